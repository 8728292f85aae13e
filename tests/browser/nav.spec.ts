import { expect, type Page } from '@playwright/test'
import { fillIn } from '~/fill-in'
import { caseStudyPaths, pagePaths, servicePaths, unknownPaths } from '../page-paths'
import { studyWithGallery } from '../studies'
import { words } from '../words'
import { bar, barCall, barList, barPages } from './bar'
import { testOnOnePage } from './one-page'
import { servedPage } from './served-page'

// What the bar looks like on each page: every-page.spec.ts.

const barLinks = (page: Page) => barList(page).getByRole('link')
const { home, skip: skipWords } = words.navigation.spoken

const test = testOnOnePage(studyWithGallery.path)

test('NAV-1 the logo leads home and the bar’s links follow in order', async ({ page }) => {
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

test('NAV-5 service pages and case studies mark no link', async ({ request }) => {
  for (const path of [...servicePaths, ...caseStudyPaths]) {
    const { document } = await servedPage(request, path)
    expect.soft(document.querySelectorAll('header [aria-current]').length, path).toBe(0)
  }
})

test('NAV-6 header and footer are on every known path, and on no unknown one', async ({ request }) => {
  for (const path of [...pagePaths, ...unknownPaths]) {
    const { document } = await servedPage(request, path)
    const count = pagePaths.includes(path) ? 1 : 0
    expect.soft(document.querySelectorAll('body > header').length, `header of ${path}`).toBe(count)
    expect.soft(document.querySelectorAll('footer').length, `footer of ${path}`).toBe(count)
  }
})

test('NAV-7 the skip link leads into the content', async ({ page }) => {
  const skip = page.getByRole('link', { name: skipWords })
  await expect(skip).not.toBeInViewport()
  await skip.focus()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus'), 'the next stop is in the content').toHaveCount(1)
})
