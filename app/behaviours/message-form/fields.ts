import { type MessageField, messageFields } from '~delivery/message-fields'

export type MessageValues = Record<MessageField, string>

/** The honeypot: no visitor notices it, only a machine fills it, and it is never sent. The server knows it by the same name. */
export const honeypotField = 'website'

const textOf = (data: FormData, name: string): string => {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

/** One value for each field. */
export const eachField = (value: (name: MessageField) => string): MessageValues => ({
  from_name: value('from_name'),
  from_email: value('from_email'),
  phone_number: value('phone_number'),
  subject: value('subject'),
  message: value('message'),
})

/** What stands in the form now. */
export function readValues(form: HTMLFormElement): MessageValues {
  const data = new FormData(form)
  return eachField((name) => textOf(data, name))
}

/** Whether a machine filled the form. */
export const isHoneypotFilled = (form: HTMLFormElement): boolean =>
  textOf(new FormData(form), honeypotField) !== ''

/**
 * Puts values into a form.
 * @param which `empty`: only where nothing stands yet
 */
export function fillFields(form: HTMLFormElement, values: MessageValues, which: 'empty' | 'all'): void {
  for (const name of messageFields) {
    const field = form.elements.namedItem(name)
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue
    if (which === 'all' || field.value === '') field.value = values[name]
  }
}
