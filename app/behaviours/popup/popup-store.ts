import { POPUP_EXIT } from '~/constants'
import type { PopupType } from './popup-title'

export interface PopupContent {
  type: PopupType
  /** Without one the type's default stands. */
  title?: string
  message: string
  /** What it announces is still under way. */
  isBusy?: boolean
  /** Runs once, after the popup that shows this content is hidden. */
  onClosed?: () => void
}

export type PopupState =
  | { phase: 'hidden'; content: null }
  | { phase: 'visible' | 'closing'; content: PopupContent }

const hiddenPopup: PopupState = { phase: 'hidden', content: null }

/**
 * A popup is visible, closing (300 ms), hidden; then its close callback runs once (POP-1). What is opened while another is
 * there takes its place, the close callback with it. A store: whoever draws the popup subscribes.
 */
export class PopupStore {
  #state: PopupState = hiddenPopup
  #listeners = new Set<() => void>()
  #exit: ReturnType<typeof setTimeout> | undefined
  #callback: (() => void) | undefined

  readonly state = (): PopupState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** @returns closes this content, and does nothing where something else is shown by then */
  readonly open = (content: PopupContent): (() => void) => {
    clearTimeout(this.#exit)
    this.#callback = undefined
    this.#become({ phase: 'visible', content })
    return () => {
      if (this.#state.content === content) this.close()
    }
  }

  /** Starts the exit; does nothing where it has begun. */
  readonly close = (): void => {
    if (this.#state.phase !== 'visible') return
    const { content } = this.#state
    this.#become({ phase: 'closing', content })
    this.#exit = setTimeout(() => {
      this.#callback = content.onClosed
      this.#become(hiddenPopup)
    }, POPUP_EXIT)
  }

  /** Runs the close callback, once. For whoever draws the popup, when the dialog has given the focus back. */
  readonly runCallback = (): void => {
    const callback = this.#callback
    this.#callback = undefined
    callback?.()
  }

  #become(state: PopupState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}
