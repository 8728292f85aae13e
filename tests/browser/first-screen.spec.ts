import { expect, type Page, test } from '@playwright/test'
import { servicePaths, topLevelPaths } from '../page-paths'
import { studiesWith, studyWithGallery } from '../studies'
import { openHydrated } from './hydrated'
import { expectShown } from './shown-page'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Follows a link to a page. Returns how far the page reached down when it first replaced the old one (px). */
const firstReach = (page: Page, path: string): Promise<number> =>
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
          resolve(room?.getBoundingClientRect().top ?? main.clientHeight)
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
      expect.soft(await firstReach(page, path), path).toBeGreaterThanOrEqual(viewport.height)
      await expectShown(page, path)
    }
  })

for (const path of ['/', '/services/av-production', ...kindsOfStudy])
  test(`PROG-5 ${path} is as whole after a change of page as when it is opened`, async ({ page }) => {
    await openHydrated(page, path)
    const opened = await words(page)
    await openHydrated(page, '/about')
    await firstReach(page, path)
    await expect.poll(() => words(page)).toBe(opened)
  })
