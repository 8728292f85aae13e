import { expect, type Locator, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { QUOTE_ROOM } from '~content/schema/collections'
import { openHydrated } from '../browser/hydrated'
import { people, spoken } from '../browser/testimonial-words'

const carousel = (page: Page) => page.locator(`[aria-roledescription="${spoken.carousel}"]`)

test.beforeEach(() =>
  test.skip(people.length === 1, 'one testimonial alone has no neighbour and no controls'),
)

/** How much two screenshots differ, in the channel that differs most (mean of all pixels, 0 to 255). Letters' edges may, a little. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const changed = await sharp(one)
    .composite([{ input: other, blend: 'difference' }])
    .removeAlpha()
    .toBuffer()
  return Math.max(...(await sharp(changed).stats()).channels.map(({ mean }) => mean))
}

const sentence = 'They argued with our brief for a week, drew it again on a bus ticket, and were right. '

for (const width of [704, 768, 992, 1024, 1440]) {
  test(`FREE-1 a quote fits above the controls, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1024 })
    await openHydrated(page, '/projects')
    const shown = carousel(page).locator('[data-position=center]')
    for (const [size, length] of Object.entries(QUOTE_ROOM)) {
      await shown.locator('blockquote').evaluate(
        (quote, { text, size }) => {
          quote.textContent = text
          quote.dataset.size = size
        },
        { text: sentence.repeat(4).slice(0, length), size },
      )
      const [frame, quote, who, control] = await Promise.all(
        [
          carousel(page),
          shown.locator('blockquote'),
          shown.locator('figcaption'),
          carousel(page).getByRole('button', { name: spoken.previous }),
        ].map((part) => part.boundingBox()),
      )
      expect(quote?.y, `${size}: inside the section`).toBeGreaterThan(frame?.y ?? 0)
      const end = (who?.y ?? 0) + (who?.height ?? 0)
      expect(end, `${size}: above the controls`).toBeLessThan(control?.y ?? 0)
    }
  })
}

for (const width of [704, 768, 992, 1440]) {
  test(`FREE-1 a name of 40 letters is clear of the neighbour, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1024 })
    await openHydrated(page, '/projects')
    const name = carousel(page).locator('[data-position=center] strong')
    await name.evaluate((element) => {
      element.textContent = 'Venkata Lakshmi Narasimhan Krishnamurthy'
    })
    await name.scrollIntoViewIfNeeded()
    const neighbour = carousel(page).locator('[data-position=right] img')
    await neighbour.evaluate((image: HTMLImageElement) => image.decode())
    // From the row without script it moves to its place: measured when it has come to rest.
    await neighbour.evaluate((image) => Promise.all(image.getAnimations().map(({ finished }) => finished)))
    const seen = await name.screenshot()
    await neighbour.evaluate((image) => {
      image.style.visibility = 'hidden'
    })
    expect(await difference(seen, await name.screenshot()), 'the same without the neighbour').toBeLessThan(
      0.1,
    )
  })
}

const show = (pictures: Locator, visible: boolean) =>
  pictures.evaluateAll(
    (all, visibility) => {
      for (const picture of all) if (picture instanceof HTMLElement) picture.style.visibility = visibility
    },
    visible ? '' : 'hidden',
  )

/** A picture of where an element's words are: its box may have an empty corner, in which a neighbour may be. */
async function pictureOfWords(page: Page, element: Locator): Promise<Buffer> {
  await element.scrollIntoViewIfNeeded()
  const clip = await element.evaluate((box) => {
    const words = document.createRange()
    words.selectNodeContents(box)
    const { x, y, width, height } = words.getBoundingClientRect()
    return { x, y, width, height }
  })
  return page.screenshot({ clip })
}

for (const width of [768, 1440, 2560]) {
  test(`TESTI-1 no neighbour covers a quote or the controls, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1024 })
    await openHydrated(page, '/projects')
    await carousel(page).scrollIntoViewIfNeeded()
    const next = carousel(page).getByRole('button', { name: spoken.next })
    const parts = [carousel(page).locator('[data-position=center] blockquote'), next]
    const neighbours = carousel(page).locator('[data-position]:not([data-position=center]) img')
    for (const _ of people) {
      await neighbours.evaluateAll((all) =>
        Promise.all(all.flatMap((image) => image.getAnimations()).map(({ finished }) => finished)),
      )
      const withThem: Buffer[] = []
      for (const part of parts) withThem.push(await pictureOfWords(page, part))
      await show(neighbours, false)
      for (const [index, part] of parts.entries()) {
        const alone = await pictureOfWords(page, part)
        expect(await difference(withThem[index] ?? alone, alone), 'the same without them').toBeLessThan(0.1)
      }
      await show(neighbours, true)
      await next.click()
    }
  })
}
