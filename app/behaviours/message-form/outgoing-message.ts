import type { SendResult } from './send-message'

export type MessageStatus = 'idle' | 'sending' | SendResult

type Listener = (status: MessageStatus) => void

/**
 * The message that is being sent, one at a time: meanwhile, sending another does nothing (FORM-3, FORM-4). It belongs to the
 * document, not to a page, so the visitor may leave the page (FORM-5).
 */
export class OutgoingMessage {
  #status: MessageStatus = 'idle'
  #listeners = new Set<Listener>()

  readonly status = (): MessageStatus => this.#status

  readonly subscribe = (listener: Listener): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /**
   * @param post sends the message; never rejects
   * @param onStatus called with `sending` and with the result, in addition to the listeners
   */
  async send(post: () => Promise<SendResult>, onStatus: Listener): Promise<void> {
    if (this.#status === 'sending') return
    this.#become('sending', onStatus)
    this.#become(await post(), onStatus)
  }

  #become(status: MessageStatus, onStatus: Listener): void {
    this.#status = status
    for (const listener of [onStatus, ...this.#listeners]) listener(status)
  }
}

/** The document's own. */
export const outgoingMessage = new OutgoingMessage()
