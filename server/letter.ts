import { domainToASCII } from 'node:url'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { Message } from './message'

/** Whose letters these are: the site writes to the agency, and answers go to the visitor. */
export interface Correspondents {
  from: string
  to: string
  /** The site's name, shown as the sender's. */
  siteName: string
}

interface Posting extends Correspondents {
  /** Stays the same in every attempt to deliver, so that a second copy can be told by it. */
  messageId: string
  date: Date
}

/** Addresses that every mail server takes in a header; anything wilder stays in the text only. */
const plainLocalPart = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const plainDomain = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/

function replyAddress(email: string): string | undefined {
  const at = email.lastIndexOf('@')
  const local = email.slice(0, at)
  const domain = domainToASCII(email.slice(at + 1))
  return plainLocalPart.test(local) && plainDomain.test(domain) ? `${local}@${domain}` : undefined
}

function body({ from_name, from_email, phone_number, subject, message }: Message): string {
  const facts = [
    `Name: ${from_name}`,
    `Email: ${from_email}`,
    `Phone: ${phone_number}`,
    `Subject: ${subject}`,
  ]
  return [...facts, '', message, ''].join('\n').replace(/\r\n|\r|\n/g, '\r\n')
}

/**
 * The message as an RFC 5322 letter, plain text only: what a visitor typed is shown, never interpreted. Header values
 * are encoded by the library; none can start a line of its own.
 */
export function composeLetter(message: Message, posting: Posting): Promise<Buffer> {
  const reply = replyAddress(message.from_email)
  return new MailComposer({
    from: { name: posting.siteName, address: posting.from },
    to: { name: '', address: posting.to },
    ...(reply && { replyTo: { name: message.from_name, address: reply } }),
    subject: message.subject,
    messageId: posting.messageId,
    date: posting.date,
    text: body(message),
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build()
}
