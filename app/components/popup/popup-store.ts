import { POPUP_EXIT } from '~/constants'

export type PopupType = 'success' | 'error' | 'warning' | 'info'

/** Default titles by type. */
export type PopupTitles = Record<PopupType | 'other', string>

/** A popup's title, or the default of its type (POP-1). */
export const popupTitle = (titles: PopupTitles, type = 'other'): string =>
  new Map(Object.entries(titles)).get(type) ?? titles.other

/** The expression of an error's eyes, if it is not the usual one: an iris is missing, one eye doubts, both are shut. */
export type PopupLook = 'missing' | 'doubtful' | 'shut'

export interface PopupContent {
  type: PopupType
  /** Default: the expression of its type. */
  look?: PopupLook | undefined
  /** Default: the title of its type. */
  title?: string
  message: string
  /** The announced operation is still running. */
  isBusy?: boolean
  /** Runs once, after the popup that shows this content is hidden. */
  onClosed?: () => void
}

export type PopupState =
  | { phase: 'hidden'; content: null }
  | { phase: 'visible' | 'closing'; content: PopupContent }

const hiddenPopup: PopupState = { phase: 'hidden', content: null }

/**
 * A popup is visible, then closing (300 ms), then hidden; after that its close callback runs once (POP-1). Content that is opened
 * meanwhile replaces the content and its close callback. The component subscribes to this store.
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

  /** @returns a function that closes this content, and does nothing if other content has replaced it */
  readonly open = (content: PopupContent): (() => void) => {
    clearTimeout(this.#exit)
    this.#callback = undefined
    this.#become({ phase: 'visible', content })
    return () => {
      if (this.#state.content === content) this.close()
    }
  }

  /** Starts the exit animation, unless it has started already. */
  readonly close = (): void => {
    if (this.#state.phase !== 'visible') return
    const { content } = this.#state
    this.#become({ phase: 'closing', content })
    this.#exit = setTimeout(() => {
      this.#callback = content.onClosed
      this.#become(hiddenPopup)
    }, POPUP_EXIT)
  }

  /** Runs the close callback, once. The component calls it after the dialog has returned the focus. */
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
