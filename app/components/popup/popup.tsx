import { type MouseEvent, type SyntheticEvent, useEffect, useId, useRef, useSyncExternalStore } from 'react'
import type { PopupStore } from '~/behaviours/popup/popup-store'
import { type PopupTitles, popupTitle } from '~/behaviours/popup/popup-title'
import { ActionButton } from '~/components/action/action-button'
import styles from './popup.module.css'
import { PopupEyes } from './popup-eyes'

export interface PopupWords {
  /** On the button that closes it. */
  ok: string
  titles: PopupTitles
}

/** The modal dialog of a popup (POP-1); only in the browser. */
export function Popup({ popup, words }: { popup: PopupStore; words: PopupWords }) {
  const { phase, content } = useSyncExternalStore(popup.subscribe, popup.state)
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const isBusy = content?.isBusy === true

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    // Also when only the content is new: the browser may have closed the dialog by itself.
    if (phase === 'visible' && content && !element.open) element.showModal()
    if (phase !== 'hidden') return
    if (element.open) element.close()
    // Only now: while the dialog is open, nothing behind it can take the focus.
    popup.runCallback()
  }, [phase, content, popup])

  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault()
    popup.close()
  }
  const onClick = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) popup.close()
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
      onClose={popup.close}
      onClick={onClick}
    >
      {content && (
        <div className={styles.lids}>
          <div className={styles.box} data-ground="paper">
            <PopupEyes
              key={isBusy ? 'busy' : content.type}
              type={content.type}
              look={content.look}
              isBusy={isBusy}
            />
            <div className={styles.words} aria-live="polite" aria-atomic="true">
              {/* New elements for new words: a translated page would keep the old ones. */}
              <h2 key={`title ${content.title ?? content.type}`} id={`${id}-title`} className={styles.title}>
                {content.title ?? popupTitle(words.titles, content.type)}
              </h2>
              <p key={content.message} id={`${id}-message`} className={styles.message}>
                {content.message}
              </p>
            </div>
            {isBusy && <div className={styles.progress} aria-hidden="true" />}
            <ActionButton size="large" className={styles.ok} onClick={popup.close}>
              {words.ok}
            </ActionButton>
          </div>
        </div>
      )}
    </dialog>
  )
}
