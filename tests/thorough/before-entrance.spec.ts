import { expect, type Locator, type Page, test } from '@playwright/test'
import sharp, { type Region } from 'sharp'
import { openHydrated } from '../browser/hydrated'
import { scrollPage } from '../browser/scrolling'
import { said, words } from '../words'

const { stories } = words.home

const section = (page: Page, heading: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: heading, exact: true }) })

/**
 * How much of each element a picture of the whole page shows, as a share of its pixels that are not its ground. Taking the
 * picture brings everything into view; what observers report meanwhile is ignored.
 */
async function shownShares(page: Page, elements: Locator): Promise<number[]> {
  await page.evaluate(async () => {
    Object.assign(window, { isPictureTaken: true })
    for (const image of document.images) image.loading = 'eager'
    await Promise.allSettled([...document.images].map((image) => image.decode()))
  })
  const boxes = await elements.evaluateAll((all) =>
    all.map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect()
      const ground = getComputedStyle(one.closest('[data-ground]') ?? document.body).backgroundColor
      const box = { left, top: top + scrollY, width, height }
      return {
        box,
        ground:
          ground
            .match(/[\d.]+/g)
            ?.slice(0, 3)
            .map(Number) ?? [],
      }
    }),
  )
  const picture = sharp(await page.screenshot({ fullPage: true }))
  return Promise.all(
    boxes.map(async ({ box, ground }) => {
      const area = Object.fromEntries(Object.entries(box).map(([side, px]) => [side, Math.floor(px)]))
      const raw = await picture
        .clone()
        .extract(area as unknown as Region)
        .removeAlpha()
        .raw()
        .toBuffer()
      let shown = 0
      for (let at = 0; at < raw.length; at += 3)
        if (ground.some((value, channel) => Math.abs(value - (raw[at + channel] ?? 0)) > 12)) shown += 1
      return shown / (raw.length / 3)
    }),
  )
}

const cloths = (page: Page) => section(page, 'P A N C H A M').getByRole('link').locator('picture')
const storyCards = (page: Page) => section(page, said(stories.heading)).getByRole('article')

test.describe('in a picture of the whole page', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      window.IntersectionObserver = class extends IntersectionObserver {
        constructor(report: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          super((entries, observer) => {
            if (!('isPictureTaken' in window)) report(entries, observer)
          }, options)
        }
      }
    }),
  )

  test('EXP-26 neither the stories nor Pancham are empty before they animate in', async ({ page }) => {
    await openHydrated(page, '/')
    await expect(page.locator('[data-entrance=waiting]')).toHaveCount(2)
    for (const share of await shownShares(page, storyCards(page))) expect(share).toBeGreaterThan(0.7)
    for (const share of await shownShares(page, cloths(page))) expect(share).toBeGreaterThan(0.4)
  })

  test('EXP-26 what was passed before the page came alive is shown', async ({ page }) => {
    let load = () => {}
    const scrolled = new Promise<void>((resolve) => {
      load = resolve
    })
    await page.route('**/*.js', async (route) => {
      await scrolled
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeAttached()
    await scrollPage(page, 100_000)
    load()
    await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset)
    await expect(page.locator('[data-entrance=unknown]')).toHaveCount(0)
    for (const share of await shownShares(page, storyCards(page))) expect(share).toBeGreaterThan(0.6)
    for (const share of await shownShares(page, cloths(page))) expect(share).toBeGreaterThan(0.6)
  })
})

test('EXP-26 without IntersectionObserver the stories and Pancham are shown', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'))
  await openHydrated(page, '/')
  for (const share of await shownShares(page, storyCards(page))) expect(share).toBeGreaterThan(0.6)
  for (const share of await shownShares(page, cloths(page))) expect(share).toBeGreaterThan(0.6)
})
