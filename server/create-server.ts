import type { ServerOptions } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { mailPath } from '../delivery/mail-provider'
import { ProxyAdvice } from './client-address'
import { deliverSite } from './deliver-site'
import { FolderTaken } from './folder-lock'
import { guardMail } from './guard-mail'
import { healthPath, healthResponse } from './health'
import { httpServer, textResponse } from './http-server'
import { type MailEndpoint, takeMessage } from './mail-endpoint'
import { MailQueue } from './mail-queue'
import { Outbox } from './outbox'
import { RateLimit } from './rate-limit'
import { RejectionLog } from './rejection-log'
import { parseSmtpUrl, sendBySmtp } from './smtp'

export interface ServerSettings {
  /** The published build, or a link to it: a new build is served as soon as the link points to it. */
  root: string
  outbox: string
  /** Recipient and sender of the messages. */
  mailTo: string
  mailFrom?: string | undefined
  siteName: string
  smtpUrl?: string | undefined
  /** How many messages may wait in the outbox; further ones get a 503. */
  outboxLimit?: number | undefined
  /** How many days sent messages are kept; 0 keeps them forever. */
  sentDays?: number | undefined
  /** Number of our proxies in front; client-address.ts describes the default. */
  trustedProxies?: number | undefined
  siteOrigin?: string | undefined
  limits?: ServerOptions
}

export interface RunningServer {
  /** Returns the port. Rejects if it is taken. */
  listen(port: number, host?: string): Promise<number>
  /** Finishes current requests and the current delivery, waiting at most this long (ms). */
  stop(patience: number): Promise<void>
}

/** The server's routes: the mail endpoint, the health check and the site. */
function createApp(site: Hono, mail: MailEndpoint, health: Parameters<typeof healthResponse>[0]): Hono {
  const app = new Hono()
  app.on('POST', [mailPath], ...guardMail(mail), takeMessage(mail))
  app.all(mailPath, () => textResponse(405, 'Messages are posted to this address.', { Allow: 'POST' }))
  app.get(healthPath, healthResponse(health))
  app.all(healthPath, () => textResponse(405, 'This address can only be read.', { Allow: 'GET, HEAD' }))
  app.route('/', site)
  app.onError((error, c) => {
    // The visitor disconnected while sending: nobody reads this response.
    if (c.req.raw.signal.aborted) return textResponse(400, 'This request did not arrive whole.')
    console.error(error)
    return textResponse(500, 'Something went wrong here.')
  })
  return app
}

/** Opens the outbox. If the disk prevents it, the pages are still served, and the outbox opens as soon as it can. */
async function openOutbox(outbox: Outbox): Promise<void> {
  try {
    await outbox.open()
    const refused = await outbox.countRefused()
    if (refused > 0)
      console.error(`outbox: refused: ${refused} in ${outbox.refused}; the text beside each says why`)
  } catch (error) {
    if (error instanceof FolderTaken) throw error
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

/** The embedded server, ready to listen. Throws if there is no complete build, or if another server uses the outbox. */
export async function createServer(settings: ServerSettings): Promise<RunningServer> {
  const { mailTo: to, mailFrom: from = to, siteName, smtpUrl, trustedProxies, siteOrigin } = settings
  const send = smtpUrl ? sendBySmtp(parseSmtpUrl(smtpUrl), { from, to }) : undefined
  const site = await deliverSite(settings.root)
  const outbox = new Outbox(settings.outbox, { from, to, siteName }, settings.outboxLimit)
  await openOutbox(outbox)
  const queue = send && new MailQueue(outbox, send)
  const log = new RejectionLog()
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
        ...(queue?.isFailing ? ['The mail server accepts no messages at the moment. The log says why.'] : []),
      ]
    },
  })
  const server = httpServer(app, settings.limits)
  return {
    async listen(port, host) {
      const taken = await server.listen(port, host)
      queue?.start()
      stopCleaning = cleanUpSent(outbox, settings.sentDays ?? 30)
      return taken
    },
    async stop(patience) {
      stopCleaning()
      const late = sleep(patience, undefined, { ref: false })
      const ended = Promise.all([server.close(patience), queue?.stop()])
      // The lock on the outbox is released only after the last message has been moved.
      await Promise.race([ended.then(() => outbox.close()), late])
      log.flush()
    },
  }
}
