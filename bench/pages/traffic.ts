import type { CDPSession } from '@playwright/test'

export interface Traffic {
  bytes: number
  scriptBytes: number
  requests: number
}

/**
 * Counts network traffic, headers and bodies as transferred; of a partly loaded film, the bytes that arrived. `data:` addresses
 * do not count. Call before the page opens; the function it returns gives the total so far.
 */
export async function watchTraffic(cdp: CDPSession): Promise<() => Traffic> {
  const received = new Map<string, number>()
  const scripts = new Set<string>()
  const add = (id: string, bytes: number) => received.set(id, (received.get(id) ?? 0) + bytes)
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('http')) return
    add(requestId, 0)
    if (type === 'Script') scripts.add(requestId)
  })
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (received.has(requestId)) add(requestId, encodedDataLength)
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (received.has(requestId)) received.set(requestId, encodedDataLength)
  })
  await cdp.send('Network.enable')
  const sum = (ids: Iterable<string>) => [...ids].reduce((total, id) => total + (received.get(id) ?? 0), 0)
  return () => ({ bytes: sum(received.keys()), scriptBytes: sum(scripts), requests: received.size })
}
