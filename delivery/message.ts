/**
 * The contact form's message: its fields, their limits, how they are cleaned and checked (FORM-1, FORM-2, FORM-4). The page and
 * the server share it, so that the server accepts what the page accepts.
 */

/** In the order in which they are checked and sent. The mail provider uses the same names. */
export const messageFields = ['from_name', 'from_email', 'phone_number', 'subject', 'message'] as const

export type MessageField = (typeof messageFields)[number]

/** One text for each field. */
export type MessageValues = Record<MessageField, string>

/** Builds a message field by field. */
export const eachField = (value: (name: MessageField) => string): MessageValues => ({
  from_name: value('from_name'),
  from_email: value('from_email'),
  phone_number: value('phone_number'),
  subject: value('subject'),
  message: value('message'),
})

/**
 * A honeypot: no visitor sees it, only robots fill it in. The message is still delivered, marked as suspect (EXP-24). No browser
 * or password manager looks for this name; `website` and `url` are filled in by several.
 */
export const trapField = 'leave_empty'

/** Maximum lengths in UTF-16 units, with a line end counted as one, as `value.length` does in a browser. */
export const MESSAGE_LIMITS = {
  from_name: 200,
  from_email: 254,
  phone_number: 40,
  subject: 300,
  message: 20_000,
} as const satisfies MessageLimits

type MessageLimits = Record<MessageField, number>

/** A phone number has exactly this many digits (FORM-2). */
export const PHONE_DIGITS = 10

/** Word pastes a vertical tab for a line break; editors paste the separators of lines and paragraphs. */
const lineBreaks = /\r\n?|[\v\f\u0085\p{Zl}\p{Zp}]/gu
const controls = /[^\P{Cc}\t\n]/gu
/** Soft hyphens, zero-width spaces, direction marks. Joiners stay: Odia and emoji need them. */
const invisible = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

const cleanLines = (text: string) => text.replace(lineBreaks, '\n').replace(controls, '').trim()
const cleanLine = (text: string) =>
  cleanLines(text)
    .replace(/[\t\n]+/g, ' ')
    .replace(invisible, '')
    .trim()
/** An address or a number has no words, so no invisible mark inside can mean anything. */
const cleanToken = (text: string) =>
  cleanLine(text)
    .replace(/\p{Cf}/gu, '')
    .trim()

/** Removes what is copied along with an address from a sentence or a list. */
function cleanAddress(text: string): string {
  const address = cleanToken(text).replace(/^[<(]+/, '')
  // Not by an expression that ends with `+$`: 85,000 quotation marks took it eight seconds.
  let end = address.length
  while (end > 0 && `>)"'.,;:!?`.includes(address.charAt(end - 1))) end -= 1
  return address.slice(0, end)
}

const cleaners: Record<MessageField, (text: string) => string> = {
  from_name: cleanLine,
  from_email: cleanAddress,
  phone_number: cleanToken,
  subject: cleanLine,
  message: cleanLines,
}

/**
 * Removes invisible characters that pasted text contains: surrounding whitespace, control characters, line ends in a single line
 * (so that nobody can inject a mail header). Visible characters stay, and so does a space inside a number: FORM-2 decides on it.
 */
export const cleanMessage = (values: MessageValues): MessageValues =>
  eachField((name) => cleaners[name](values[name]))

/**
 * Whether a text has the form a@b.c without spaces (FORM-2): one @ with something before it, and a dot inside what follows. Each
 * step reads the text once: a single regular expression takes quadratic time on a text full of dots.
 */
export function isEmailAddress(text: string): boolean {
  const at = text.indexOf('@')
  if (at < 1 || text.includes('@', at + 1) || /\s/.test(text)) return false
  return text.slice(at + 2, -1).includes('.')
}

const phoneNumber = new RegExp(`^[0-9]{${PHONE_DIGITS}}$`)
const phonePrefixed = new RegExp(`^(?:(?:\\+|0{0,2})91)?0?([0-9]{${PHONE_DIGITS}})$`)
const phoneSeparators = /[\s\p{Pd}\p{Cf}()[\]./]|^tel:/gu
/** Zeros of the digits in use in India besides ASCII's: Odia, Devanagari, Bengali, Urdu and Arabic, and full-width ones. */
const zeros = ['\u0b66', '\u0966', '\u09e6', '\u06f0', '\u0660', '\uff10']

function toAscii(digit: string): string {
  const code = digit.charCodeAt(0)
  const zero = zeros.map((one) => one.charCodeAt(0)).find((one) => code >= one && code < one + 10)
  return zero === undefined ? digit : String(code - zero)
}

/**
 * The ten digits of an Indian number as address books and other pages write it: with +91, 0091 or 0, spaces, hyphens, brackets
 * (EXP-23). Anything else is returned as it is.
 */
export function nationalNumber(text: string): string {
  const plain = text.replace(phoneSeparators, '').replace(/\p{Nd}/gu, toAscii)
  return phonePrefixed.exec(plain)?.[1] ?? text
}

/** What is wrong with a message, and in which fields, in order. */
export interface MessageProblem {
  rule: 'missing' | 'invalidEmail' | 'invalidPhone' | 'tooLong'
  fields: [MessageField, ...MessageField[]]
}

/** Anything except whitespace and invisible marks. */
const visible = /[^\s\p{Cf}]/u

export const isTooLong = (name: MessageField, value: string): boolean => value.length > MESSAGE_LIMITS[name]

/**
 * Checks a cleaned message in the specified order and stops at the first rule that fails (FORM-2). A number is exactly ten
 * digits: no spaces, no country code. The limits, which are ours, come last.
 */
export function findProblem(values: MessageValues): MessageProblem | null {
  const failing = (rule: MessageProblem['rule'], fails: (name: MessageField) => boolean) => {
    const [first, ...others] = messageFields.filter(fails)
    return first && { rule, fields: [first, ...others] as MessageProblem['fields'] }
  }
  return (
    failing('missing', (name) => !visible.test(values[name])) ??
    failing('invalidEmail', (name) => name === 'from_email' && !isEmailAddress(values[name])) ??
    failing('invalidPhone', (name) => name === 'phone_number' && !phoneNumber.test(values[name])) ??
    failing('tooLong', (name) => isTooLong(name, values[name])) ??
    null
  )
}
