import { believedProxies, type Connection, clientAddress, isLoopback } from './client-address'

interface Sent extends Connection {
  /** `CF-Connecting-IP`: the visitor's address as Cloudflare saw it. */
  cdnAddress: string | undefined
}

/** What is wrong with the settings, judging by a message's headers; nothing if they fit. */
function adviceOn({ cdnAddress, ...connection }: Sent): string | undefined {
  const { peer, forwarded, trustedProxies } = connection
  if (trustedProxies === undefined && forwarded !== undefined && !isLoopback(peer))
    return 'X-Forwarded-For arrives, but TRUST_PROXY is not set: all visitors behind that proxy count as one. Set TRUST_PROXY to the number of proxies in front, or to 0 where there is none.'
  if (trustedProxies && forwarded === undefined)
    return 'TRUST_PROXY is set, but a message came without X-Forwarded-For: all visitors behind that proxy count as one. Let the proxy send it.'
  if (cdnAddress === undefined || believedProxies(connection) === 0) return undefined
  const ofCdn = clientAddress({ peer: cdnAddress, forwarded: undefined, trustedProxies: 0 })
  if (clientAddress(connection) !== ofCdn)
    return 'CF-Connecting-IP is another address than X-Forwarded-For gives: TRUST_PROXY must count the CDN too (2 for a CDN and one proxy).'
  return undefined
}

/** Tells the operator which proxy setting is missing, each once. */
export class ProxyAdvice {
  readonly #given = new Set<string>()

  constructor(private readonly write: (line: string) => void = console.warn) {}

  consider(sent: Sent): void {
    const advice = adviceOn(sent)
    if (advice === undefined || this.#given.has(advice)) return
    this.#given.add(advice)
    this.write(advice)
  }
}
