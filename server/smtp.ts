import { createTransport } from 'nodemailer'
import type { HandOver } from './courier'

/** No mail server answers slower than this and is well (ms). */
const patience = 30_000

interface SmtpError {
  command?: unknown
  responseCode?: unknown
  response?: unknown
  message?: unknown
}

/** Said to this message, and not to the connection. */
const aboutTheMessage = new Set(['MAIL FROM', 'RCPT TO', 'DATA'])

function failed(error: SmtpError) {
  const reason = String(error.response ?? error.message ?? error)
  const refused = typeof error.responseCode === 'number' && error.responseCode !== 421
  const fault = refused && aboutTheMessage.has(String(error.command)) ? 'message' : 'server'
  return { taken: false, fault, reason } as const
}

/** Hands letters over by SMTP, a connection for each. `url` is `smtp://` or `smtps://` with user and password. */
export function smtpHandOver(url: string, envelope: { from: string; to: string }): HandOver {
  const transport = createTransport({
    url,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: 2 * patience,
  })
  return async (letter) => {
    try {
      await transport.sendMail({ envelope, raw: letter })
      return { taken: true }
    } catch (error) {
      return failed(error instanceof Object ? error : { message: error })
    }
  }
}
