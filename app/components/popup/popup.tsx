import {
  type KeyboardEvent,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useSyncExternalStore,
} from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { useOverlayClick } from '~/behaviours/overlay/use-overlay-click'
import { ActionButton } from '~/components/action/action'
import styles from './popup.module.css'
import { PopupEyes } from './popup-eyes'
import { PopupStore, type PopupTitles, popupTitle } from './popup-store'

export interface PopupWords {
  /** On the button that closes it. */
  ok: string
  titles: PopupTitles
}

/** The dialog returns the focus to the element that had it; if its page was left meanwhile, the new page takes it. */
function keepFocus(): void {
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
}

/** The modal dialog of a popup (POP-1); only in the browser. */
function Popup({ popup, words }: { popup: PopupStore; words: PopupWords }) {
  const { phase, content } = useSyncExternalStore(popup.subscribe, popup.state)
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const isBusy = content?.isBusy === true
  const overlayProps = useOverlayClick(popup.close)

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    // Also if only the content is new: the browser may have closed the dialog by itself.
    if (phase === 'visible' && content && !element.open) element.showModal()
    if (phase !== 'hidden') return
    const wasOpen = element.open
    element.close()
    // Only now: while the dialog is open, nothing outside of it can take the focus.
    popup.runCallback()
    if (wasOpen) keepFocus()
  }, [phase, content, popup])

  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault()
    popup.close()
  }

  // An Enter that submitted the form and is still held down would press OK before anybody has read the message.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.repeat) event.preventDefault()
  }

  return (
    <dialog
      ref={dialog}
      className={styles.popup}
      data-phase={phase}
      aria-labelledby={content ? `${id}-title` : undefined}
      aria-describedby={content ? `${id}-message` : undefined}
      onKeyDown={onKeyDown}
      onCancel={onCancel}
      onClose={popup.close}
      {...overlayProps}
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
              {/* New elements for new words: page translation would keep the old ones. */}
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

const store = new PopupStore()
let container: HTMLElement | undefined
let root: Root | undefined

/**
 * Outside the pages' React root, so that it survives page changes. React may have cleared the body: then it is appended again.
 */
function mount(words: PopupWords) {
  container ??= document.createElement('div')
  root ??= createRoot(container)
  root.render(<Popup popup={store} words={words} />)
  if (!container.isConnected) document.body.append(container)
}

/**
 * The popup of the document. It outlives the page that opens it, so the result of sending can be shown on the next page. It has a
 * React root of its own: pages without a popup load nothing of it, and an error on a page does not remove it.
 */
export const sitePopup = (words: PopupWords): Pick<PopupStore, 'open'> => ({
  open(content) {
    mount(words)
    return store.open(content)
  },
})
