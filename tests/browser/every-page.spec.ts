import { expect, type Page, test } from '@playwright/test'
import { htmlProblems } from '../html-rules'
import { allPages } from '../page-paths'
import { axeFinds } from './axe'
import { hamburger, menu } from './bar'
import { openHydrated } from './hydrated'
import { layoutShifts, type PageWatch, watchLayout, watchPage } from './page-watch'
import { expectEveryStopReached } from './pages/tab-stops'
import { picturesInSight, readThrough } from './scrolling'

// Each page is opened once, read to its end, and then looked at from several sides.
for (const path of allPages)
  test.describe(path, () => {
    test.describe.configure({ mode: 'default' })
    let page: Page
    let watch: PageWatch
    test.beforeAll(async ({ browser, baseURL }) => {
      page = await browser.newPage()
      watch = await watchPage(page, new URL(baseURL ?? '').origin)
      await watchLayout(page)
      await openHydrated(page, path)
      await readThrough(page)
      await picturesInSight(page)
    })
    test.afterAll(() => page.close())

    test(`EXP-3 ${path} breaks no rule of accessibility`, async () => {
      expect(await axeFinds(page)).toEqual([])
    })

    test(`EXP-3 ${path} is valid HTML after its script has run and it was read to its end`, async () => {
      expect(await htmlProblems(await page.content(), path)).toEqual([])
    })

    test(`EXP-8 nothing on ${path} shifts`, async () => {
      expect(await layoutShifts(page)).toEqual([])
    })

    test(`EXP-4 what moves with the scrolling of ${path} follows the page itself`, async () => {
      const stuck = await page.evaluate(() =>
        document.getAnimations().flatMap(({ effect, timeline }) => {
          const scroller = timeline instanceof ViewTimeline ? timeline.source : document.scrollingElement
          const target = effect instanceof KeyframeEffect ? effect.target : null
          return scroller === document.scrollingElement
            ? []
            : [`${target?.className} in ${scroller?.className}`]
        }),
      )
      expect(stuck).toEqual([])
    })

    test(`EXP-3 ${path} logs no problem`, () => {
      // The 404 page is answered with 404; the browser notes that by itself.
      const problems = watch.problems.filter(
        (problem) => path !== '/nope' || !problem.includes('status of 404'),
      )
      expect(problems).toEqual([])
    })

    test(`EXP-7 ${path} contacts no third party`, () => {
      expect(watch.strangers).toEqual([])
    })

    test(`EXP-7 ${path} keeps nothing on the visitor’s device`, async () => {
      expect.soft([...watch.cookies, ...(await page.context().cookies())], 'cookies').toEqual([])
      expect(await page.evaluate(() => localStorage.length + sessionStorage.length), 'storage').toBe(0)
    })

    test(`EXP-3 Tab reaches every stop of ${path} and leaves it, and every focused stop is visible`, async () => {
      await expectEveryStopReached(page)
    })
  })

test('EXP-3 the open menu and open cards break no rule of accessibility', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await openHydrated(page, '/')
  const toggle = page.getByRole('main').locator('button[aria-expanded]').first()
  await toggle.focus()
  await page.keyboard.press('Enter')
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        // Scroll-driven animations end only by scrolling.
        .filter(
          ({ effect, timeline }) => timeline === document.timeline && effect?.getTiming().iterations === 1,
        )
        .map(({ finished }) => finished),
    ),
  )
  expect.soft(await axeFinds(page), 'an open card').toEqual([])
  await hamburger(page).click()
  await expect(menu(page)).toBeVisible()
  expect.soft(await axeFinds(page), 'the open menu').toEqual([])
})
