import { expect, type Locator, type Page, test } from '@playwright/test'
import { words } from '../words'
import { openHydrated } from './hydrated'

const { logos: all, pause } = words.logos

const headings = { '/': words.home.logoWall, '/services': words.services.logoWall }

const wall = (page: Page, path: keyof typeof headings = '/') =>
  page.getByRole('region', { name: headings[path], exact: true })
const rows = (page: Page, path: keyof typeof headings = '/') => wall(page, path).getByRole('group')

/** The marquees' animations, one a row: their direction and whether they run. */
const movements = (element: Locator) =>
  element.evaluate((part) =>
    part
      .getAnimations({ subtree: true })
      .map(({ effect, playState }) => `${effect?.getTiming().direction} ${playState}`),
  )

/** What the rows do that run left and right in turns. */
const inTurns = (state: 'running' | 'paused', count: number) =>
  Array.from({ length: count }, (_, row) => `${row % 2 === 0 ? 'normal' : 'reverse'} ${state}`)

for (const path of ['/', '/services'] as const) {
  test(`HOME-6 the wall of ${path} shows every logo once, each row with a hidden copy`, async ({ page }) => {
    await openHydrated(page, path)
    const names: string[] = []
    for (const row of await rows(page, path).all()) {
      const sources = await row
        .locator('img')
        .evaluateAll((images) => images.map((logo) => logo.getAttribute('src')))
      const half = await row.getByRole('img').count()
      expect(sources.slice(half)).toEqual(sources.slice(0, half))
      for (const logo of await row.getByRole('img').all()) names.push((await logo.getAttribute('alt')) ?? '')
    }
    expect(names).toEqual(all.map(({ name }) => name))
  })
}

test('HOME-6 the rows run endlessly in turns left and right; hover and the button stop them', async ({
  page,
}) => {
  await openHydrated(page, '/')
  await wall(page).scrollIntoViewIfNeeded()
  await expect.poll(() => movements(wall(page))).toEqual(inTurns('running', await rows(page).count()))
  const isEndless = await wall(page).evaluate((part) =>
    part
      .getAnimations({ subtree: true })
      .every(({ effect }) => effect?.getTiming().iterations === Number.POSITIVE_INFINITY),
  )
  expect(isEndless).toBe(true)

  const hovered = rows(page).first()
  await hovered.hover()
  await expect.poll(() => movements(hovered)).toEqual(['normal paused'])
  await page.mouse.move(5, 5)
  await expect.poll(() => movements(hovered)).toEqual(['normal running'])

  const button = wall(page).getByRole('button', { name: pause })
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await page.mouse.move(5, 5)
  await expect.poll(() => movements(wall(page))).toEqual(inTurns('paused', await rows(page).count()))
  await button.click()
  await page.mouse.move(5, 5)
  await button.blur()
  await expect.poll(() => movements(wall(page))).toEqual(inTurns('running', await rows(page).count()))
})

test('HOME-6 the Tab key stops at no row that runs', async ({ page }) => {
  await openHydrated(page, '/')
  await wall(page).getByRole('button').focus()
  await page.keyboard.press('Tab')
  const carousel = page.getByRole('region', { name: words.testimonials.spoken.heading, exact: true })
  await expect(carousel.getByRole('button').first()).toBeFocused()
})

test('HOME-6 the rows run only in sight', async ({ page }) => {
  await openHydrated(page, '/')
  await wall(page).scrollIntoViewIfNeeded()
  await expect.poll(() => movements(wall(page))).toContain('normal running')
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(() => movements(wall(page))).toEqual(inTurns('paused', await rows(page).count()))
})

test('HOME-6 under reduced motion the rows stand still and can be scrolled by hand to every logo', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openHydrated(page, '/')
  expect(await movements(wall(page))).toEqual([])
  await page
    .locator('section', { has: page.getByRole('heading', { name: 'P A N C H A M' }) })
    .getByRole('link')
    .focus()
  for (const row of await rows(page).all()) {
    await page.keyboard.press('Tab')
    await expect(row).toBeFocused()
    const last = row.getByRole('img').last()
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport()
  }
})
