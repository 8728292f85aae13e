import { isEmailAddress } from '../delivery/email-address'
import { type MessageField, messageFields } from '../delivery/message-fields'
import { MESSAGE_LIMITS } from '../delivery/message-limits'

/**
 * What a visitor wrote, cleaned and checked. Only `message` may hold line ends and tabs; nothing holds other control
 * characters.
 */
export type Message = Record<MessageField, string>

/** The honeypot: only bots fill it in, because no visitor sees it. */
const honeypot = 'website'

const phoneForm = /^[0-9]{10}$/
const lineEnds = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this line is about.
const controlCharacters = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g

/** Why a message is refused, in one sentence that never repeats what the visitor sent. */
export class Unacceptable extends Error {}

/**
 * Cleans pasted text: line ends become `\n`, or a space in single-line fields; invisible control characters are removed. So
 * nobody can inject a mail header.
 */
function cleaned(name: keyof Message, value: string): string {
  const isText = name === 'message'
  const lines = value.replace(lineEnds, isText ? '\n' : ' ').replace(controlCharacters, '')
  return (isText ? lines : lines.replaceAll('\t', ' ')).trim()
}

function fieldValue(form: FormData, name: keyof Message): string {
  const [value, second] = form.getAll(name)
  if (second !== undefined) throw new Unacceptable(`The field ${name} was sent more than once.`)
  return typeof value === 'string' ? cleaned(name, value) : ''
}

/**
 * The message of a form, checked by the page's rules (FORM-2: all filled in, then e-mail, then phone) and by those that only the
 * server needs. Throws `Unacceptable` for the first rule that fails.
 */
export function readMessage(form: FormData): Message {
  for (const value of form.values()) {
    if (typeof value !== 'string') throw new Unacceptable('A field is a file.')
  }
  if (form.getAll(honeypot).some((value) => value !== ''))
    throw new Unacceptable('This message was not taken.')
  const message = Object.fromEntries(messageFields.map((name) => [name, fieldValue(form, name)])) as Message
  if (messageFields.some((name) => message[name] === '')) {
    throw new Unacceptable('Please fill in all required fields to continue.')
  }
  for (const name of messageFields) {
    const most = MESSAGE_LIMITS[name]
    if (message[name].length > most)
      throw new Unacceptable(`The field ${name} may have at most ${most} characters.`)
  }
  if (!isEmailAddress(message.from_email)) throw new Unacceptable('Please enter a valid email address.')
  if (!phoneForm.test(message.phone_number))
    throw new Unacceptable('Please enter a valid 10-digit phone number.')
  return message
}
