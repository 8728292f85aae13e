import { SEND_TIMEOUT } from '~/constants'
import { isTrapFilled, messageFields, readValues } from './fields'
import { mailSettings } from './mail-settings'

export type SendResult = 'sent' | 'failed'

/** A form of the five fields and nothing else: the provider's client sends all that it finds in one. */
function detachedForm(form: HTMLFormElement): HTMLFormElement {
  const copy = document.createElement('form')
  const values = readValues(form)
  for (const name of messageFields) {
    // An input would lose the line breaks.
    const field = document.createElement('textarea')
    field.name = name
    field.value = values[name]
    copy.append(field)
  }
  return copy
}

/** Rejects after 20 s; the client has no time-out of its own. */
function timeOut(): { expired: Promise<never>; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const expired = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${SEND_TIMEOUT} ms`)), SEND_TIMEOUT)
  })
  return { expired, stop: () => clearTimeout(timer) }
}

async function post(form: HTMLFormElement): Promise<void> {
  const { origin, serviceId, templateId, publicKey } = mailSettings(import.meta.env, location.origin)
  const { init, sendForm } = await import('@emailjs/browser')
  init({ publicKey }, origin)
  await sendForm(serviceId, templateId, form)
}

/**
 * Sends what stands in the form when it is called (FORM-3, FORM-4): one call, the five fields. Never rejects: whatever goes
 * wrong, also no answer within 20 s, is logged and `failed`. A message that timed out may still arrive.
 */
export async function sendMessage(form: HTMLFormElement): Promise<SendResult> {
  if (isTrapFilled(form)) {
    console.error('The message was not sent: a hidden field is filled in, as only machines do.')
    return 'failed'
  }
  const { expired, stop } = timeOut()
  try {
    await Promise.race([post(detachedForm(form)), expired])
    return 'sent'
  } catch (error) {
    console.error('The message was not sent:', error)
    return 'failed'
  } finally {
    stop()
  }
}
