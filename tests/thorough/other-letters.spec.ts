import { expect, test } from '@playwright/test'
import { openHydrated } from '../browser/hydrated'
import { expectWordsInPlace, halos } from '../browser/pages/words-in-place'
import { translatePage } from '../browser/translated'
import { onePageOfEachKind } from '../studies'

// Nothing is looked at while it moves.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const paths = [...onePageOfEachKind, '/nope']

// Longer words, on every page: every-page-without-motion.spec.ts.
for (const path of paths)
  test(`EXP-22 without web fonts ${path} can be read at every width`, async ({ page }) => {
    await page.route(/\.woff2$/, (route) => route.abort())
    await page.goto(path, { waitUntil: 'load' })
    await page.evaluate(() => document.fonts.ready)
    await expectWordsInPlace(page)
  })

test.describe('with a font that the visitor forces', () => {
  // The page's policy would stop the style.
  test.use({ bypassCSP: true })

  for (const path of paths)
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
      await expectWordsInPlace(page)
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
  await expectWordsInPlace(page, [360, 1440])
})

test('EXP-4 words that Firefox has translated wrap and shrink', async ({ page }) => {
  await page.goto('/about')
  await translatePage(page, 'firefox')
  await expectWordsInPlace(page, [360, 1440])
})
