import { expect, type Page, test } from '@playwright/test'
import { openHydrated } from '../browser/hydrated'
import { expectShown } from '../browser/shown-page'
import { servicePaths, topLevelPaths } from '../page-paths'
import { studiesWith, studyWithGallery } from '../studies'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/**
 * Follows a link to a page, and looks at the page when it first replaced the old one: how far it reached down (px), and its
 * headings and pictures.
 */
const firstLook = (page: Page, path: string): Promise<{ reach: number; parts: number }> =>
  page.evaluate(
    (to) =>
      new Promise((resolve) => {
        const main = document.querySelector('main') as HTMLElement
        const heading = main.querySelector('h1')
        new MutationObserver((_, observer) => {
          if (main.querySelector('h1') === heading) return
          observer.disconnect()
          const room = [...main.querySelectorAll('div')].find(
            (one) => one.childElementCount === 0 && one.clientHeight >= innerHeight,
          )
          const parts = main.querySelectorAll('h2, h3, picture').length
          resolve({ reach: room?.getBoundingClientRect().top ?? main.clientHeight, parts })
        }).observe(main, { childList: true, subtree: true })
        const link = document.createElement('a')
        link.href = to
        document.body.append(link)
        link.click()
        link.remove()
      }),
    path,
  )

/** A case study of one client, one of several and one of films. */
const kindsOfStudy = [
  studyWithGallery,
  ...studiesWith('client').slice(0, 1),
  ...studiesWith('films').slice(0, 1),
].map(({ path }) => path)

/** One page of each kind. */
const kinds = [...topLevelPaths, ...servicePaths, ...kindsOfStudy]

const words = (page: Page) => page.getByRole('main').textContent()

for (const viewport of [
  { width: 390, height: 844 },
  { width: 768, height: 960 },
  { width: 1440, height: 900 },
])
  test(`PROG-5 a page that replaces another fills a screen of ${viewport.width} px at once`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await openHydrated(page, studyWithGallery.path)
    for (const path of kinds) {
      const { reach } = await firstLook(page, path)
      expect.soft(reach, path).toBeGreaterThanOrEqual(viewport.height)
      await expectShown(page, path)
    }
  })

for (const path of ['/', '/services/av-production', ...kindsOfStudy])
  test(`PROG-5 ${path} is as complete after a page change as when it is opened`, async ({ page }) => {
    await openHydrated(page, path)
    // What follows the page's own code has words too.
    await page.waitForLoadState('networkidle')
    const opened = await words(page)
    await openHydrated(page, '/about')
    await firstLook(page, path)
    await expect.poll(() => words(page)).toBe(opened)
  })

test('PROG-5 on a phone a case study begins without its story, which a tablet shows at once', async ({
  page,
}) => {
  const { path } = studyWithGallery
  await openHydrated(page, '/about')
  await page.setViewportSize({ width: 768, height: 960 })
  const onTablet = await firstLook(page, path)
  await expectShown(page, path)
  await openHydrated(page, '/about')
  await page.setViewportSize({ width: 390, height: 844 })
  const onPhone = await firstLook(page, path)
  expect(onPhone.parts).toBeLessThan(onTablet.parts)
})

test('PROG-5 /projects begins without the cards below its first screen', async ({ page }) => {
  await openHydrated(page, '/about')
  const { parts } = await firstLook(page, '/projects')
  await expectShown(page, '/projects')
  const cards = page.getByRole('main').locator('li a picture')
  await expect(cards.first()).toBeAttached()
  expect(parts).toBeLessThan(await cards.count())
})
