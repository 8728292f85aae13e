import { expect, type Locator, type Page } from '@playwright/test'
import { words } from '../words'
import { openHydrated } from './hydrated'
import { testOnOnePage } from './one-page'
import { servedPage } from './served-page'

const { logos: all, pause } = words.logos

const headings = { '/': words.home.logoWall, '/services': words.services.logoWall }

const test = testOnOnePage('/')

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

test('HOME-6 the walls of / and /services show every logo once, each row with a hidden copy', async ({
  request,
}) => {
  for (const path of ['/', '/services'] as const) {
    const { document } = await servedPage(request, path)
    const shown = [...document.querySelectorAll('section')].filter(
      (section) => section.querySelector('h2')?.textContent?.trim() === headings[path],
    )
    expect(shown, path).toHaveLength(1)
    const names: string[] = []
    for (const row of shown[0]?.querySelectorAll('[role=group]') ?? []) {
      const logos = [...row.querySelectorAll('img')]
      const visible = logos.filter((logo) => !logo.closest('[aria-hidden=true]'))
      const sources = logos.map((logo) => logo.getAttribute('src'))
      expect(sources.slice(visible.length)).toEqual(sources.slice(0, visible.length))
      names.push(...visible.map((logo) => logo.getAttribute('alt') ?? ''))
    }
    expect(names, path).toEqual(all.map(({ name }) => name))
  }
})

test('HOME-6 the rows run endlessly in turns left and right; hover and the button stop them', async ({
  page,
}) => {
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
  await wall(page).scrollIntoViewIfNeeded()
  await expect.poll(() => movements(wall(page))).toContain('normal running')
  await wall(page).getByRole('button').focus()
  await page.keyboard.press('Tab')
  const carousel = page.getByRole('region', { name: words.testimonials.spoken.heading, exact: true })
  await expect(carousel.locator(':focus'), 'the next stop is in the next section').toHaveCount(1)
})

test('HOME-6 the rows run only in sight', async ({ page }) => {
  await wall(page).scrollIntoViewIfNeeded()
  await expect.poll(() => movements(wall(page))).toContain('normal running')
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(() => movements(wall(page))).toEqual(inTurns('paused', await rows(page).count()))
})

test('HOME-6 under reduced motion the rows do not move and can be scrolled by hand to every logo', async ({
  context,
}) => {
  const page = await context.newPage()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openHydrated(page, '/')
  expect(await movements(wall(page))).toEqual([])
  await page
    .locator('section', { has: page.getByRole('heading', { name: 'P A N C H A M' }) })
    .getByRole('button')
    .last()
    .focus()
  for (const row of await rows(page).all()) {
    await page.keyboard.press('Tab')
    await expect(row).toBeFocused()
    const last = row.getByRole('img').last()
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport()
  }
})
