import type { Context } from 'hono'
import { clientAddress, type ProxyAdvice } from './client-address'
import { textResponse } from './http-server'
import { formReader, InvalidMessage, type Message, messageType, readMessage } from './message'
import type { Outbox } from './outbox'
import type { RateLimit } from './rate-limit'
import type { RejectionLog } from './rejection-log'

export interface MailEndpoint {
  outbox: Pick<Outbox, 'accept'>
  /** Accepted messages, by address. */
  messages: RateLimit
  /** Rejected messages, by address: counted separately, so that one visitor's mistakes never stop another's message. */
  mistakes: RateLimit
  log: RejectionLog
  advice: ProxyAdvice
  /** Number of our proxies in front, if that is set. */
  trustedProxies: number | undefined
  /** The site's public origin, in case a proxy does not pass on the `Host`. */
  siteOrigin?: string | undefined
  /** Called when a message is on the disk. */
  accepted?: () => void
  /** The address of the connection's other end. */
  peer(c: Context): string | undefined
}

interface Rejected {
  status: number
  sentence: string
  /** For the log, if the visitor's sentence tells the operator too little. */
  reason?: string
  headers?: Record<string, string>
}

const tooMany = (wait: number): Rejected => ({
  status: 429,
  sentence: 'Too many messages from this address.',
  headers: { 'Retry-After': String(wait) },
})

/** The message of a request, or why it is rejected. */
async function read(c: Context, endpoint: MailEndpoint, address: string): Promise<Message | Rejected> {
  const formIn = formReader(c.req.header('content-type'))
  if (!formIn) return { status: 415, sentence: `Messages are accepted as ${messageType} only.` }
  const body = await c.req.arrayBuffer().catch(() => undefined)
  if (!body) return { status: 400, sentence: 'This message did not arrive whole.' }
  try {
    const form = await formIn(new Uint8Array(body))
    if (!form) throw new InvalidMessage('This is not a well-formed form.')
    return readMessage(form)
  } catch (error) {
    if (!(error instanceof InvalidMessage)) throw error
    const wait = endpoint.mistakes.count(address)
    return wait > 0 ? tooMany(wait) : { status: 400, sentence: error.message }
  }
}

/** Writes a message to the outbox. Returns why that was not possible. */
async function keep(
  message: Message,
  endpoint: MailEndpoint,
  address: string,
): Promise<Rejected | undefined> {
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

function visitorAddress(c: Context, { peer, trustedProxies }: MailEndpoint): string {
  return clientAddress({ peer: peer(c), forwarded: c.req.header('x-forwarded-for'), trustedProxies })
}

/** Responds that a message is rejected, and logs it. */
export function reject(c: Context, endpoint: MailEndpoint, rejected: Rejected): Response {
  const { status, sentence, reason = sentence, headers } = rejected
  endpoint.log.note(status, reason, visitorAddress(c, endpoint))
  return textResponse(status, sentence, headers)
}

/**
 * The mail provider's endpoint, served by the site itself (FORM-4): 200 only when the message is on the disk, otherwise 400, 415,
 * 429 or 503 with a sentence; guard-mail.ts adds 403, 413 and 503.
 */
export function takeMessage(endpoint: MailEndpoint) {
  return async (c: Context): Promise<Response> => {
    const { peer, trustedProxies, advice } = endpoint
    const forwarded = c.req.header('x-forwarded-for')
    advice.consider({
      peer: peer(c),
      forwarded,
      trustedProxies,
      cdnAddress: c.req.header('cf-connecting-ip'),
    })
    const address = visitorAddress(c, endpoint)
    const message = await read(c, endpoint, address)
    const rejected = 'status' in message ? message : await keep(message, endpoint, address)
    if (rejected) return reject(c, endpoint, rejected)
    endpoint.accepted?.()
    return textResponse(200, 'OK')
  }
}
