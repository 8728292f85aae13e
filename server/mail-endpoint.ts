import type { Context } from 'hono'
import { mailBodyLimit } from '../delivery/policy'
import { believedProxies, clientAddress } from './client-address'
import { limitedBody } from './limited-body'
import { callType, formReader } from './mail-form'
import { type Message, readMessage, Unacceptable } from './message'
import type { Outbox } from './outbox'
import type { ProxyAdvice } from './proxy-advice'
import type { RateLimit } from './rate-limit'
import { refusal } from './refusal'
import type { RefusalLog } from './refusal-log'
import { isSameOrigin } from './same-origin'

export interface MailEndpoint {
  outbox: Pick<Outbox, 'accept'>
  /** Messages that were taken, by address. */
  messages: RateLimit
  /** Messages that were not, by address: counted apart, so that one visitor's mistakes never stop another's message. */
  mistakes: RateLimit
  log: RefusalLog
  advice: ProxyAdvice
  /** How many proxies of ours stand in front, where that is known. */
  trustedProxies: number | undefined
  /** The site's public origin, where a proxy does not hand on the `Host`. */
  siteOrigin?: string | undefined
  /** Called when a message was written down. */
  accepted?: () => void
  /** The connection's other end. */
  peer(c: Context): string | undefined
}

interface Refused {
  status: number
  sentence: string
  /** For the log, where the visitor's sentence says too little to whoever runs the server. */
  reason?: string
  headers?: Record<string, string>
}

const tooMany = (wait: number): Refused => ({
  status: 429,
  sentence: 'Too many messages from this address.',
  headers: { 'Retry-After': String(wait) },
})

function isFromThisSite(c: Context, endpoint: MailEndpoint): boolean {
  const { siteOrigin, trustedProxies, peer } = endpoint
  const isProxied = believedProxies({ peer: peer(c), trustedProxies }) > 0
  const sender = {
    origin: c.req.header('origin'),
    fetchSite: c.req.header('sec-fetch-site'),
    host: c.req.header('host'),
    forwardedHost: isProxied ? c.req.header('x-forwarded-host') : undefined,
  }
  return isSameOrigin(sender, siteOrigin)
}

/** The message of a request, or why it is not taken. */
async function read(c: Context, endpoint: MailEndpoint, address: string): Promise<Message | Refused> {
  if (!isFromThisSite(c, endpoint)) {
    const reason = "sent from another site's page, or a proxy changes the Host and SITE_ORIGIN is not set."
    return { status: 403, sentence: 'Messages are taken from this site only.', reason }
  }
  const formIn = formReader(c.req.header('content-type'))
  if (!formIn) return { status: 415, sentence: `Messages are taken as ${callType} only.` }
  const body = await limitedBody(c.req.raw, mailBodyLimit).catch(() => 'broken' as const)
  if (body === undefined)
    return { status: 413, sentence: 'This message is too large.', headers: { Connection: 'close' } }
  if (body === 'broken') return { status: 400, sentence: 'This message did not arrive whole.' }
  try {
    const form = await formIn(body)
    if (!form) throw new Unacceptable('This is not a well-formed form.')
    return readMessage(form)
  } catch (error) {
    if (!(error instanceof Unacceptable)) throw error
    const wait = endpoint.mistakes.count(address)
    return wait > 0 ? tooMany(wait) : { status: 400, sentence: error.message }
  }
}

/** Writes a message down. Returns why that was not possible. */
async function keep(message: Message, endpoint: MailEndpoint, address: string): Promise<Refused | undefined> {
  const wait = endpoint.messages.count(address)
  if (wait > 0) return tooMany(wait)
  try {
    await endpoint.outbox.accept(message)
    return undefined
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const sentence = 'The message could not be kept; please try again later.'
    return { status: 503, sentence, reason: `the outbox takes no message: ${code ?? message}` }
  }
}

/**
 * The mail provider's endpoint, answered by the site itself (FORM-4): 200 only when the message is on the disk; else 400,
 * 403, 413, 415, 429 or 503 with a sentence.
 */
export function takeMessage(endpoint: MailEndpoint) {
  const { trustedProxies, advice, log } = endpoint
  return async (c: Context): Promise<Response> => {
    const forwarded = c.req.header('x-forwarded-for')
    const connection = { peer: endpoint.peer(c), forwarded, trustedProxies }
    advice.consider({ ...connection, cdnAddress: c.req.header('cf-connecting-ip') })
    const address = clientAddress(connection)
    const message = await read(c, endpoint, address)
    const refused = 'status' in message ? message : await keep(message, endpoint, address)
    if (refused) {
      const { status, sentence, reason = sentence, headers } = refused
      log.note(status, reason, address)
      return refusal(status, sentence, headers)
    }
    endpoint.accepted?.()
    return refusal(200, 'OK')
  }
}
