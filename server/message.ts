/** What a visitor wrote, trimmed and checked. */
export interface Message {
  from_name: string
  from_email: string
  phone_number: string
  subject: string
  message: string
}

/** Longest values in characters; the form has no limits of its own, so these are far beyond honest use. */
const longest: Readonly<Record<keyof Message, number>> = {
  from_name: 200,
  from_email: 320,
  phone_number: 40,
  subject: 300,
  message: 20_000,
}

const fields = Object.keys(longest) as (keyof Message)[]

/** Filled in by machines only: no visitor sees it. */
const trapField = 'website'

const emailForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const phoneForm = /^[0-9]{10}$/
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this line is about.
const controlCharacters = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/
// biome-ignore lint/suspicious/noControlCharactersInRegex: the same, but for the tab and line ends a message may have.
const controlInText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

/** One sentence that says why a message is not taken. */
export class Unacceptable extends Error {}

function text(form: FormData, name: string): string {
  const [value, second] = form.getAll(name)
  if (second !== undefined) throw new Unacceptable(`The field ${name} was sent more than once.`)
  if (value !== undefined && typeof value !== 'string') throw new Unacceptable(`The field ${name} is a file.`)
  return value?.trim() ?? ''
}

function checkForm(name: keyof Message, value: string): void {
  if (value.length > longest[name]) throw new Unacceptable(`The field ${name} is too long.`)
  if ((name === 'message' ? controlInText : controlCharacters).test(value)) {
    throw new Unacceptable(`The field ${name} holds control characters.`)
  }
}

/**
 * The message of a form, by the same rules as the page's (FORM-2: all there, then e-mail, then phone) and those only a
 * server needs. Throws `Unacceptable` with the first that fails.
 */
export function readMessage(form: FormData): Message {
  for (const [name, value] of form) {
    if (typeof value !== 'string') throw new Unacceptable(`The field ${name.slice(0, 40)} is a file.`)
  }
  if (form.getAll(trapField).some((value) => value !== ''))
    throw new Unacceptable('This message was not taken.')
  const message = Object.fromEntries(fields.map((name) => [name, text(form, name)])) as Record<
    keyof Message,
    string
  >
  if (fields.some((name) => message[name] === '')) {
    throw new Unacceptable('Please fill in all required fields to continue.')
  }
  if (!emailForm.test(message.from_email)) throw new Unacceptable('Please enter a valid email address.')
  if (!phoneForm.test(message.phone_number))
    throw new Unacceptable('Please enter a valid 10-digit phone number.')
  for (const name of fields) checkForm(name, message[name])
  return message
}
