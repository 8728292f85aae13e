import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { openHydrated } from '../browser/hydrated'
import { onePageOfEachKind } from '../studies'
import { sentencePattern, words } from '../words'

/** A difference in brightness (of 255) that is visible; a blank area has none. */
const visibleDifference = 20

interface Place {
  left: number
  top: number
  width: number
  height: number
  html: string
}

/** The middle part of each content picture on paper, in whole px: other elements may overlap its edges. */
const pictures = (page: Page): Promise<Place[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main img')].flatMap((image) => {
      const box = image.getBoundingClientRect()
      const [start, end] = [Math.max(0, box.left), Math.min(box.right, innerWidth)]
      const left = Math.ceil(start + (end - start) / 4)
      const top = Math.ceil(box.top + scrollY + box.height / 4)
      const width = Math.floor((end - start) / 2)
      const height = Math.floor(box.height / 2)
      const isShown = image.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      if (!isShown || width < 10 || height < 10) return []
      return [{ left, top, width, height, html: image.outerHTML.slice(0, 120) }]
    }),
  )

/** A printer waits until lazy pictures are fetched and decoded; a screenshot does not. */
async function fetchAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) {
      image.loading = 'eager'
      image.decoding = 'sync'
    }
  })
  await expect
    .poll(() => page.evaluate(() => [...document.images].every((image) => image.complete)))
    .toBe(true)
  // A picture that does not load is blank, which is what the test looks for.
  await page.evaluate(() => Promise.allSettled([...document.images].map((image) => image.decode())))
}

/** The difference between the darkest and the lightest pixel of an area, 0 to 255. */
function contrastWithin(pixels: Buffer, rowLength: number, { left, top, width, height }: Place): number {
  let [darkest, lightest] = [255, 0]
  for (let row = top; row < top + height; row += 1)
    for (const grey of pixels.subarray(row * rowLength + left, row * rowLength + left + width)) {
      darkest = Math.min(darkest, grey)
      lightest = Math.max(lightest, grey)
    }
  return lightest - darkest
}

async function blankPictures(page: Page): Promise<{ seen: number; blank: string[] }> {
  const places = await pictures(page)
  // JPEG takes the browser half the time of PNG; what it changes is far below what counts as visible.
  const { data, info } = await sharp(await page.screenshot({ fullPage: true, type: 'jpeg', quality: 100 }))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const blank = places.filter((place) => contrastWithin(data, info.width, place) < visibleDifference)
  return { seen: places.length, blank: blank.map(({ html }) => html) }
}

/** A full-page screenshot brings everything into view, printing nothing: later reports of the observers are ignored. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(report: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super((entries, observer) => {
          if (!matchMedia('print').matches) report(entries, observer)
        }, options)
      }
    }
  }),
)

for (const path of [...onePageOfEachKind, '/nope'])
  test(`EXP-6 ${path} prints all its pictures unscrolled, and nothing moves`, async ({ page }) => {
    await openHydrated(page, path)
    // What waits to be seen has been looked for.
    await expect(page.locator('[data-entrance=unknown]')).toHaveCount(0)
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 794, height: 1123 })
    await fetchAll(page)
    const { seen, blank } = await blankPictures(page)
    expect(blank).toEqual([])
    if (path !== '/nope' && path !== '/contact') expect(seen).toBeGreaterThan(0)
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && effect?.getComputedTiming().endTime === Infinity,
        )
        .map(({ effect }) => effect instanceof KeyframeEffect && effect.target?.outerHTML.slice(0, 80)),
    )
    expect(moving).toEqual([])
  })

test('EXP-6 home prints its stories open, all its logos and all testimonials', async ({ page }) => {
  await openHydrated(page, '/')
  await page.setViewportSize({ width: 794, height: 1123 })
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  const { featured, more } = words.home.stories
  await expect(main.getByText(more)).toHaveCount(featured.length)
  for (const link of await main.getByText(more).all()) await expect(link).toBeVisible()
  for (const quote of await main.locator('blockquote').all()) await expect(quote).toBeVisible()
  const logos = main.getByRole('group', { name: sentencePattern(words.logos.row) }).getByRole('img')
  await expect(logos).toHaveCount(words.logos.logos.length)
  const beyond = await logos.evaluateAll((all) =>
    all.flatMap((one) => {
      const { left, right, width } = one.getBoundingClientRect()
      return width > 0 && left >= 0 && right <= innerWidth ? [] : [one.getAttribute('alt')]
    }),
  )
  expect(beyond, 'beyond the paper').toEqual([])
})
