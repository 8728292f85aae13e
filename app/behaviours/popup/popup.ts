import { POPUP_EXIT } from '~/constants'
import type { PopupType } from './popup-title'

export interface PopupContent {
  type: PopupType
  /** Without one the type's default stands. */
  title?: string
  message: string
  /** Runs once, after the popup that shows this content is hidden. */
  onClosed?: () => void
}

export type PopupState =
  | { phase: 'hidden'; content: null }
  | { phase: 'visible' | 'closing'; content: PopupContent }

export const hiddenPopup: PopupState = { phase: 'hidden', content: null }

interface PopupListener {
  onChange(state: PopupState): void
  /** The popup is hidden: what its content asked for is due. */
  onClosed(run: () => void): void
}

/**
 * A popup is visible, closing (300 ms), hidden; then its close callback runs once (POP-1). What is opened while another is
 * there takes its place, the close callback with it.
 */
export class Popup {
  #state: PopupState = hiddenPopup
  #listener: PopupListener
  #exit: ReturnType<typeof setTimeout> | undefined

  constructor(listener: PopupListener) {
    this.#listener = listener
  }

  open(content: PopupContent): void {
    clearTimeout(this.#exit)
    this.#become({ phase: 'visible', content })
  }

  close(): void {
    if (this.#state.phase !== 'visible') return
    const { content } = this.#state
    this.#become({ phase: 'closing', content })
    this.#exit = setTimeout(() => {
      this.#become(hiddenPopup)
      if (content.onClosed) this.#listener.onClosed(content.onClosed)
    }, POPUP_EXIT)
  }

  /** Stops the timer; for unmounting. */
  destroy(): void {
    clearTimeout(this.#exit)
  }

  #become(state: PopupState): void {
    this.#state = state
    this.#listener.onChange(state)
  }
}
