import { draft } from '~/behaviours/message-form/draft'

const isClothLink = (word: string) => /^https?:\/\/.+#cloth=/.test(word)

/** A message without the cloth's link at its end, and the blank lines before it. */
function withoutLink(message: string): string {
  const start = Math.max(message.lastIndexOf(' '), message.lastIndexOf('\n')) + 1
  return isClothLink(message.slice(start)) ? message.slice(0, start).trimEnd() : message
}

/** The last offered subject: another cloth may replace it, but not the visitor's own text. */
let offeredSubject = ''

/** Puts a subject and, as the message's last line, a link into the contact form's draft (LOOM-4). */
export function offerBrief(subject: string, link: string): void {
  const kept = draft.read()
  const isOwn = kept !== null && kept.subject !== '' && kept.subject !== offeredSubject
  const message = withoutLink(kept?.message ?? '')
  if (!isOwn) offeredSubject = subject
  draft.offer({ subject: isOwn ? kept.subject : subject, message: `${message}\n\n${link}` })
}
