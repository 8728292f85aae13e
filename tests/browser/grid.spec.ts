import { expect, type Locator } from '@playwright/test'
import { said, words } from '../words'
import { grid, opened, settled, toggles } from './grids'
import { openHydrated } from './hydrated'
import { testOnOnePage } from './one-page'
import { holdClock, stopClock } from './progress-bar'

const { stories } = words.home
const heading = said(stories.heading)
const last = stories.featured.length - 1

// The clock is stopped: if the cards move away from under the mouse, the open one would close 800 ms later (GRID-2).
const test = testOnOnePage('/', { before: holdClock, after: stopClock })

test.beforeEach(async ({ page }) => {
  const section = grid(page, heading)
  for (const index of await opened(section)) await toggles(section).nth(index).press('Enter')
  await expect.poll(() => opened(section)).toEqual([])
})

const places = (section: Locator) =>
  section
    .getByRole('article')
    .evaluateAll((cards) =>
      cards.map((card) => (card as HTMLElement).offsetLeft * 10_000 + (card as HTMLElement).offsetTop),
    )

/** Clicks a card beside its button, as most people do, once it has stopped moving and if the bar does not cover it. */
async function clickCard(section: Locator, index: number) {
  const card = section.getByRole('article').nth(index)
  await settled(card)
  await card.evaluate((element) =>
    scrollTo({ top: scrollY + element.getBoundingClientRect().top - 160, behavior: 'instant' }),
  )
  await card.click({ position: { x: 60, y: 40 } })
}

test('GRID-1 at most one card is open, and the rest rearranges', async ({ page }) => {
  const section = grid(page, heading)
  await section.getByRole('article').first().scrollIntoViewIfNeeded()
  await expect(toggles(section)).toHaveCount(last + 1)
  const closed = await places(section)
  await clickCard(section, 0)
  await expect.poll(() => opened(section)).toEqual([0])
  expect(await places(section)).not.toEqual(closed)
  await clickCard(section, last)
  await expect.poll(() => opened(section)).toEqual([last])
  await clickCard(section, last)
  await expect.poll(() => opened(section)).toEqual([])
  expect(await places(section)).toEqual(closed)
})

test('GRID-1 selecting text in an open card by dragging keeps it open', async ({ page }) => {
  const section = grid(page, heading)
  await clickCard(section, 1)
  await expect.poll(() => opened(section)).toEqual([1])
  await settled(section)
  const words = section
    .getByRole('article')
    .nth(1)
    .getByText(/(\w+[ ,.’]+){6,}/)
    .first()
  await words.scrollIntoViewIfNeeded()
  const box = await words.boundingBox()
  if (!box) throw new Error('The open card shows no words')
  await page.mouse.move(box.x + 5, box.y + 10)
  await page.mouse.down()
  await page.mouse.move(box.x + 120, box.y + 12, { steps: 4 })
  await page.mouse.up()
  expect(await page.evaluate(() => String(getSelection())), 'what is selected').toMatch(/\w{3,}/)
  await page.clock.runFor(300)
  expect(await opened(section)).toEqual([1])
  await page.mouse.click(box.x + 5, box.y + 10)
  await expect.poll(() => opened(section), 'a click still closes it').toEqual([])
})

test('GRID-2 the open card closes 800 ms after the mouse has left, unless it comes back in time', async ({
  page,
}) => {
  const section = grid(page, heading)
  await clickCard(section, 1)
  await expect.poll(() => opened(section)).toEqual([1])
  const card = section.getByRole('article').nth(1)

  await page.mouse.move(2, 2)
  await page.clock.runFor(799)
  expect(await opened(section), 'after 799 ms').toEqual([1])
  await card.hover({ position: { x: 60, y: 60 } })
  await page.clock.runFor(5_000)
  expect(await opened(section), 'back in time').toEqual([1])

  await page.mouse.move(2, 2)
  await page.clock.runFor(799)
  expect(await opened(section)).toEqual([1])
  await page.clock.runFor(1)
  await expect.poll(() => opened(section)).toEqual([])
})

test('GRID-4 Enter and Space open and close a card; what a closed card hides cannot be tabbed to', async ({
  page,
}) => {
  const section = grid(page, heading)
  const toggle = toggles(section).first()
  await toggle.focus()
  await page.keyboard.press('Tab')
  await expect(toggles(section).nth(1), 'the next stop is the next card').toBeFocused()
  await toggle.focus()
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key)
    await expect.poll(() => opened(section)).toEqual([0])
    await expect(section.getByRole('link', { name: stories.more })).toHaveCount(1)
    await page.keyboard.press('Tab')
    await expect(section.getByRole('link', { name: stories.more })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(toggle).toBeFocused()
    await page.keyboard.press(key)
    await expect.poll(() => opened(section)).toEqual([])
    await expect(section.getByRole('link', { name: stories.more })).toHaveCount(0)
  }
})

test('GRID-4 a mouse that wanders off does not close a keyboard user’s card', async ({ page }) => {
  const section = grid(page, heading)
  await section.getByRole('article').last().hover()
  await toggles(section).first().focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => opened(section)).toEqual([0])
  await page.mouse.move(2, 2)
  await page.clock.runFor(5_000)
  expect(await opened(section)).toEqual([0])
})

test('GRID-3 the open card’s link goes to its page and does not toggle', async ({ page }) => {
  const section = grid(page, heading)
  await toggles(section).first().press('Enter')
  await expect.poll(() => opened(section)).toEqual([0])
  await section.getByRole('link', { name: stories.more }).click()
  await page.clock.runFor(599)
  expect(await opened(section)).toEqual([0])
  await page.clock.runFor(1)
  await expect(page).toHaveURL(`/project/${stories.featured[0]?.id}`)
})

test('GRID-1 on a phone a tap opens a card, a tap on another moves the opening there', {
  tag: '@phone-only',
}, async ({ context }) => {
  const page = await context.newPage()
  await openHydrated(page, '/')
  const section = grid(page, heading)
  await toggles(section).first().tap()
  await expect.poll(() => opened(section)).toEqual([0])
  await expect(section.getByRole('link', { name: stories.more })).toBeVisible()
  await toggles(section).nth(last).tap()
  await expect.poll(() => opened(section)).toEqual([last])
  await toggles(section).nth(last).press('Enter')
  await expect.poll(() => opened(section)).toEqual([])
})
