import { expect, type Page, test } from '@playwright/test'
import { axeFinds } from '../browser/axe'
import { openHydrated } from '../browser/hydrated'
import { expectNothingCutOff } from '../browser/pages/at-every-width'
import { undrawnOnPage } from '../browser/pages/forced-colours'
import { movingOnTheWay } from '../browser/pages/motion'
import { expectWordsInPlace, halos } from '../browser/pages/words-in-place'
import { translatePage } from '../browser/translated'
import { allPages } from '../page-paths'
import { onePageOfEachKind } from '../studies'

// Each page is opened once by a visitor who wants no motion, and looked at in several ways. The last one changes its words.
for (const path of allPages)
  test.describe(path, () => {
    test.describe.configure({ mode: 'default' })
    let page: Page
    const isOfItsKind = path === '/nope' || onePageOfEachKind.includes(path)
    test.beforeAll(async ({ browser }) => {
      page = await browser.newPage({ reducedMotion: 'reduce' })
      await openHydrated(page, path)
    })
    test.afterAll(() => page.close())

    test(`EXP-2 under reduced motion nothing on ${path} moves by itself`, async () => {
      expect(await movingOnTheWay(page)).toEqual([])
    })

    if (isOfItsKind)
      test(`EXP-3 with forced colours ${path} is readable and every control visible`, async () => {
        await page.emulateMedia({ forcedColors: 'active' })
        expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true)
        expect(await undrawnOnPage(page)).toEqual([])
        await page.emulateMedia({ forcedColors: 'none' })
      })

    test(`EXP-4 ${path} cuts nothing off from 280 to 2560 px, with large text and text spacing`, async () => {
      await expectNothingCutOff(page)
    })

    // The others: every-page-on-a-phone.spec.ts.
    if (!isOfItsKind)
      test(`EXP-3 ${path} breaks no rule of accessibility at 390 px`, async () => {
        await page.setViewportSize({ width: 390, height: 844 })
        expect(await axeFinds(page)).toEqual([])
      })

    test(`EXP-4 ${path} can be read when a browser has translated it into longer words`, async () => {
      await translatePage(page, 'chrome')
      expect.soft(await halos(page)).toBe(0)
      await expectWordsInPlace(page)
    })
  })
