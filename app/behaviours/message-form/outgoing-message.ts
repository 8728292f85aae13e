import type { SendResult } from './send-message'

export type MessageStatus = 'idle' | 'sending' | SendResult

type Listener = (status: MessageStatus) => void

/**
 * The message that is under way, one at a time: while it is, sending another does nothing (FORM-3, FORM-4). It belongs to the
 * document and not to a page, which the visitor may leave meanwhile (FORM-5).
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
   * @param onStatus told of `sending` and of the result, whoever listens besides
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
