import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { picturesInSight, scrollPage } from '../scrolling'

/** Difference in brightness (of 255) that counts as visible. */
const visibleDifference = 60

/** What is read or used, without what is for screen readers alone. */
const readable = 'h1, h2, h3, p, a, button, input, textarea, blockquote, dt, dd, figcaption'

interface Place {
  /** The same element has the same number on every screen. */
  number: number
  left: number
  top: number
  width: number
  height: number
  html: string
}

/** What of everything readable is on the screen below its bar, in whole px. */
const places = (page: Page, within: string): Promise<Place[]> =>
  page.locator(within).evaluate((area, selector) => {
    const isForScreenReaders = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || isForScreenReaders(element.parentElement))
    const bar = area.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    return [...area.querySelectorAll(selector)].flatMap((element, number) => {
      const box = element.getBoundingClientRect()
      const from = element.closest('header') ? 0 : Math.max(0, bar)
      const top = Math.floor(Math.max(box.top, from))
      const left = Math.floor(box.left)
      const width = Math.floor(box.right) - left
      const height = Math.floor(Math.min(box.bottom, innerHeight)) - top
      const isShown =
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.closest('[aria-hidden=true], [inert]') &&
        !isForScreenReaders(element)
      const isOnScreen = left >= 0 && left + width <= innerWidth && width > 4 && height > 4
      // A picture that opens large is its own sign, and may be on its way yet.
      const hasSomething =
        element.textContent?.trim() || element.matches('button:not(:has(img)), input, textarea')
      if (!isShown || !isOnScreen || !hasSomething) return []
      return [{ number, left, top, width, height, html: element.outerHTML.slice(0, 120) }]
    })
  }, readable)

/** How far the darkest and the lightest pixel of a place lie apart, 0 to 255. */
function contrastWithin(pixels: Buffer, rowLength: number, { left, top, width, height }: Place): number {
  let [darkest, lightest] = [255, 0]
  for (let row = top; row < top + height; row += 1) {
    for (const grey of pixels.subarray(row * rowLength + left, row * rowLength + left + width)) {
      darkest = Math.min(darkest, grey)
      lightest = Math.max(lightest, grey)
    }
  }
  return lightest - darkest
}

/** Texts and controls that are invisible on the screen: none of their pixels is much darker or lighter than the rest. */
export async function undrawn(page: Page, within: string): Promise<{ seen: Place[]; missing: Place[] }> {
  const seen = await places(page, within)
  // JPEG takes the browser half the time of PNG; what it changes is far below what counts as visible.
  const screenshot = sharp(await page.screenshot({ type: 'jpeg', quality: 100 }))
    .greyscale()
    .raw()
  const { data, info } = await screenshot.toBuffer({ resolveWithObject: true })
  return {
    seen,
    missing: seen.filter((place) => contrastWithin(data, info.width, place) < visibleDifference),
  }
}

/** The same for the whole page, screen by screen: visible on one screen is enough. */
export async function undrawnOnPage(page: Page): Promise<string[]> {
  const drawn = new Set<number>()
  const missing = new Map<number, string>()
  const { height, step } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    step: innerHeight * 0.8,
  }))
  for (let top = 0; top < height; top += step) {
    await scrollPage(page, top)
    await picturesInSight(page)
    const screen = await undrawn(page, 'body')
    for (const { number, html } of screen.missing) missing.set(number, html)
    for (const place of screen.seen) if (!screen.missing.includes(place)) drawn.add(place.number)
  }
  expect(drawn.size).toBeGreaterThan(0)
  return [...missing].filter(([number]) => !drawn.has(number)).map(([, html]) => html)
}
