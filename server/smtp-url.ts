export interface MailServer {
  host: string
  port: number | undefined
  secure: boolean
  login: { user: string; pass: string } | undefined
}

/** Reads `smtp://` or `smtps://`, with or without `user:password@`. Throws a sentence that never shows the password. */
export function parseSmtpUrl(url: string): MailServer {
  const { protocol, hostname, port, username, password, search, hash, pathname } = new URL(url)
  if (protocol !== 'smtp:' && protocol !== 'smtps:') throw new Error('begins with smtp:// or smtps://')
  if (!hostname) throw new Error('names no host')
  if (search || hash || (pathname && pathname !== '/'))
    throw new Error('ends after the host and the port; a # or ? in the password is written %23 or %3F')
  if (!username !== !password) throw new Error('needs a user and a password, or neither')
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : undefined,
    secure: protocol === 'smtps:',
    login: username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined,
  }
}
