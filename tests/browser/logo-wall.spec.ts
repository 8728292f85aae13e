import { expect, type Locator, type Page, test } from '@playwright/test'
import { openHydrated } from './hydrated'

const wall = (page: Page) => page.getByRole('region', { name: 'Brands who trust us' })
const rows = (page: Page) => wall(page).getByRole('group')

/** The marquees' animations, one a row: their direction and whether they run. */
const movements = (element: Locator) =>
  element.evaluate((part) =>
    part
      .getAnimations({ subtree: true })
      .map(({ effect, playState }) => `${effect?.getTiming().direction} ${playState}`),
  )

for (const path of ['/', '/services']) {
  test(`HOME-6 the wall of ${path} shows thirty logos in rows of ten, each with a hidden copy`, async ({
    page,
  }) => {
    await openHydrated(page, path)
    await expect(rows(page)).toHaveCount(3)
    const names = new Set<string>()
    for (const row of await rows(page).all()) {
      await expect(row.getByRole('img')).toHaveCount(10)
      await expect(row.locator('img')).toHaveCount(20)
      for (const logo of await row.getByRole('img').all()) names.add((await logo.getAttribute('alt')) ?? '')
      const sources = await row
        .locator('img')
        .evaluateAll((logos) => logos.map((logo) => logo.getAttribute('src')))
      expect(sources.slice(10)).toEqual(sources.slice(0, 10))
    }
    expect(names.size, 'thirty different names').toBe(30)
    expect(names).not.toContain('')
  })
}

test('HOME-6 the rows run endlessly in turns left and right; hover and the button stop them', async ({
  page,
}) => {
  await openHydrated(page, '/')
  await wall(page).scrollIntoViewIfNeeded()
  await expect
    .poll(() => movements(wall(page)))
    .toEqual(['normal running', 'reverse running', 'normal running'])
  const isEndless = await wall(page).evaluate((part) =>
    part
      .getAnimations({ subtree: true })
      .every(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY),
  )
  expect(isEndless).toBe(true)

  const second = rows(page).nth(1)
  await second.hover()
  await expect.poll(() => movements(second)).toEqual(['reverse paused'])
  await page.mouse.move(5, 5)
  await expect.poll(() => movements(second)).toEqual(['reverse running'])

  const button = wall(page).getByRole('button', { name: 'Pause the logos' })
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await page.mouse.move(5, 5)
  await expect.poll(() => movements(wall(page))).toEqual(['normal paused', 'reverse paused', 'normal paused'])
  await button.click()
  await page.mouse.move(5, 5)
  await button.blur()
  await expect
    .poll(() => movements(wall(page)))
    .toEqual(['normal running', 'reverse running', 'normal running'])
})

test('HOME-6 the Tab key stops at no row that runs', async ({ page }) => {
  await openHydrated(page, '/')
  await wall(page).getByRole('button').focus()
  await page.keyboard.press('Tab')
  const carousel = page.getByRole('region', { name: 'What clients say' })
  await expect(carousel.getByRole('button').first()).toBeFocused()
})

test('HOME-6 the rows run only in sight', async ({ page }) => {
  await openHydrated(page, '/')
  await wall(page).scrollIntoViewIfNeeded()
  await expect.poll(() => movements(wall(page))).toContain('normal running')
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(() => movements(wall(page))).toEqual(['normal paused', 'reverse paused', 'normal paused'])
})

test('HOME-6 under reduced motion the rows stand still and can be scrolled by hand to every logo', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openHydrated(page, '/')
  expect(await movements(wall(page))).toEqual([])
  await page.getByRole('link', { name: /^P: .+ M: / }).focus()
  for (const row of await rows(page).all()) {
    await page.keyboard.press('Tab')
    await expect(row).toBeFocused()
    await expect(row.locator('img')).toHaveCount(20)
    const last = row.getByRole('img').last()
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport()
  }
})
