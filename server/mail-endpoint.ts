import type { Context } from 'hono'
import { mailBodyLimit } from '../delivery/policy'
import { clientAddress } from './client-address'
import { limitedBody } from './limited-body'
import { readMessage, Unacceptable } from './message'
import type { Outbox } from './outbox'
import type { RateLimit } from './rate-limit'
import { refusal } from './refusal'
import { isSameOrigin } from './same-origin'

export interface MailEndpoint {
  outbox: Pick<Outbox, 'accept'>
  rate: RateLimit
  /** Whether a proxy of ours stands in front and names the visitor. */
  trustProxy: boolean
  /** The site's public origin, where a proxy does not hand on the `Host`. */
  siteOrigin?: string | undefined
  /** Called when a message was written down. */
  accepted?: () => void
  /** The connection's other end. */
  peer(c: Context): string | undefined
}

async function parsed(body: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormData | undefined> {
  const form = new Response(body, { headers: { 'Content-Type': contentType } }).formData()
  return form.catch(() => undefined)
}

/** What can be told from the head alone: who asks, and with what. */
function refusedAtTheDoor(
  c: Context,
  { rate, trustProxy, siteOrigin, peer }: MailEndpoint,
): Response | undefined {
  const sender = {
    origin: c.req.header('origin'),
    fetchSite: c.req.header('sec-fetch-site'),
    host: c.req.header('host'),
  }
  if (!isSameOrigin(sender, siteOrigin)) return refusal(403, 'Messages are taken from this site only.')
  if (!/^multipart\/form-data\s*;/i.test(c.req.header('content-type') ?? '')) {
    return refusal(415, 'Messages are taken as multipart/form-data only.')
  }
  const wait = rate.count(clientAddress(peer(c), c.req.header('x-forwarded-for'), trustProxy))
  if (wait > 0) return refusal(429, 'Too many messages from this address.', { 'Retry-After': String(wait) })
  return undefined
}

/**
 * The mail provider's endpoint, answered by the site itself (FORM-4): 200 only when the message is on the disk; else 400,
 * 403, 413, 415, 429 or 503 with a sentence.
 */
export function takeMessage(endpoint: MailEndpoint) {
  return async (c: Context): Promise<Response> => {
    const refused = refusedAtTheDoor(c, endpoint)
    if (refused) return refused
    const body = await limitedBody(c.req.raw, mailBodyLimit).catch(() => 'broken' as const)
    if (body === undefined) return refusal(413, 'This message is too large.', { Connection: 'close' })
    const form = body === 'broken' ? undefined : await parsed(body, c.req.header('content-type') ?? '')
    if (!form) return refusal(400, 'This is not a well-formed form.')
    try {
      const message = readMessage(form)
      await endpoint.outbox.accept(message)
    } catch (error) {
      if (error instanceof Unacceptable) return refusal(400, error.message)
      console.error('outbox: a message could not be written:', error)
      return refusal(503, 'The message could not be kept; please try again later.')
    }
    endpoint.accepted?.()
    return refusal(200, 'OK')
  }
}
