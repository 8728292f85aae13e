import { expect, type Page, test } from '@playwright/test'
import { allPages } from '../page-paths'
import { onePageOfEachKind } from '../studies'
import { axeFinds } from './axe'
import { openHydrated } from './hydrated'
import { largestPaint } from './largest-paint'
import { layoutShifts, watchLayout } from './page-watch'
import { tooSmall } from './pages/touch-targets'
import { readThrough } from './scrolling'
import { onFirstScreen, watchWeight } from './weight'

/** kB (1000 bytes) */
const FIRST_PICTURES = 120
const WHOLE_HOME = 1000

// Each page is opened once on a phone, and looked at from several sides: what the first screen took, then all of it.
for (const path of allPages)
  test.describe(path, { tag: '@phone-only' }, () => {
    test.describe.configure({ mode: 'default' })
    let page: Page
    let weight: Awaited<ReturnType<typeof watchWeight>>
    // Here and not in the first test: after a failure the rest go on with a browser of their own.
    test.beforeAll(async ({ browser }) => {
      page = await browser.newPage()
      weight = await watchWeight(page)
      await watchLayout(page)
      await openHydrated(page, path)
      await page.waitForLoadState('networkidle')
    })
    test.afterAll(() => page.close())

    test(`EXP-8 the first screen of ${path} takes at most ${FIRST_PICTURES} kB of pictures`, async () => {
      const shown = await onFirstScreen(page)
      expect(weight((url) => shown.includes(url))).toBeLessThanOrEqual(FIRST_PICTURES)
    })

    test(`EXP-8 the largest paint of ${path} on a phone is text, or a picture fetched at once`, async () => {
      expect(['text', 'a picture, eager']).toContain(await page.evaluate(largestPaint))
    })

    test(`EXP-8 nothing on ${path} shifts on a phone`, async () => {
      await readThrough(page)
      expect(await layoutShifts(page)).toEqual([])
    })

    if (path === '/')
      test(`EXP-8 the home page down to its end weighs at most ${WHOLE_HOME} kB on a phone`, async () => {
        await page.waitForLoadState('networkidle')
        expect(weight(() => true)).toBeLessThanOrEqual(WHOLE_HOME)
      })

    if (path === '/nope' || onePageOfEachKind.includes(path))
      test(`EXP-3 ${path} breaks no rule of accessibility on a phone`, async () => {
        expect(await axeFinds(page)).toEqual([])
      })

    test(`EXP-3 on ${path} a finger hits every control: 44 px each way`, async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      expect(await tooSmall(page)).toEqual([])
    })
  })
