import { useCallback, useEffect, useRef, useState } from 'react'
import { hiddenPopup, Popup, type PopupContent, type PopupState } from './popup'

export interface PopupControl {
  state: PopupState
  /** Shows content; what is shown already is replaced. */
  open: (content: PopupContent) => void
  /** Starts the exit; does nothing where it has begun. */
  close: () => void
}

/** One popup of a page (POP-1). Its close callback runs when the dialog has left the page, so that it may move the focus. */
export function usePopup(): PopupControl {
  const [state, setState] = useState<PopupState>(hiddenPopup)
  const due = useRef<(() => void) | null>(null)
  const [popup] = useState(
    () =>
      new Popup({
        onChange: setState,
        onClosed: (run) => {
          due.current = run
        },
      }),
  )

  useEffect(() => () => popup.destroy(), [popup])

  // An effect and not the timer itself: until React has closed the dialog, everything behind it refuses the focus.
  useEffect(() => {
    const run = state.phase === 'hidden' ? due.current : null
    due.current = null
    run?.()
  }, [state])

  const open = useCallback((content: PopupContent) => popup.open(content), [popup])
  const close = useCallback(() => popup.close(), [popup])
  return { state, open, close }
}
