import { expect, type Page, test } from '@playwright/test'
import { fillIn } from '~/fill-in'
import { caseStudyPaths, pagePaths, servicePaths, transparentBarPaths, unknownPaths } from '../page-paths'
import { studyWithGallery } from '../studies'
import { words } from '../words'
import { bar, barCall, barList, barPages } from './bar'
import { openHydrated } from './hydrated'
import { worstContrast } from './pixel-contrast'
import { scrollPage } from './scrolling'
import { servedPage } from './served-page'

const transparent = 'rgba(0, 0, 0, 0)'

const barLinks = (page: Page) => barList(page).getByRole('link')
const { home, skip: skipWords } = words.navigation.spoken

test('NAV-1 the logo leads home and the bar’s links follow in order', async ({ page }) => {
  await page.goto('/about')
  await expect(bar(page).getByRole('link').first()).toHaveAttribute('href', '/')
  await expect(bar(page).getByRole('link').first()).toHaveAccessibleName(
    fillIn(home, { name: words.agency.name }),
  )
  await expect(barLinks(page)).toHaveText(barPages.map(({ label }) => label))
  for (const [index, { path }] of barPages.entries())
    await expect(barLinks(page).nth(index)).toHaveAttribute('href', path)
})

test('NAV-2 one call to action to the contact page is visible and reachable at any width', async ({
  page,
}) => {
  await openHydrated(page, '/')
  for (const width of [320, 390, 768, 769, 1024, 1440, 2560]) {
    await page.setViewportSize({ width, height: 800 })
    const calls = barCall(page)
    await expect(calls, `${width} px`).toHaveCount(1)
    await expect(calls).toHaveAttribute('href', '/contact')
    await expect(calls).toBeInViewport({ ratio: 1 })
    await calls.focus()
    await expect(calls).toBeFocused()
  }
})

for (const path of transparentBarPaths) {
  test(`NAV-3 the bar of ${path} is transparent for the first 80 px, and readable either way`, async ({
    page,
  }) => {
    await openHydrated(page, path)
    for (const [top, isTransparent] of [
      [0, true],
      [79, true],
      [80, false],
      [400, false],
      [10, true],
    ] as const) {
      await scrollPage(page, top)
      const ground = expect(bar(page), `scrolled ${top} px`)
      await (isTransparent
        ? ground.toHaveCSS('background-color', transparent)
        : ground.toHaveCSS('background-color', /^rgb\(/))
      if (top === 79 || top === 10) continue
      for (const text of [barLinks(page).first(), barLinks(page).last()]) {
        expect
          .soft(await worstContrast(page, text), `contrast, scrolled ${top} px`)
          .toBeGreaterThanOrEqual(4.5)
      }
    }
  })
}

test('NAV-3 on every other known path the bar is solid from the start', async ({ page }) => {
  for (const path of [...servicePaths, ...caseStudyPaths]) {
    await page.goto(path)
    await expect.soft(bar(page), path).toHaveCSS('background-color', /^rgb\(/)
  }
})

test('NAV-5 the link of the page that is shown weighs 400 against 300 and is marked as current', async ({
  page,
}) => {
  for (const { label, path } of barPages) {
    await page.goto(path)
    for (const link of await barLinks(page).all()) {
      const isCurrent = (await link.textContent()) === label
      await expect.soft(link, path).toHaveCSS('font-weight', isCurrent ? '400' : '300')
      expect.soft(await link.getAttribute('aria-current'), path).toBe(isCurrent ? 'page' : null)
    }
  }
})

test('NAV-5 service pages and case studies mark no link', async ({ request }) => {
  for (const path of [...servicePaths, ...caseStudyPaths]) {
    const { document } = await servedPage(request, path)
    expect.soft(document.querySelectorAll('header [aria-current]').length, path).toBe(0)
  }
})

test('NAV-6 header and footer stand on every known path', async ({ request }) => {
  for (const path of pagePaths) {
    const { document } = await servedPage(request, path)
    expect.soft(document.querySelectorAll('body > header').length, `header of ${path}`).toBe(1)
    expect.soft(document.querySelectorAll('footer').length, `footer of ${path}`).toBe(1)
  }
})

test('NAV-6 header and footer stand on no unknown path', async ({ page }) => {
  for (const path of unknownPaths) {
    await openHydrated(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(bar(page), path).toHaveCount(0)
    await expect(page.getByRole('contentinfo'), path).toHaveCount(0)
  }
})

test('NAV-7 the first stop of the Tab key skips to the content', async ({ page }) => {
  for (const path of ['/', studyWithGallery.path, '/nope']) {
    await openHydrated(page, path)
    const skip = page.getByRole('link', { name: skipWords })
    await expect(skip).not.toBeInViewport()
    await page.keyboard.press('Tab')
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    const isInside = await page.getByRole('main').evaluate((main) => main.contains(document.activeElement))
    const hasStops = (await page.getByRole('main').getByRole('link').count()) > 0
    expect(isInside || !hasStops, `${path}: the next stop is in the content`).toBe(true)
  }
})
