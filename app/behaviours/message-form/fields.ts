/** The fields of a message, in the order in which they are checked and sent (FORM-1, FORM-4). */
export const messageFields = ['from_name', 'from_email', 'phone_number', 'subject', 'message'] as const

export type MessageField = (typeof messageFields)[number]

export type MessageValues = Record<MessageField, string>

/** A field that no visitor notices; only a machine fills it, and it is never sent. */
export const trapField = 'website'

const textOf = (data: FormData, name: string): string => {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

/** What stands in the form now. */
export function readValues(form: HTMLFormElement): MessageValues {
  const data = new FormData(form)
  return {
    from_name: textOf(data, 'from_name'),
    from_email: textOf(data, 'from_email'),
    phone_number: textOf(data, 'phone_number'),
    subject: textOf(data, 'subject'),
    message: textOf(data, 'message'),
  }
}

/** Whether a machine filled the form. */
export const isTrapFilled = (form: HTMLFormElement): boolean => textOf(new FormData(form), trapField) !== ''
