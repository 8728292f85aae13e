import { SEND_TIMEOUT } from '~/constants'
import { mailCall } from '~delivery/mail-provider'
import type { MessageValues } from './fields'

export type SendResult = 'sent' | 'failed'

/** The provider's answer was not a success. */
class Refused extends Error {
  constructor(readonly status: number) {
    super(`The answer was ${status}`)
  }
}

async function post(values: MessageValues, signal: AbortSignal): Promise<void> {
  const [url, request] = mailCall(values, import.meta.env, location.origin)
  const { ok, status } = await fetch(url, { ...request, signal })
  if (!ok) throw new Refused(status)
}

/**
 * Sends a message (FORM-3, FORM-4): one call, the five fields. Never rejects: whatever goes wrong, also no answer within 20 s,
 * is logged and `failed`. A message that timed out may still arrive.
 * @param isFromMachine the honeypot is filled in: no call is made
 */
export async function sendMessage(values: MessageValues, isFromMachine: boolean): Promise<SendResult> {
  if (isFromMachine) {
    console.error('The message was not sent: a hidden field is filled in, as only machines do.')
    return 'failed'
  }
  const call = new AbortController()
  const timer = setTimeout(() => call.abort(new Error(`No answer within ${SEND_TIMEOUT} ms`)), SEND_TIMEOUT)
  try {
    await post(values, call.signal)
    return 'sent'
  } catch (error) {
    console.error('The message was not sent:', error)
    return 'failed'
  } finally {
    clearTimeout(timer)
  }
}
