import { expect, type Page, test } from '@playwright/test'
import { aBarPage, bar, barList, barPages, hamburger, menu } from '../browser/bar'
import { worstContrast } from '../browser/pixel-contrast'
import { scrollPage } from '../browser/scrolling'
import { transparentBarPaths } from '../page-paths'
import { longestStudy } from '../studies'

const labels = barPages.map(({ label }) => label)

/** Whether any of the bar is on the screen. */
const isOnScreen = (page: Page) => bar(page).evaluate((one) => one.getBoundingClientRect().bottom > 0)

/** Whether assistive technology is told that the menu is open: the browser's own tree, not the attribute. */
async function isToldExpanded(page: Page): Promise<unknown> {
  const client = await page.context().newCDPSession(page)
  const { nodes } = await client.send('Accessibility.getFullAXTree')
  const button = nodes.find(({ role, name }) => role?.value === 'button' && name?.value === 'Menu')
  return button?.properties?.find(({ name }) => name === 'expanded')?.value.value
}

const scriptless = [
  { state: 'with script off', javaScriptEnabled: false },
  { state: 'while every script fails', javaScriptEnabled: true },
]

for (const { state, javaScriptEnabled } of scriptless) {
  test.describe(state, () => {
    test.use({ javaScriptEnabled })
    test.beforeEach(({ page }) => page.route(/\.js$/, (route) => route.abort()))

    for (const path of transparentBarPaths) {
      test(`NAV-3 ${state} the bar of ${path} is readable wherever it is visible`, async ({ page }) => {
        await page.goto(path)
        for (const top of [0, 120, 400, 900, 2000]) {
          await scrollPage(page, top)
          if (!(await isOnScreen(page))) continue
          const link = barList(page).getByRole('link').first()
          expect.soft(await worstContrast(page, link), `scrolled ${top} px`).toBeGreaterThanOrEqual(4.5)
        }
      })
    }

    test(`NAV-1 ${state} the bar’s links lead on`, async ({ page }) => {
      await page.goto(aBarPage.from)
      await barList(page).getByRole('link', { name: aBarPage.label, exact: true }).click()
      await expect(page).toHaveURL(aBarPage.path)
    })

    test(`NAV-4 ${state} the hamburger opens and closes the menu`, { tag: '@phone-only' }, async ({
      page,
    }) => {
      await page.goto('/')
      await expect(menu(page)).toBeHidden()
      expect(await isToldExpanded(page)).toBe(false)
      await hamburger(page).tap()
      await expect.poll(() => isToldExpanded(page)).toBe(true)
      await expect(menu(page).getByRole('link')).toHaveCount(labels.length)
      for (const label of labels) {
        await expect(menu(page).getByRole('link', { name: label, exact: true })).toBeInViewport({ ratio: 1 })
      }
      await hamburger(page).tap()
      await expect(menu(page)).toBeHidden()
      await expect.poll(() => isToldExpanded(page)).toBe(false)
    })

    test(`NAV-4 ${state} Enter opens the menu, Escape closes it`, { tag: '@phone-only' }, async ({
      page,
    }) => {
      await page.goto('/')
      await hamburger(page).focus()
      await page.keyboard.press('Enter')
      await expect(menu(page)).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(menu(page).locator(':focus')).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(menu(page)).toBeHidden()
      await expect(hamburger(page)).toBeFocused()
    })

    test(`NAV-4 ${state} the page behind the open menu does not scroll`, { tag: '@phone-only' }, async ({
      page,
    }) => {
      await page.goto(longestStudy.path)
      await scrollPage(page, 500)
      await hamburger(page).tap()
      await expect(menu(page)).toBeVisible()
      await page.mouse.move(200, 400)
      await page.mouse.wheel(0, 600)
      await page.waitForTimeout(200)
      expect(await page.evaluate(() => scrollY)).toBe(500)
    })

    test(`NAV-4 ${state} the menu’s links lead on`, { tag: '@phone-only' }, async ({ page }) => {
      await page.goto(aBarPage.from)
      await hamburger(page).tap()
      await menu(page).getByRole('link', { name: aBarPage.label, exact: true }).tap()
      await expect(page).toHaveURL(aBarPage.path)
      await expect(menu(page)).toBeHidden()
    })
  })
}

test('NAV-4 script that arrives while the menu is open takes it over', { tag: '@phone-only' }, async ({
  page,
}) => {
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/\.js$/, async (route) => {
    await arrival
    await route.continue()
  })
  await page.goto('/')
  await hamburger(page).tap()
  await expect(menu(page)).toBeVisible()
  arrive()
  await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(menu(page)).toBeVisible()
  await expect(page.locator('main')).toHaveAttribute('inert', '')
  await hamburger(page).tap()
  await expect(menu(page)).toBeHidden()
  await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'false')
})

test('NAV-4 a browser without popovers shows the links in the bar', { tag: '@phone-only' }, async ({
  page,
}) => {
  // The same pages, rewritten for such a browser; the policy knows inline styles by their hashes.
  await page.route(/./, async (route) => {
    const isText = ['document', 'stylesheet'].includes(route.request().resourceType())
    if (!isText) return route.fallback()
    const response = await route.fetch()
    const body = (await response.text())
      .replaceAll(':popover-open', ':no-such-state')
      .replace(' popover="', ' data-no="')
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    await route.fulfill({ response, body })
  })
  await page.route(/\.js$/, (route) => route.abort())
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    const links = barList(page).getByRole('link')
    await expect(links).toHaveText(labels)
    for (const link of await links.all()) {
      await link.scrollIntoViewIfNeeded()
      // Scrolled to half a pixel.
      await expect(link).toBeInViewport({ ratio: 0.95 })
    }
    await expect(hamburger(page)).toBeHidden()
    await expect(menu(page)).toBeHidden()
  }
})
