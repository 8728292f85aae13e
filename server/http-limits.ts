import type { ServerOptions } from 'node:http'

/** How long and how large a request may be. Beyond, Node itself answers 408 or 431 and closes. */
export const httpLimits: ServerOptions = {
  /** The head must be here after 10 s, all of the request after 30 s: no connection can be held by dripping. */
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  /**
   * Longer than the proxies in front let a connection rest, or one of them may send a message over it just as it is closed: nginx and
   * most load balancers let it rest for 60 s, Caddy for 120 s. The limits above count from the first byte of a request, not
   * from the last answer.
   */
  keepAliveTimeout: 125_000,
  maxHeaderSize: 16_384,
}

/** A visitor who neither sends nor reads for so long is gone (ms). A film that resumes asks again by range. */
export const silenceLimit = 120_000

/** Largest request that the mail endpoint accepts; a message with all its fields is far smaller (bytes). delivery/nginx.conf repeats it. */
export const mailBodyLimit = 100_000
