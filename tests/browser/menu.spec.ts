import { expect, type Page } from '@playwright/test'
import { words } from '../words'
import { aBarPage, barCall, barList, barPages, hamburger, menu } from './bar'
import { openHydrated } from './hydrated'
import { testOnOnePage } from './one-page'

const labels = barPages.map(({ label }) => label)
const test = testOnOnePage(aBarPage.path)

test.beforeEach(async ({ page }) => {
  if (await menu(page).isVisible()) await hamburger(page).press('Enter')
  await expect(menu(page)).toBeHidden()
  await expect(page.locator('main')).not.toHaveAttribute('inert')
})

const menuLink = (page: Page) => menu(page).getByRole('link', { name: aBarPage.label, exact: true })

test('NAV-4 the hamburger shows at 768 px and not above', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await expect(hamburger(page)).toBeVisible()
  await expect(barList(page)).toBeHidden()
  await hamburger(page).click()
  await expect(menu(page)).toBeVisible()
  await page.setViewportSize({ width: 769, height: 900 })
  await expect(menu(page), 'an open menu goes with its button').toBeHidden()
  await expect(hamburger(page)).toBeHidden()
  await expect(barList(page)).toBeVisible()
})

test('NAV-4 all of the open menu is in the window, whatever its size', async ({ page }) => {
  for (const [width, height] of [
    [360, 640],
    [375, 667],
    [600, 960],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height })
    if (await menu(page).isHidden()) await hamburger(page).click()
    for (const link of await menu(page).getByRole('link').all())
      await expect.soft(link, `${width} × ${height} px`).toBeInViewport({ ratio: 1 })
  }
})

test('NAV-4 the hamburger opens and closes a menu of the same links and says its state', {
  tag: '@phone-only',
}, async ({ page }) => {
  await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(menu(page)).toBeHidden()
  await hamburger(page).tap()
  await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(menu(page).getByRole('link')).toHaveCount(labels.length)
  for (const [index, label] of labels.entries()) {
    await expect(menu(page).getByRole('link').nth(index)).toHaveAccessibleName(label)
  }
  const controlled = await hamburger(page).getAttribute('aria-controls')
  await expect(page.locator(`#${controlled}`)).toBeVisible()
  await hamburger(page).tap()
  await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(menu(page)).toBeHidden()
})

for (const key of ['Enter', 'Space']) {
  test(`NAV-4 ${key} opens and closes the menu`, { tag: '@phone-only' }, async ({ page }) => {
    await hamburger(page).focus()
    await page.keyboard.press(key)
    await expect(menu(page)).toBeVisible()
    await page.keyboard.press(key)
    await expect(menu(page)).toBeHidden()
  })
}

test('NAV-4 Escape closes the menu and gives the focus back', { tag: '@phone-only' }, async ({ page }) => {
  await hamburger(page).tap()
  await menu(page).getByRole('link').last().focus()
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(hamburger(page)).toBeFocused()
})

test('NAV-4 Tab stays inside the open menu, both ways, and reaches all of it', {
  tag: '@phone-only',
}, async ({ page }) => {
  await hamburger(page).tap()
  await hamburger(page).focus()
  const reached = new Set<string>()
  const { callToAction, spoken } = words.navigation
  for (const key of [...Array<string>(14).fill('Tab'), ...Array<string>(14).fill('Shift+Tab')]) {
    await page.keyboard.press(key)
    const focused = page.locator(':focus')
    await expect(page.getByRole('banner').locator(':focus'), `after ${key}`).toHaveCount(1)
    reached.add((await focused.getAttribute('aria-label')) ?? (await focused.textContent()) ?? '')
  }
  expect([...reached]).toEqual(expect.arrayContaining([...labels, spoken.menu, callToAction]))
})

