import { expect, type Page, test } from '@playwright/test'
import { setScreen } from '../browser/screen'
import { readThrough } from '../browser/scrolling'
import { onePageOfEachKind } from '../studies'

/** A phone, a tablet, a desk. */
const screens = [
  { width: 390, height: 844, deviceScaleFactor: 2 },
  { width: 768, height: 1024, deviceScaleFactor: 2 },
  { width: 1440, height: 900, deviceScaleFactor: 1 },
]

/**
 * Which file the browser chooses for every visible picture, and how wide it is shown, in device pixels. `isEager`: as in a
 * browser that does not know `sizes="auto"`, which reads the rest.
 */
async function chosenFiles(page: Page, isEager: boolean) {
  await page.evaluate((eager) => {
    if (eager)
      for (const source of document.querySelectorAll('source'))
        source.sizes = source.sizes.replace('auto, ', '')
    for (const image of document.querySelectorAll<HTMLImageElement>('picture img')) {
      if (eager) image.loading = 'eager'
      // Chosen anew on each screen.
      image.src = image.getAttribute('src') ?? ''
    }
  }, isEager)
  // Eager pictures are chosen without being reached.
  if (!isEager) await readThrough(page)
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('picture img')].flatMap((image) => {
      const { clientWidth, clientHeight, currentSrc, parentElement } = image
      const source = [...(parentElement?.querySelectorAll('source') ?? [])].find(
        ({ media }) => media === '' || matchMedia(media).matches,
      )
      const chosen = Number(currentSrc.match(/\.(\d+)\.avif$/)?.[1])
      if (!chosen || clientWidth < 2 || clientHeight < 2) return []
      const shape = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
      const isCut = getComputedStyle(image).objectFit === 'cover'
      const width = isCut ? Math.max(clientWidth, clientHeight * shape) : clientWidth
      const available = [...(source?.srcset ?? '').matchAll(/ (\d+)w/g)].map(([, wide]) => Number(wide))
      return [{ file: currentSrc, sizes: source?.sizes, chosen, available, needed: width * devicePixelRatio }]
    }),
  )
}

for (const path of onePageOfEachKind)
  test(`EXP-4 ${path}: no picture is fetched much too large or too small`, async ({ browser }) => {
    // Films show their posters: one that plays drops its poster.
    const page = await browser.newPage({ reducedMotion: 'reduce' })
    // A file that was fetched for another screen would be used again: pictures are chosen and then refused.
    const client = await page.context().newCDPSession(page)
    await client.send('Network.enable')
    await client.send('Network.setBlockedURLs', { urls: ['*.avif'] })
    await page.goto(path)
    const wrong: string[] = []
    for (const isEager of [false, true])
      for (const screen of screens) {
        await setScreen(page, screen)
        // Browsers that do not measure may be wrong by a factor of two.
        const [least, most] = isEager ? [0.5, 2.2] : [0.8, 1.6]
        for (const { file, sizes, chosen, available, needed } of await chosenFiles(page, isEager)) {
          const smallestEnough = Math.min(...available.filter((width) => width >= needed))
          const isTooLarge = chosen > needed * most && smallestEnough < chosen
          const isTooSmall = chosen < needed * least && Math.max(...available) > chosen
          if (isTooLarge || isTooSmall)
            wrong.push(`${screen.width}: ${file} for ${Math.round(needed)} px, sizes="${sizes}"`)
        }
      }
    await page.close()
    expect(wrong).toEqual([])
  })
