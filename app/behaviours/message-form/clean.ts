import type { MessageField } from '~delivery/message-fields'
import { eachField, type MessageValues } from './fields'

/** Word pastes a vertical tab for a line break; editors paste the separators of lines and paragraphs. */
const lineBreaks = /\r\n?|[\v\f\u0085\p{Zl}\p{Zp}]/gu
const controls = /[^\P{Cc}\t\n]/gu
/** Soft hyphens, blanks without width, marks of direction. Joiners stay: Odia and emoji are written with them. */
const invisible = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

const lines = (text: string) => text.replace(lineBreaks, '\n').replace(controls, '').trim()
const oneLine = (text: string) =>
  lines(text)
    .replace(/[\t\n]+/g, ' ')
    .replace(invisible, '')
    .trim()
/** What has no words, so that no mark inside can mean anything. */
const token = (text: string) =>
  oneLine(text)
    .replace(/\p{Cf}/gu, '')
    .trim()

const cleaners: Record<MessageField, (text: string) => string> = {
  from_name: oneLine,
  from_email: token,
  phone_number: token,
  subject: oneLine,
  message: lines,
}

/**
 * A message without the marks that come along with what is pasted and that nobody sees: blanks around it, control characters,
 * separators of lines. What can be seen stays, a blank inside a number too: FORM-2 decides on it.
 */
export const clean = (values: MessageValues): MessageValues =>
  eachField((name) => cleaners[name](values[name]))
