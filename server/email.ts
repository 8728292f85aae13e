import { domainToASCII } from 'node:url'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { Message } from './message'

/** The site writes to the agency; answers go to the visitor. */
export interface Correspondents {
  from: string
  to: string
  /** The site's name, shown as sender. */
  siteName: string
}

interface Envelope extends Correspondents {
  /** The same in every attempt to deliver, so that a second copy can be recognised. */
  messageId: string
  date: Date
}

/** Addresses that every mail server accepts in a header; others appear in the text only. */
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
 * The message as an email (RFC 5322), plain text only: what a visitor typed is shown, never interpreted. The library encodes
 * header values; none can start a line of its own.
 */
export function composeEmail(message: Message, envelope: Envelope): Promise<Buffer> {
  const reply = replyAddress(message.from_email)
  return new MailComposer({
    from: { name: envelope.siteName, address: envelope.from },
    to: { name: '', address: envelope.to },
    ...(reply && { replyTo: { name: message.from_name, address: reply } }),
    subject: message.subject,
    messageId: envelope.messageId,
    date: envelope.date,
    text: body(message),
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build()
}
