import { expect, type Page, test } from '@playwright/test'
import { probeWord } from '~/woven/heading/wide-letters'
import { cutOff, sidewaysScroll } from '../browser/cut-off'
import { openHydrated } from '../browser/hydrated'
import { overprinted, textsOverTexts } from '../browser/overprint'
import { translatePage } from '../browser/translated'
import { allPages } from '../page-paths'

// Nothing is looked at while it moves.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const everyWidth = [360, 768, 1280, 1440]

async function expectReadable(page: Page, widths: readonly number[]): Promise<void> {
  // Letters have been measured, and wide ones are marked.
  await expect(page.locator('body > span', { hasText: probeWord.text })).toBeAttached()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await overprinted(page), `words over each other at ${width} px`).toEqual([])
    expect.soft(await textsOverTexts(page), `texts over each other at ${width} px`).toEqual([])
    expect.soft(await cutOff(page), `cut off at ${width} px`).toEqual([])
    expect.soft(await sidewaysScroll(page), `scrolls sideways at ${width} px`).toBe(0)
  }
}

/** How many woven words still have their halo: letters of the words that were there, left behind their translation. */
const halos = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('[data-halo]:not([translate=no])')].filter(
        (run) => getComputedStyle(run, '::before').content !== 'none',
      ).length,
  )

for (const path of allPages) {
  test(`EXP-22 without web fonts ${path} can be read at every width`, async ({ page }) => {
    await page.route(/\.woff2$/, (route) => route.abort())
    await page.goto(path, { waitUntil: 'load' })
    await page.evaluate(() => document.fonts.ready)
    await expectReadable(page, everyWidth)
  })

  test(`EXP-4 ${path} can be read when a browser has translated it into longer words`, async ({ page }) => {
    // Before that, React would draw the page anew in its own words, in the middle of what is looked at.
    await openHydrated(page, path)
    await page.evaluate(() => document.fonts.ready)
    await translatePage(page, 'chrome')
    expect.soft(await halos(page)).toBe(0)
    await expectReadable(page, everyWidth)
  })
}

test.describe('with a font that the visitor forces', () => {
  // The page's policy would stop the style.
  test.use({ bypassCSP: true })

  for (const path of allPages)
    test(`EXP-22 ${path} can be read at every width in a wide font that the visitor forces`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => {
          const forced = document.createElement('style')
          forced.textContent = '* { font-family: Verdana, "DejaVu Sans", sans-serif !important }'
          document.head.append(forced)
        })
      })
      await openHydrated(page, path)
      await expectReadable(page, everyWidth)
    })
})

test('EXP-4 a page that was translated before its script ran has no halos and can be read', async ({
  page,
}) => {
  let letGo = () => {}
  const isTranslated = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/\.js$/, async (route) => {
    await isTranslated
    await route.continue()
  })
  await page.goto('/about', { waitUntil: 'load' })
  await translatePage(page, 'chrome')
  letGo()
  // What React draws anew in English is translated again by the browser: it watches the page.
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset)
  await translatePage(page, 'chrome')
  expect.soft(await halos(page)).toBe(0)
  await expectReadable(page, [360, 1440])
})

test('EXP-4 words that Firefox has translated wrap and shrink', async ({ page }) => {
  await page.goto('/about')
  await translatePage(page, 'firefox')
  await expectReadable(page, [360, 1440])
})
