import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { csrf } from 'hono/csrf'
import { HTTPException } from 'hono/http-exception'
import { countProxies } from './client-address'
import { type MailEndpoint, reject } from './mail-endpoint'

/** Largest request that the mail endpoint accepts (bytes); a message is far smaller. delivery/nginx.conf repeats it. */
export const mailBodyLimit = 100_000
/** How much memory all messages that are being received may take together (bytes). */
const mostUnderWay = 20_000_000

/** Whether a browser without `Sec-Fetch-Site` (before 2023) names this site. Behind a proxy the scheme is unknown here. */
function isOwnOrigin(
  origin: string,
  c: Context,
  { siteOrigin, trustedProxies, peer }: MailEndpoint,
): boolean {
  if (c.req.header('sec-fetch-site') !== undefined || !URL.canParse(origin)) return false
  const isProxied = countProxies({ peer: peer(c), trustedProxies }) > 0
  const forwarded = isProxied ? c.req.header('x-forwarded-host')?.split(',').at(-1)?.trim() : undefined
  return origin === siteOrigin || [c.req.header('host'), forwarded].includes(new URL(origin).host)
}

/**
 * Rejects a request before its message is read if it comes from another site, is too large, or too many arrive at the same time,
 * however slowly.
 */
export function guardMail(endpoint: MailEndpoint): MiddlewareHandler[] {
  const sameOrigin = csrf({ origin: (origin, c) => isOwnOrigin(origin, c, endpoint) })
  let underWay = 0
  return [
    async (c, next) => {
      // Without either header it is not from a browser, so no other site can have caused it.
      if ((c.req.header('origin') ?? c.req.header('sec-fetch-site')) === undefined) return next()
      try {
        return await sameOrigin(c, next)
      } catch (error) {
        if (!(error instanceof HTTPException)) throw error
        const reason =
          "sent from another site's page, or a proxy changes the Host and SITE_ORIGIN is not set."
        return reject(c, endpoint, {
          status: 403,
          sentence: 'Messages are accepted from this site only.',
          reason,
        })
      }
    },
    async (c, next) => {
      const size = Math.min(Number(c.req.header('content-length') ?? mailBodyLimit), mailBodyLimit)
      if (underWay + size > mostUnderWay) {
        const headers = { 'Retry-After': '30', Connection: 'close' }
        return reject(c, endpoint, {
          status: 503,
          sentence: 'Too many messages at once; please try again.',
          headers,
        })
      }
      underWay += size
      try {
        await next()
      } finally {
        underWay -= size
      }
    },
    bodyLimit({
      maxSize: mailBodyLimit,
      onError: (c) =>
        reject(c, endpoint, {
          status: 413,
          sentence: 'This message is too large.',
          headers: { Connection: 'close' },
        }),
    }),
  ]
}
