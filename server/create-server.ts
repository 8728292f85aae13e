import { createServer as createHttpServer, type Server, type ServerOptions } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { getRequestListener, type HttpBindings, RequestError } from '@hono/node-server'
import { Courier } from './courier'
import { createApp } from './create-app'
import { httpLimits, silenceLimit } from './http-limits'
import { Outbox } from './outbox'
import { RateLimit } from './rate-limit'
import { refusal } from './refusal'
import { indexSite } from './site-index'
import { smtpHandOver } from './smtp'
import { systemClock } from './system-clock'

export interface ServerSettings {
  /** The build folder, which holds `client/` and `delivery.json`. */
  root: string
  outbox: string
  /** Who reads the messages, and in whose name the site sends them. */
  mailTo: string
  mailFrom?: string | undefined
  siteName: string
  smtpUrl?: string | undefined
  trustProxy?: boolean
  siteOrigin?: string | undefined
  limits?: ServerOptions
}

export interface RunningServer {
  /** Rejects where the port is taken. Returns the port listened on. */
  listen(port: number, host?: string): Promise<number>
  /** Ends requests and the delivery under way, waiting at most so long (ms). */
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

/** Resolves when no connection is left: idle ones are closed as they become idle, the rest at the end of patience. */
async function closed(server: Server, patience: number): Promise<void> {
  if (!server.listening) return
  const all = new Promise<void>((resolve) => server.close(() => resolve()))
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const late = setTimeout(() => server.closeAllConnections(), patience)
  await all
  clearInterval(idle)
  clearTimeout(late)
}

/** The embedded server, ready to listen. Throws where the build or the outbox cannot be read. */
export async function createServer(settings: ServerSettings): Promise<RunningServer> {
  const { mailTo: to, mailFrom: from = to, siteName, smtpUrl, trustProxy = false, siteOrigin } = settings
  const site = await indexSite(settings.root)
  const outbox = await Outbox.open(settings.outbox, { from, to, siteName })
  const courier = smtpUrl ? new Courier(outbox, smtpHandOver(smtpUrl, { from, to }), systemClock) : undefined
  const app = createApp(site, {
    outbox,
    rate: new RateLimit(),
    trustProxy,
    siteOrigin,
    accepted: () => courier?.wake(),
    peer: (c) => (c.env as HttpBindings).incoming.socket.remoteAddress,
  })
  const answer = getRequestListener(app.fetch, {
    errorHandler: (error) => {
      if (error instanceof RequestError) return refusal(400, 'This request is not well formed.')
      console.error(error)
      return refusal(500, 'Something went wrong here.')
    },
  })
  const server = createHttpServer({ ...httpLimits, ...settings.limits }, answer)
  server.setTimeout(silenceLimit)
  return {
    async listen(port, host) {
      const taken = await listening(server, port, host)
      courier?.start()
      return taken
    },
    async stop(patience) {
      const late = sleep(patience, undefined, { ref: false })
      await Promise.race([Promise.all([closed(server, patience), courier?.stop()]), late])
    },
  }
}
