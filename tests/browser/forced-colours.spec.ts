import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { allPages } from '../known-paths'
import { openHydrated } from './hydrated'
import { picturesInSight, readThrough } from './scrolling'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

/** Brightness apart by so much (of 255) is seen; anti-aliasing of nothing gives less. */
const visibleDifference = 60

/** What is read or used, without what is for screen readers alone. */
const readable = 'h1, h2, h3, p, a, button, input, textarea, blockquote, dt, dd, figcaption'

/** Where everything readable stands on the page, in px from its top. */
const places = (page: Page, within: string) =>
  page.locator(within).evaluate((area, selector) => {
    const isForScreenReaders = (element: Element) =>
      [element, element.parentElement].some((one) => one && getComputedStyle(one).clipPath === 'inset(50%)')
    return [...area.querySelectorAll(selector)].flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const isShown =
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.closest('[aria-hidden=true], [inert]') &&
        !isForScreenReaders(element)
      const isOnPage =
        left >= 0 && left + width <= innerWidth && top + scrollY >= 0 && width > 4 && height > 4
      // A picture that opens large is its own sign, and may be on its way yet.
      const hasSomething =
        element.textContent?.trim() || element.matches('button:not(:has(img)), input, textarea')
      if (!isShown || !isOnPage || !hasSomething) return []
      return [{ left, top: top + scrollY, width, height, html: element.outerHTML.slice(0, 120) }]
    })
  }, readable)

/** Whole px from the page's top left corner. */
interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** How far the darkest and the lightest pixel of a part lie apart, 0 to 255. */
function contrastWithin(pixels: Buffer, rowLength: number, { left, top, width, height }: Box): number {
  let [darkest, lightest] = [255, 0]
  for (let row = top; row < top + height; row += 1) {
    for (const grey of pixels.subarray(row * rowLength + left, row * rowLength + left + width)) {
      darkest = Math.min(darkest, grey)
      lightest = Math.max(lightest, grey)
    }
  }
  return lightest - darkest
}

/** Texts and controls of which nothing can be seen: no pixel where they stand is far darker or lighter than the rest. */
async function undrawn(page: Page, within: string): Promise<string[]> {
  const screenshot = sharp(await page.screenshot({ fullPage: true }))
  const { data, info } = await screenshot.greyscale().raw().toBuffer({ resolveWithObject: true })
  return (await places(page, within)).flatMap(({ html, ...place }) => {
    const box = {
      left: Math.floor(place.left),
      top: Math.floor(place.top),
      width: Math.floor(place.width),
      height: Math.floor(place.height),
    }
    if (box.left + box.width > info.width || box.top + box.height > info.height) return []
    return contrastWithin(data, info.width, box) < visibleDifference ? [html] : []
  })
}

for (const path of allPages)
  test(`EXP-3 in the visitor’s own colours ${path} can be read and every control can be seen`, async ({
    page,
  }) => {
    await openHydrated(page, path)
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true)
    await readThrough(page)
    await picturesInSight(page)
    expect(await undrawn(page, 'body')).toEqual([])
  })

test('EXP-3 in the visitor’s own colours the open menu can be read', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, '/')
  await page.getByRole('button', { name: 'Menu' }).click()
  expect(await undrawn(page, 'header')).toEqual([])
})

test('EXP-3 in the visitor’s own colours the focus can be seen', async ({ page }) => {
  await openHydrated(page, '/projects')
  const link = page.getByRole('banner').getByRole('link', { name: 'About Us' })
  await link.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  const ring = await link.evaluate((one) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one)
    return [outlineStyle, Number.parseFloat(outlineWidth)] as const
  })
  expect(ring[0]).not.toBe('none')
  expect(ring[1]).toBeGreaterThanOrEqual(2)
})
