import { expect, type Page, test } from '@playwright/test'
import { htmlProblems } from '../html-rules'
import { allPages, transparentBarPaths } from '../page-paths'
import { onePageOfEachKind } from '../studies'
import { axeFinds } from './axe'
import { bar, barList, barPages } from './bar'
import { openHydrated } from './hydrated'
import { answerMap, layoutShifts, type PageWatch, watchLayout, watchPage } from './page-watch'
import { expectEveryStopReached } from './pages/tab-stops'
import { worstContrast } from './pixel-contrast'
import { picturesInSight, readThrough, scrollPage } from './scrolling'

const barLinks = (page: Page) => barList(page).getByRole('link')

// Each page is opened once, read to its end, and then looked at from several sides.
for (const path of allPages)
  test.describe(path, () => {
    test.describe.configure({ mode: 'default' })
    let page: Page
    let watch: PageWatch
    const isOfItsKind = path === '/nope' || onePageOfEachKind.includes(path)
    test.beforeAll(async ({ browser, baseURL }) => {
      page = await browser.newPage()
      watch = watchPage(page, new URL(baseURL ?? '').origin)
      if (path === '/contact') await answerMap(page)
      await watchLayout(page)
      await openHydrated(page, path)
      await readThrough(page)
      await picturesInSight(page)
    })
    test.afterAll(() => page.close())

    test(`EXP-3 ${path} breaks no rule of accessibility`, async () => {
      expect(await axeFinds(page)).toEqual([])
    })

    if (isOfItsKind)
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

    test(`NAV-6 script leaves header and footer of ${path} as they are served`, async () => {
      const count = path === '/nope' ? 0 : 1
      await expect(bar(page)).toHaveCount(count)
      await expect(page.getByRole('contentinfo')).toHaveCount(count)
    })

    if (transparentBarPaths.some((known) => known === path)) {
      test(`NAV-3 the bar of ${path} is transparent for the first 80 px, and readable either way`, async () => {
        for (const [top, isTransparent] of [
          [0, true],
          [80, false],
          [79, true],
        ] as const) {
          await scrollPage(page, top)
          const ground = expect(bar(page), `scrolled ${top} px`)
          await (isTransparent
            ? ground.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
            : ground.toHaveCSS('background-color', /^rgb\(/))
          if (top === 79) continue
          for (const text of [barLinks(page).first(), barLinks(page).last()])
            expect
              .soft(await worstContrast(page, text), `contrast, scrolled ${top} px`)
              .toBeGreaterThanOrEqual(4.5)
        }
      })

      test(`NAV-5 the link of ${path} weighs 400 against 300 and is marked as current`, async () => {
        const looks = await barLinks(page).evaluateAll((links) =>
          links.map((link) => [getComputedStyle(link).fontWeight, link.getAttribute('aria-current')]),
        )
        expect(looks).toEqual(barPages.map((link) => (link.path === path ? ['400', 'page'] : ['300', null])))
      })
    } else if (path !== '/nope')
      test(`NAV-3 the bar of ${path} is solid from the start`, async () => {
        await scrollPage(page, 0)
        await expect(bar(page)).toHaveCSS('background-color', /^rgb\(/)
      })

    if (isOfItsKind)
      test(`NAV-7 EXP-3 Tab starts at the skip link, reaches every stop of ${path} and shows it`, async () => {
        await expectEveryStopReached(page)
      })
  })
