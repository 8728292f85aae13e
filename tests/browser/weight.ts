import type { Page } from '@playwright/test'

/** Adds up transferred bytes as counted by the browser's network log, partly loaded films included. In kB. */
export async function watchWeight(page: Page) {
  const client = await page.context().newCDPSession(page)
  const addresses = new Map<string, string>()
  const sizes = new Map<string, number>()
  client.on('Network.responseReceived', ({ requestId, response }) => addresses.set(requestId, response.url))
  client.on('Network.dataReceived', ({ requestId, encodedDataLength }) =>
    sizes.set(requestId, (sizes.get(requestId) ?? 0) + encodedDataLength),
  )
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    sizes.set(requestId, encodedDataLength),
  )
  await client.send('Network.enable')
  return (isCounted: (url: string) => boolean) =>
    [...sizes].reduce((sum, [id, size]) => sum + (isCounted(addresses.get(id) ?? '') ? size : 0), 0) / 1000
}

/** Pictures on the first screen. Lazy ones below it, which the browser loads ahead, do not count. */
export const onFirstScreen = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((picture) => {
        const { top, width } = picture.getBoundingClientRect()
        return width > 0 && top < innerHeight
      })
      .map(({ currentSrc }) => currentSrc),
  )
