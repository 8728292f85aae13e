import { domainToASCII } from 'node:url'
import MailComposer from 'nodemailer/lib/mail-composer'
import { encodeWord, foldLines } from 'nodemailer/lib/mime-funcs'
import type { Message } from './message'

/** The site writes to the agency; replies go to the visitor. */
export interface Correspondents {
  from: string
  to: string
  /** The site's name, shown as the sender. */
  siteName: string
}

/** When and under which id a message was accepted. The id is the same in every attempt, so that a duplicate can be recognised. */
export interface Arrival {
  id: string
  date: Date
}

const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+"
const dotAtom = new RegExp(`^${atom}(?:\\.${atom})*$`)
const quotedString = /^"(?:[^"\\]|\\.)*"$/
const hostname = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/

/**
 * The address as a header has it (RFC 5322): an unusual local part is quoted, a domain in another script is written `xn--…`.
 * `undefined` if mail cannot be addressed to it.
 */
function replyAddress(email: string): string | undefined {
  const at = email.lastIndexOf('@')
  const local = email.slice(0, at)
  const domain = domainToASCII(email.slice(at + 1))
  if (!/^[\x21-\x7e]{1,64}$/.test(local) || !hostname.test(domain)) return undefined
  return `${dotAtom.test(local) || quotedString.test(local) ? local : JSON.stringify(local)}@${domain}`
}

/** A header's words as typed. Words that look encoded are encoded, or mail programs would decode them. */
const asTyped = (words: string) => (words.includes('=?') ? encodeWord(words, 'B', 52) : words)

/** Not by the library: it leaves a quoted name as it is, and many mail programs decode even that. */
function replyTo(name: string, address: string): string {
  const shown = /^[\w ]+$/.test(name) ? name : encodeWord(name, 'B', 52)
  return `${foldLines(`Reply-To: ${shown} <${address}>`)}\r\n`
}

interface Content {
  subject: string
  text: string
  headers?: Record<string, string>
}

/** An email of plain text only (RFC 5322): what a visitor typed is shown, never interpreted. */
function compose(content: Content, { from, to, siteName }: Correspondents, { id, date }: Arrival) {
  return new MailComposer({
    ...content,
    from: { name: siteName, address: from },
    to: { name: '', address: to },
    messageId: `<${id}@${from.split('@').at(-1)}>`,
    date,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build()
}

const noReply = `Reply does not reach this visitor: mail cannot be sent to the address as it was typed. Please call.`
const suspect = `This is possibly spam: a field was filled in that no visitor sees.`

/** A visitor's message as an email to the agency. */
export async function composeEmail(message: Message, correspondents: Correspondents, arrival: Arrival) {
  const { from_name, from_email, phone_number, subject, isSuspect } = message
  const address = replyAddress(from_email)
  const text = [
    ...(isSuspect ? [suspect, ''] : []),
    ...(address ? [] : [noReply, '']),
    `Name: ${from_name}`,
    `Email: ${from_email}`,
    `Phone: ${phone_number}`,
    `Subject: ${subject}`,
    '',
    message.message,
    '',
  ]
  const content: Content = {
    subject: asTyped(isSuspect ? `[Possibly spam] ${subject}` : subject),
    text: text.join('\n').replace(/\r\n|\r|\n/g, '\r\n'),
    ...(isSuspect && { headers: { 'X-Possibly-Spam': 'hidden field filled in' } }),
  }
  const email = await compose(content, correspondents, arrival)
  return address ? Buffer.concat([Buffer.from(replyTo(from_name, address)), email]) : email
}

/** Tells the agency that a message was refused, without the visitor's words, which may be what was refused. */
export function composeNotice(
  name: string,
  answer: string,
  correspondents: Correspondents,
  arrival: Arrival,
) {
  const text = `The mail server refused a message from the contact form:

${answer}

The message is kept on the web server as refused/${name} in the outbox. Whoever runs the server can open it, or
send it again by moving it back. There is one notice like this a day at most: there may be other messages in that folder.
`
  return compose({ subject: 'A message from the contact form was refused', text }, correspondents, arrival)
}
