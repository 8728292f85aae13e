import { isIP } from 'node:net'

/** IPv6 visitors own whole networks: the first 64 bits name one. */
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

/**
 * Who is asking, for the rate limit. Behind a proxy of ours (`trustProxy`) the last `X-Forwarded-For` entry, the one
 * that proxy wrote; the entries before it are hearsay.
 */
export function clientAddress(
  socket: string | undefined,
  forwarded: string | undefined,
  trustProxy: boolean,
): string {
  const last = trustProxy ? forwarded?.split(',').at(-1)?.trim() : undefined
  return network(last && isIP(last) ? last : (socket ?? 'unknown'))
}
