import SMTPConnection from 'nodemailer/lib/smtp-connection'
import type { MailServer } from './smtp-url'

/** The result of one attempt to deliver. */
export type Delivery =
  | { result: 'taken' }
  /**
   * `refused`: the mail server rejected this message. `dropped`: it disconnected or fell silent during this message.
   * `unreachable`: it failed before any message.
   */
  | { result: 'refused' | 'dropped' | 'unreachable'; reason: string }

/** Hands one email to the mail server. Never rejects. */
export type Send = (email: Buffer) => Promise<Delivery>

/** A healthy mail server starts to answer within this time, and is never silent for more than twice as long (ms). */
const patience = 30_000
/** Limit for a whole delivery, however slowly the server answers (ms). */
const longestAttempt = 300_000

const isLoopback = (host: string) => /^(localhost|127\..*|::1)$/.test(host)

interface SmtpError {
  code?: unknown
  command?: unknown
  responseCode?: unknown
  response?: unknown
  message?: unknown
}

/** A mail server's words as one line of a log. */
function oneLine({ response, message }: SmtpError): string {
  const words = String(response ?? message ?? 'no reason given')
  return words.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, 500)
}

function whyUnreachable(error: SmtpError, { host, login }: MailServer): string {
  if (login && error.command === 'STARTTLS' && error.response)
    return `the mail server ${host} offers no encryption (STARTTLS), so the password was not sent: ${oneLine(error)}`
  return `the mail server ${host} cannot be used: ${oneLine(error)}`
}

/**
 * Whether the server answered this message instead of disconnecting, which 421 announces. “Too large” comes from our own
 * library.
 */
const isAnswer = ({ responseCode, code }: SmtpError) =>
  typeof responseCode === 'number' ? responseCode !== 421 : code === 'EMESSAGE'

/** Sends emails by SMTP, one connection each. A password is sent over TLS only. */
export function smtpSend(
  server: MailServer,
  envelope: { from: string; to: string },
  limit = longestAttempt,
): Send {
  const { host, port, secure, login } = server
  return async (email) => {
    const connection = new SMTPConnection({
      host,
      port,
      secure,
      requireTLS: login !== undefined,
      // On this machine nobody can listen in, and its certificate rarely names localhost.
      ignoreTLS: login === undefined && isLoopback(host),
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: 2 * patience,
    })
    let late: NodeJS.Timeout | undefined
    const broken = new Promise<never>((_, reject) => {
      connection.on('error', reject)
      connection.on('end', () => reject(new Error('the connection ended')))
      late = setTimeout(() => reject(new Error('no end within the time allowed')), limit)
    })
    const step = (begin: (done: (error?: Error | null) => void) => void) =>
      Promise.race([
        broken,
        new Promise<void>((resolve, reject) => begin((error) => (error ? reject(error) : resolve()))),
      ])
    let reached = false
    try {
      await step((done) => connection.connect(done))
      if (login) await step((done) => connection.login(login, done))
      reached = true
      await step((done) => connection.send({ ...envelope, size: email.length }, email, done))
      connection.quit()
      return { result: 'taken' }
    } catch (thrown) {
      connection.close()
      const error: SmtpError = thrown instanceof Object ? thrown : { message: thrown }
      if (!reached) return { result: 'unreachable', reason: whyUnreachable(error, server) }
      return { result: isAnswer(error) ? 'refused' : 'dropped', reason: oneLine(error) }
    } finally {
      clearTimeout(late)
    }
  }
}
