import MailComposer from 'nodemailer/lib/mail-composer'
import { parseSmtpUrl, sendBySmtp } from '../../server/smtp'

/** Somebody waits for the answer before they look into their mail (ms). */
const longest = 30_000

interface Letter {
  to: string
  subject: string
  text: string
}

/** Sends a letter of plain text. Throws a sentence if the mail server does not take it. */
export type SendLetter = (letter: Letter) => Promise<void>

/** What publishers get if somebody asks them to publish. */
export const askLetters = (
  publishers: readonly { name: string; email: string }[],
  who: string,
  note: string,
  origin: string,
): Letter[] =>
  publishers.map(({ name, email }) => ({
    to: email,
    subject: `${who} asks you to publish`,
    text: `Hello ${name},\n\n${who} has changed the website and asks you to publish it${note && `:\n\n${note}`}${note ? '' : '.'}\n\nLook at it and publish it here:\n\n${origin}/edit/\n`,
  }))

/** Letters of the studio, by the mail server of `SMTP_URL`. */
export function openMail(smtpUrl: string, from: string, siteName: string): SendLetter {
  const server = parseSmtpUrl(smtpUrl)
  return async (letter) => {
    const composer = new MailComposer({ ...letter, from: { name: siteName, address: from } })
    const outcome = await sendBySmtp(
      server,
      { from, to: letter.to },
      longest,
    )(await composer.compile().build())
    if (outcome.result !== 'sent') throw new Error(`The mail could not be sent: ${outcome.reason}`)
  }
}
