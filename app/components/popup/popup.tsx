import { type MouseEvent, type SyntheticEvent, useEffect, useId, useRef } from 'react'
import { popupTitle } from '~/behaviours/popup/popup-title'
import type { PopupControl } from '~/behaviours/popup/use-popup'
import { CallButton } from '~/components/call-link/call-button'
import styles from './popup.module.css'
import { PopupEyes } from './popup-eyes'

interface PopupProps {
  popup: PopupControl
  /** True while what it announces is under way: the pupils circle and a thread fills, over and over. */
  isBusy?: boolean
}

/**
 * The modal dialog of a popup (POP-1). A component of its own below the one that calls `usePopup`: React runs its effect
 * first, so the dialog has let go of the focus when the close callback moves it.
 */
export function Popup({ popup, isBusy = false }: PopupProps) {
  const { state, close } = popup
  const { phase, content } = state
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    // Also when only the content is new: the browser may have closed the dialog by itself.
    if (phase === 'visible' && content && !element.open) element.showModal()
    if (phase === 'hidden' && element.open) element.close()
  }, [phase, content])

  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault()
    close()
  }
  const onClick = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) close()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is one on the overlay; Escape and OK do the same by keyboard
    <dialog
      ref={dialog}
      className={styles.popup}
      data-phase={phase}
      aria-labelledby={content ? `${id}-title` : undefined}
      aria-describedby={content ? `${id}-message` : undefined}
      onCancel={onCancel}
      onClose={close}
      onClick={onClick}
    >
      {content && (
        <div className={styles.lids}>
          <div className={styles.box} data-ground="paper">
            <PopupEyes key={isBusy ? 'busy' : content.type} type={content.type} isBusy={isBusy} />
            <div className={styles.words} aria-live="polite" aria-atomic="true">
              <h2 id={`${id}-title`} className={styles.title}>
                {content.title ?? popupTitle(content.type)}
              </h2>
              <p id={`${id}-message`} className={styles.message}>
                {content.message}
              </p>
            </div>
            {isBusy && <div className={styles.thread} aria-hidden="true" />}
            <CallButton className={styles.ok} onClick={close}>
              OK
            </CallButton>
          </div>
        </div>
      )}
    </dialog>
  )
}
