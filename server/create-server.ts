import {
  createServer as createHttpServer,
  type RequestListener,
  type Server,
  type ServerOptions,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { getRequestListener, type HttpBindings, RequestError } from '@hono/node-server'
import { systemClock } from './clock'
import { createApp } from './create-app'
import { warnOfDeadLetters } from './dead-letter'
import { deliverSite } from './deliver-site'
import { cleanUpDelivered, usualDays } from './delivered-cleanup'
import { httpLimits, silenceLimit } from './http-limits'
import { inTurn } from './in-turn'
import { MailQueue } from './mail-queue'
import { Outbox } from './outbox'
import type { OutboxLimit } from './outbox-room'
import { ProxyAdvice } from './proxy-advice'
import { RateLimit } from './rate-limit'
import { RefusalLog } from './refusal-log'
import { smtpSend } from './smtp'
import { parseSmtpUrl } from './smtp-url'
import { textResponse } from './text-response'

export interface ServerSettings {
  /** The published build, or a link to it: a new build is served as soon as the link leads there. */
  root: string
  outbox: string
  /** Who reads the messages, and in whose name the site sends them. */
  mailTo: string
  mailFrom?: string | undefined
  siteName: string
  smtpUrl?: string | undefined
  /** How much may wait in the outbox; beyond that, messages are answered with 503. */
  outboxLimit?: OutboxLimit | undefined
  /** Days that delivered messages are kept; 0 keeps them for ever. */
  deliveredDays?: number | undefined
  /** Number of our proxies in front; client-address.ts describes the default. */
  trustedProxies?: number | undefined
  siteOrigin?: string | undefined
  limits?: ServerOptions
}

export interface RunningServer {
  /** Rejects if the port is taken. Returns the port listened on. */
  listen(port: number, host?: string): Promise<number>
  /** Finishes requests and the delivery under way, waiting at most this long (ms). */
  stop(patience: number): Promise<void>
}

function listening(server: Server, port: number, host: string | undefined): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port, ...(host && { host }) }, () => {
      server.off('error', reject)
      resolve((server.address() as AddressInfo).port)
    })
  })
}

/** Resolves when no connection is left: each is closed when it becomes idle, the rest after `patience`. */
async function closed(server: Server, patience: number): Promise<void> {
  if (!server.listening) return
  const all = new Promise<void>((resolve) => server.close(() => resolve()))
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const late = setTimeout(() => server.closeAllConnections(), patience)
  await all
  clearInterval(idle)
  clearTimeout(late)
}

/** The embedded server, ready to listen. Throws if there is no complete build, or if the outbox cannot be used. */
export async function createServer(settings: ServerSettings): Promise<RunningServer> {
  const { mailTo: to, mailFrom: from = to, siteName, smtpUrl, trustedProxies, siteOrigin } = settings
  const { outboxLimit: limit, deliveredDays: days = usualDays } = settings
  const send = smtpUrl ? smtpSend(parseSmtpUrl(smtpUrl), { from, to }) : undefined
  const site = await deliverSite(settings.root)
  const outbox = await Outbox.open(settings.outbox, { from, to, siteName }, { limit })
  const queue = send && new MailQueue(outbox, send, systemClock)
  const log = new RefusalLog()
  let stopCleaning = () => {}
  const app = createApp(site, {
    outbox,
    messages: new RateLimit(),
    mistakes: new RateLimit(),
    log,
    advice: new ProxyAdvice(),
    trustedProxies,
    siteOrigin,
    accepted: () => queue?.wake(),
    peer: (c) => (c.env as HttpBindings).incoming.socket.remoteAddress,
  })
  const listener = getRequestListener(app.fetch, {
    // HTTP/1.0 needs no Host, and load balancers' health checks send none.
    hostname: 'localhost',
    errorHandler: (error) => {
      if (error instanceof RequestError) return textResponse(400, 'This request is not well formed.')
      console.error(error)
      return textResponse(500, 'Something went wrong here.')
    },
  })
  const answer: RequestListener = (request, response) => {
    // `OPTIONS *` asks about the server as a whole.
    if (request.url === '*') request.url = '/'
    return listener(request, response)
  }
  const server = createHttpServer({ ...httpLimits, ...settings.limits }, inTurn(answer))
  server.setTimeout(silenceLimit)
  return {
    async listen(port, host) {
      const taken = await listening(server, port, host)
      queue?.start()
      stopCleaning = cleanUpDelivered(outbox.delivered, { days, limit })
      await warnOfDeadLetters(outbox)
      return taken
    },
    async stop(patience) {
      stopCleaning()
      const late = sleep(patience, undefined, { ref: false })
      const ended = Promise.all([closed(server, patience), queue?.stop()])
      // The lock on the outbox is released only after the last message has been moved.
      await Promise.race([ended.then(() => outbox.close()), late])
      log.flush()
    },
  }
}
