import { draft } from '~/behaviours/message-form/draft'

/** A cloth's link at the end of a message, with the blank lines before it. */
const lastLink = /\s*\bhttps?:\/\/\S+#cloth=\S*$/

/** The subject that was offered last: another cloth may replace it, the visitor's own words stay. */
let offeredSubject = ''

/** Puts a subject and, as the message's last line, a link into the contact form's draft (LOOM-4). */
export function offerBrief(subject: string, link: string): void {
  const kept = draft.read()
  const isOwn = kept !== null && kept.subject !== '' && kept.subject !== offeredSubject
  const message = kept?.message.replace(lastLink, '') ?? ''
  if (!isOwn) offeredSubject = subject
  draft.offer({ subject: isOwn ? kept.subject : subject, message: `${message}\n\n${link}` })
}
