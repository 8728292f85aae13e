import { expect, type Page, test } from '@playwright/test'
import { knownPaths } from '../known-paths'
import { readThrough } from './scrolling'

/** kB (1000 bytes) */
const FIRST_PICTURES = 120
const WHOLE_HOME = 1000

/** Adds up what comes over the wire, as the browser's own network log counts it; in kB. */
async function watchWeight(page: Page) {
  const client = await page.context().newCDPSession(page)
  const addresses = new Map<string, string>()
  const sizes = new Map<string, number>()
  client.on('Network.responseReceived', ({ requestId, response }) => addresses.set(requestId, response.url))
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    sizes.set(requestId, encodedDataLength),
  )
  await client.send('Network.enable')
  return (isCounted: (url: string) => boolean) =>
    [...sizes].reduce((sum, [id, size]) => sum + (isCounted(addresses.get(id) ?? '') ? size : 0), 0) / 1000
}

/** Pictures that the first screen shows. The browser fetches lazy ones far ahead: those are for the scroll. */
const onFirstScreen = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((picture) => {
        const { top, width } = picture.getBoundingClientRect()
        return width > 0 && top < innerHeight
      })
      .map(({ currentSrc }) => currentSrc),
  )

for (const path of knownPaths)
  test(`EXP-8 ${path} shows a phone at most ${FIRST_PICTURES} kB of pictures on its first screen`, {
    tag: '@phone',
  }, async ({ page }) => {
    const weight = await watchWeight(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    const shown = await onFirstScreen(page)
    expect(weight((url) => shown.includes(url))).toBeLessThanOrEqual(FIRST_PICTURES)
  })

test(`EXP-8 the home page down to its end weighs at most ${WHOLE_HOME} kB on a phone`, {
  tag: '@phone',
}, async ({ page }) => {
  const weight = await watchWeight(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  await readThrough(page)
  await page.waitForLoadState('networkidle')
  expect(weight(() => true)).toBeLessThanOrEqual(WHOLE_HOME)
})
