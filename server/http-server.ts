import {
  createServer,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { Hono } from 'hono'
import { commonHeaders } from '../delivery/headers'

/** A response of one plain sentence with the common headers; never cached. */
export function textResponse(
  status: number,
  sentence: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(`${sentence}\n`, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...commonHeaders,
      ...headers,
    },
  })
}

/** How long and how large a request may be. Beyond that, Node itself responds with 408 or 431 and closes the connection. */
const httpLimits: ServerOptions = {
  /**
   * A request must arrive within 30 s, so that slow senders cannot occupy connections. No shorter limit for its headers: Node
   * counts from the connection on, and browsers open some ahead of a click (nodejs/node#38890).
   */
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  /**
   * Longer than proxies keep an idle connection, or one may send a message over it just as it is closed: nginx and most load
   * balancers keep it for 60 s, Caddy for 120 s. The limits above count from the first byte of a request, not from the last
   * response.
   */
  keepAliveTimeout: 125_000,
  maxHeaderSize: 16_384,
}

/** A visitor who neither sends nor reads for this long is gone (ms). A film that resumes requests another range. */
const silenceLimit = 120_000

/**
 * Handles the requests of one connection one after another. A client may send many without waiting (pipelining); Node passes all
 * of them on at once, and those whose turn never comes never learn that the client is gone: their open files and buffers would be
 * kept forever. In turn, none of them has begun.
 */
function inTurn(answer: RequestListener): RequestListener {
  const latest = new WeakMap<Socket, ServerResponse>()
  return (request, response) => {
    const { socket } = request
    const before = latest.get(socket)
    latest.set(socket, response)
    if (!before || before.closed) answer(request, response)
    else before.once('close', () => socket.destroyed || answer(request, response))
  }
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

/** Resolves when no connection is left: each is closed as soon as it is idle, the rest after `patience`. */
async function closed(server: Server, patience: number): Promise<void> {
  if (!server.listening) return
  const all = new Promise<void>((resolve) => server.close(() => resolve()))
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const late = setTimeout(() => server.closeAllConnections(), patience)
  await all
  clearInterval(idle)
  clearTimeout(late)
}

export interface HttpServer {
  /** Returns the port. Rejects if it is taken. */
  listen(port: number, host?: string): Promise<number>
  /** Finishes current requests, waiting at most this long (ms). */
  close(patience: number): Promise<void>
}

/** Serves an app over HTTP; `limits` override the defaults. */
export function httpServer(app: Hono, limits: ServerOptions = {}): HttpServer {
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
  const server = createServer({ ...httpLimits, ...limits }, inTurn(answer))
  server.setTimeout(silenceLimit)
  return {
    listen: (port, host) => listening(server, port, host),
    close: (patience) => closed(server, patience),
  }
}