test('NAV-4 the closed menu, laid out ahead when the page rests, is neither seen nor reached', {
  tag: '@phone-only',
}, async ({ page }) => {
  const controlled = await hamburger(page).getAttribute('aria-controls')
  await expect(page.locator(`#${controlled}`)).not.toHaveAttribute('hidden', /.*/)
  await expect(menu(page)).toBeHidden()
  await hamburger(page).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})

test('NAV-4 the page under the open menu does not scroll and cannot be reached', {
  tag: '@phone-only',
}, async ({ page }) => {
  await page.evaluate(() => scrollTo(0, 300))
  await hamburger(page).tap()
  await expect(menu(page)).toBeVisible()
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, 600)
  await page.keyboard.press('PageDown')
  await page.waitForTimeout(200)
  expect(await page.evaluate(() => scrollY)).toBe(300)
  const canReach = () =>
    page
      .getByRole('main')
      .getByRole('link')
      .first()
      .evaluate((link: HTMLElement) => {
        link.focus()
        return document.activeElement === link
      })
  await expect.poll(canReach).toBe(false)
  await hamburger(page).tap()
  await expect.poll(canReach).toBe(true)
})

test('NAV-4 choosing the page that is shown closes the menu and stays', { tag: '@phone-only' }, async ({
  page,
}) => {
  await hamburger(page).tap()
  await menuLink(page).tap()
  await expect(menu(page)).toBeHidden()
  await expect(page).toHaveURL(aBarPage.path)
})

test('NAV-4 the call in the open menu closes it too', { tag: '@phone-only' }, async ({ context }) => {
  const page = await context.newPage()
  await openHydrated(page, aBarPage.from)
  await hamburger(page).tap()
  await barCall(page).tap()
  await expect(menu(page)).toBeHidden()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('main')).toBeFocused()
})

test('NAV-4 choosing a link closes the menu and goes there; going Back closes it too', {
  tag: '@phone-only',
}, async ({ context }) => {
  const page = await context.newPage()
  await openHydrated(page, aBarPage.from)
  await hamburger(page).tap()
  await menuLink(page).tap()
  await expect(menu(page)).toBeHidden()
  await expect(page).toHaveURL(aBarPage.path)
  await hamburger(page).tap()
  await expect(menu(page)).toBeVisible()
  await expect(page.locator('main')).toHaveAttribute('inert', '')
  await page.goBack()
  await expect(page).toHaveURL(aBarPage.from)
  await expect(menu(page)).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  await page.goForward()
  await expect(page).toHaveURL(aBarPage.path)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(menu(page), 'still closed').toBeHidden()
})

test('NAV-5 in the menu the link of the page that is shown is bold against normal', {
  tag: '@phone-only',
}, async ({ page }) => {
  await hamburger(page).tap()
  for (const link of await menu(page).getByRole('link').all()) {
    const isCurrent = (await link.getAttribute('aria-label')) === aBarPage.label
    expect(await link.getAttribute('aria-current')).toBe(isCurrent ? 'page' : null)
    const weights = await link.evaluate((element) =>
      [element, ...element.querySelectorAll('span')]
        .filter((one) => one.textContent?.trim())
        .map((one) => Number(getComputedStyle(one).fontWeight)),
    )
    for (const weight of weights) expect(weight >= 700).toBe(isCurrent)
  }
})

test('NAV-5 in the menu the knot of the page that is shown is tied, and that of a link in focus', {
  tag: '@phone-only',
}, async ({ page }) => {
  await hamburger(page).tap()
  const tied = () =>
    page
      .locator('#menu use')
      .evaluateAll((places) =>
        places.map((place) => getComputedStyle(place).getPropertyValue('--tied') === '1'),
      )
  const shown = labels.indexOf(aBarPage.label)
  expect(await tied()).toEqual(labels.map((_, place) => place === shown))
  await page.keyboard.press('Tab')
  const focused = await page.locator(':focus').getAttribute('aria-label')
  expect((await tied())[labels.indexOf(focused ?? '')]).toBe(true)
})
