import { BlockList, isIP } from 'node:net'

/** An IPv6 visitor has a whole network, identified by the first 64 bits. */
function network(address: string): string {
  if (isIP(address) !== 6) return address
  const mapped = address.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1]
  if (mapped) return mapped
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const groups = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const missing = tail === undefined ? 0 : 8 - groups.length - after.length
  const all = [...groups, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...after]
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}

/** The address of an `X-Forwarded-For` entry; some proxies add a port to it: `1.2.3.4:5678`, `[2001:db8::1]:443`. */
function readEntry(entry: string): string | undefined {
  const bare = entry.match(/^(?:\[([^\]]*)\]|([\d.]+))(?::\d{1,5})?$/)
  const address = bare?.[1] ?? bare?.[2] ?? entry
  return isIP(address) ? address : undefined
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** Whether a connection comes from this machine, for example from a proxy on it. */
export function isLoopback(address: string | undefined): boolean {
  const plain = address && network(address)
  if (!address || !plain) return false
  return isIP(plain) === 4 ? loopback.check(plain, 'ipv4') : loopback.check(address, 'ipv6')
}

/** What is known about the sender of a request. */
export interface Connection {
  /** The address of the connection's other end. */
  peer: string | undefined
  /** `X-Forwarded-For`. */
  forwarded: string | undefined
  /** Number of our proxies in front. Default: one if the connection comes from this machine, otherwise none. */
  trustedProxies: number | undefined
}

/** Number of proxies that are trusted. */
export function countProxies({ peer, trustedProxies }: Omit<Connection, 'forwarded'>): number {
  return trustedProxies ?? (isLoopback(peer) ? 1 : 0)
}

/**
 * The visitor's address, for the rate limit. Every proxy appends its client to `X-Forwarded-For`, so behind one proxy the last
 * entry is the visitor, behind two the last but one. Earlier entries come from the visitor and may be forged.
 */
export function clientAddress({ peer, forwarded, trustedProxies }: Connection): string {
  const proxies = countProxies({ peer, trustedProxies })
  const entries = forwarded?.split(',') ?? []
  const entry = proxies > 0 ? entries[Math.max(0, entries.length - proxies)]?.trim() : undefined
  return network((entry ? readEntry(entry) : undefined) ?? peer ?? 'unknown')
}

interface Sent extends Connection {
  /** `CF-Connecting-IP`: the visitor's address as Cloudflare saw it. */
  cdnAddress: string | undefined
}

/** What is wrong with the proxy settings, judging by a message's headers. */
function adviceOn({ cdnAddress, ...connection }: Sent): string | undefined {
  const { peer, forwarded, trustedProxies } = connection
  if (trustedProxies === undefined && forwarded !== undefined && !isLoopback(peer))
    return 'X-Forwarded-For arrives, but TRUST_PROXY is not set: all visitors of that proxy count as one. Set TRUST_PROXY to the number of proxies in front, or to 0 if there is none.'
  if (trustedProxies && forwarded === undefined)
    return 'TRUST_PROXY is set, but a message came without X-Forwarded-For: all visitors of that proxy count as one. Let the proxy send it.'
  if (cdnAddress === undefined || countProxies(connection) === 0) return undefined
  const ofCdn = clientAddress({ peer: cdnAddress, forwarded: undefined, trustedProxies: 0 })
  if (clientAddress(connection) !== ofCdn)
    return 'CF-Connecting-IP is another address than X-Forwarded-For gives: TRUST_PROXY must count the CDN too (2 for a CDN and one proxy).'
  return undefined
}

/** Tells the operator which proxy setting is missing, once each. */
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
