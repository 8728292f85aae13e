import { SEND_TIMEOUT } from '~/constants'
import { mailRequest } from '~delivery/mail-provider'
import type { MessageValues } from '~delivery/message'

export type SendResult = 'sent' | 'failed'

/**
 * Sends a message (FORM-3, FORM-4): one call with the five fields. Never rejects: any failure, including no response within 20 s,
 * is logged and returns `failed`. A message that timed out may still arrive.
 * @param isSuspect the trap for robots is filled in
 */
export async function sendMessage(values: MessageValues, isSuspect: boolean): Promise<SendResult> {
  const call = new AbortController()
  const timer = setTimeout(() => call.abort(new Error(`No answer within ${SEND_TIMEOUT} ms`)), SEND_TIMEOUT)
  try {
    const [url, request] = mailRequest(values, {
      env: import.meta.env,
      ownOrigin: location.origin,
      isSuspect,
    })
    const { ok, status } = await fetch(url, { ...request, signal: call.signal })
    if (!ok) throw new Error(`The answer was ${status}`)
    return 'sent'
  } catch (error) {
    console.error('The message was not sent:', error)
    return 'failed'
  } finally {
    clearTimeout(timer)
  }
}

export type MessageStatus = 'idle' | 'sending' | SendResult

type Listener = (status: MessageStatus) => void

/**
 * Sends one message at a time: meanwhile, sending another does nothing (FORM-3, FORM-4). It belongs to the document, not to a
 * page, so the visitor may leave the page (FORM-5).
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
