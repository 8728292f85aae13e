import { SEND_TIMEOUT } from '~/constants'
import { callFields, mailPath } from '~delivery/mail-call'
import type { MessageValues } from './fields'
import { mailSettings } from './mail-settings'

export type SendResult = 'sent' | 'failed'

/** The provider's answer was not a success. */
class Refused extends Error {
  constructor(readonly status: number) {
    super(`The answer was ${status}`)
  }
}

async function post(values: MessageValues, signal: AbortSignal): Promise<void> {
  const { origin, ...ids } = mailSettings(import.meta.env, location.origin)
  const body = new FormData()
  for (const [name, value] of callFields(values, ids)) body.append(name, value)
  const { ok, status } = await fetch(origin + mailPath, { method: 'POST', body, signal })
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
