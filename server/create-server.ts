import {
  createServer as createHttpServer,
  type RequestListener,
  type Server,
  type ServerOptions,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { getRequestListener, type HttpBindings, RequestError } from '@hono/node-server'
import type { Context } from 'hono'
import { createApp } from './create-app'
import { deliverSite } from './deliver-site'
import { httpLimits, silenceLimit } from './http-limits'
import { inTurn } from './in-turn'
import { MailQueue } from './mail-queue'
import { Outbox } from './outbox'
import { OutboxTaken } from './outbox-lock'
import { ProxyAdvice } from './proxy-advice'
import { RateLimit } from './rate-limit'
import { RefusalLog } from './refusal-log'
import { parseSmtpUrl, sendBySmtp } from './smtp'
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
  /** How many messages may wait in the outbox; beyond that, they are answered with 503. */
  outboxLimit?: number | undefined
  /** Days that sent messages are kept; 0 keeps them for ever. */
  sentDays?: number | undefined
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

/** Opens the outbox. If the disk does not let it, the pages are served all the same, and the outbox opens when it can be. */
async function openOutbox(outbox: Outbox): Promise<void> {
  try {
    await outbox.open()
    const refused = await outbox.countRefused()
    if (refused > 0)
      console.error(`outbox: refused: ${refused} in ${outbox.refused}; the text beside each says why`)
  } catch (error) {
    if (error instanceof OutboxTaken) throw error
    console.error(`outbox: no message can be accepted: ${error instanceof Error ? error.message : error}`)
  }
}

/** Deletes old sent messages now and every hour, until the returned function is called. */
function cleanUpSent(outbox: Outbox, days: number): () => void {
  if (days === 0) return () => {}
  const cleanUp = () =>
    outbox.deleteOldSent(days).then(
      (deleted) => deleted > 0 && console.error(`outbox: ${deleted} sent messages were deleted (SENT_DAYS)`),
      (error) => console.error(`outbox: sent messages could not be deleted: ${error}`),
    )
  cleanUp()
  const timer = setInterval(cleanUp, 3_600_000).unref()
  return () => clearInterval(timer)
}

/** The embedded server, ready to listen. Throws if there is no complete build, or if another server has the outbox. */
export async function createServer(settings: ServerSettings): Promise<RunningServer> {
  const { mailTo: to, mailFrom: from = to, siteName, smtpUrl, trustedProxies, siteOrigin } = settings
  const send = smtpUrl ? sendBySmtp(parseSmtpUrl(smtpUrl), { from, to }) : undefined
  const site = await deliverSite(settings.root)
  const outbox = new Outbox(settings.outbox, { from, to, siteName }, settings.outboxLimit)
  await openOutbox(outbox)
  const queue = send && new MailQueue(outbox, send)
  const log = new RefusalLog()
  let stopCleaning = () => {}
  const mail = {
    outbox,
    messages: new RateLimit(),
    mistakes: new RateLimit(),
    log,
    advice: new ProxyAdvice(),
    trustedProxies,
    siteOrigin,
    accepted: () => queue?.wake(),
    peer: (c: Context) => (c.env as HttpBindings).incoming.socket.remoteAddress,
  }
  const app = createApp(site, mail, {
    check: () => outbox.check(),
    remarks: async () => {
      const refused = await outbox.countRefused()
      return [
        ...(refused > 0
          ? [`Refused by the mail server: ${refused}. They are in refused/ in the outbox.`]
          : []),
        ...(queue?.isFailing ? ['The mail server takes no messages at the moment. The log says why.'] : []),
      ]
    },
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
      stopCleaning = cleanUpSent(outbox, settings.sentDays ?? 30)
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
