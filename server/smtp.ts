import { createTransport } from 'nodemailer'

export interface MailServer {
  host: string
  port: number | undefined
  secure: boolean
  login: { user: string; pass: string } | undefined
}

/** The result of one attempt to send a message. */
export type Outcome =
  | { result: 'sent' }
  /**
   * `refused`: permanently. `deferred`: temporarily. `failed`: no reply about this message (the mail server is unreachable or
   * disconnected).
   */
  | { result: 'refused' | 'deferred' | 'failed'; reason: string }

/** Hands one email to the mail server. Never rejects. */
export type Send = (email: Buffer) => Promise<Outcome>

const minute = 60_000
/**
 * How long a mail server's replies may take (ms), as RFC 5321 says (4.5.3.2): most of them 5 minutes, the one to the final dot
 * 10.
 */
const patience = { connectionTimeout: 5 * minute, greetingTimeout: 5 * minute, socketTimeout: 10 * minute }
/** For a whole attempt, however slowly the server replies: what the same section allows for all steps together (ms). */
const longestTry = 35 * minute

/** Reads `smtp://` or `smtps://`, with or without `user:password@`. Throws a sentence that never shows the password. */
export function parseSmtpUrl(url: string): MailServer {
  const { protocol, hostname, port, username, password, search, hash, pathname } = new URL(url)
  if (protocol !== 'smtp:' && protocol !== 'smtps:') throw new Error('must begin with smtp:// or smtps://')
  if (!hostname) throw new Error('must name a host')
  if (search || hash || (pathname && pathname !== '/'))
    throw new Error('must end after the host and the port; write # or ? in the password as %23 or %3F')
  if (!username !== !password) throw new Error('must have a user and a password, or neither')
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : undefined,
    secure: protocol === 'smtps:',
    login: username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined,
  }
}

const isLoopback = (host: string) => /^(localhost|127\..*|::1)$/.test(host)

interface SmtpError {
  code?: unknown
  command?: unknown
  responseCode?: unknown
  response?: unknown
  message?: unknown
}

/** The result of an attempt that ended with this error of the library. */
function readOutcome(error: SmtpError, { host, login }: MailServer): Outcome {
  const { code, command, responseCode, response, message } = error
  // One line of a log.
  const words = String(response ?? message)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .slice(0, 500)
  const isAboutMessage = /^(MAIL FROM|RCPT TO|DATA)$/.test(String(command))
  // The library itself refuses a message that is larger than the server says it takes.
  if (isAboutMessage && (Number(responseCode) >= 500 || (code === 'EMESSAGE' && !responseCode)))
    return { result: 'refused', reason: words }
  // 421 announces that the server closes the connection.
  if (isAboutMessage && Number(responseCode) >= 400 && responseCode !== 421)
    return { result: 'deferred', reason: words }
  const reason =
    login && command === 'STARTTLS' && response
      ? `the mail server ${host} offers no encryption (STARTTLS), so the password was not sent: ${words}`
      : `the mail server ${host} cannot be used: ${words}`
  return { result: 'failed', reason }
}

/** Sends emails by SMTP, one connection each. A password is sent over TLS only. */
export function sendBySmtp(
  server: MailServer,
  envelope: { from: string; to: string },
  limit = longestTry,
): Send {
  const { host, port, secure, login } = server
  const transport = createTransport({
    host,
    ...(port !== undefined && { port }),
    secure,
    ...(login && { auth: login }),
    requireTLS: login !== undefined,
    // Nobody can listen in on this machine, and its certificate rarely names localhost.
    ignoreTLS: login === undefined && isLoopback(host),
    ...patience,
  })
  return async (raw) => {
    try {
      await transport.sendMail({
        raw,
        envelope: { ...envelope, size: raw.length },
        signal: AbortSignal.timeout(limit),
      })
      return { result: 'sent' }
    } catch (error) {
      return readOutcome(error instanceof Object ? error : { message: error }, server)
    }
  }
}
