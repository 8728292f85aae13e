import { SEND_TIMEOUT } from '~/constants'
import { type MessageValues, messageFields } from './fields'
import { mailSettings } from './mail-settings'

export type SendResult = 'sent' | 'failed'

/**
 * The version of the provider's own client whose call this is. The client itself is not used: it reads `localStorage` as it
 * loads, which throws where the visitor has blocked storage, and it has no time-out.
 */
const LIB_VERSION = '4.4.1'

/** The provider's answer was not a success. */
class Refused extends Error {
  constructor(readonly status: number) {
    super(`The answer was ${status}`)
  }
}

async function post(values: MessageValues, signal: AbortSignal): Promise<void> {
  const { origin, serviceId, templateId, publicKey } = mailSettings(import.meta.env, location.origin)
  const body = new FormData()
  for (const name of messageFields) body.append(name, values[name])
  body.append('lib_version', LIB_VERSION)
  body.append('service_id', serviceId)
  body.append('template_id', templateId)
  body.append('user_id', publicKey)
  const { ok, status } = await fetch(`${origin}/api/v1.0/email/send-form`, { method: 'POST', body, signal })
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
