import { expect, type Locator, type Page, test } from '@playwright/test'
import { said, words } from '../words'
import { openHydrated } from './hydrated'
import { holdClock, stopClock } from './progress-bar'

const { stories } = words.home
const { solutions } = words.services
const storiesHeading = said(stories.heading)
const last = stories.featured.length - 1

/** Each page with such a grid: the heading above it and how many cards it has. */
const grids = [
  { path: '/', heading: storiesHeading, count: stories.featured.length },
  { path: '/services', heading: said(solutions.heading), count: solutions.services.length },
]

const grid = (page: Page, heading: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: heading }) })
const toggles = (section: Locator) => section.locator('button[aria-expanded]')
const opened = (section: Locator) =>
  toggles(section).evaluateAll((buttons) =>
    buttons.flatMap((button, index) => (button.getAttribute('aria-expanded') === 'true' ? [index] : [])),
  )
const places = (section: Locator) =>
  section
    .getByRole('article')
    .evaluateAll((cards) =>
      cards.map((card) => (card as HTMLElement).offsetLeft * 10_000 + (card as HTMLElement).offsetTop),
    )

/** Clicks a card beside its button, as most people do, once it has stopped moving and where the bar does not cover it. */
async function clickCard(section: Locator, index: number) {
  const card = section.getByRole('article').nth(index)
  await card.evaluate((element) =>
    Promise.allSettled(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  )
  await card.evaluate((element) =>
    scrollTo({ top: scrollY + element.getBoundingClientRect().top - 160, behavior: 'instant' }),
  )
  await card.click({ position: { x: 60, y: 40 } })
}

for (const { path, heading, count } of grids) {
  test(`GRID-1 on ${path} at most one card is open, and the rest rearranges`, async ({ page }) => {
    await holdClock(page)
    await openHydrated(page, path)
    // Scrolling moves the grid away from under the mouse: on a slow machine the open card would close before the click (GRID-2).
    await stopClock(page)
    const section = grid(page, heading)
    await section.getByRole('article').first().scrollIntoViewIfNeeded()
    await expect(toggles(section)).toHaveCount(count)
    expect(await opened(section)).toEqual([])
    const closed = await places(section)

    await clickCard(section, 0)
    await expect.poll(() => opened(section)).toEqual([0])
    expect(await places(section)).not.toEqual(closed)
    await clickCard(section, count - 1)
    await expect.poll(() => opened(section)).toEqual([count - 1])
    await clickCard(section, count - 1)
    await expect.poll(() => opened(section)).toEqual([])
    expect(await places(section)).toEqual(closed)
  })
}

test('GRID-2 the open card closes 800 ms after the mouse has left, unless it comes back in time', async ({
  page,
}) => {
  await holdClock(page)
  await openHydrated(page, '/')
  const section = grid(page, storiesHeading)
  await section.getByRole('article').last().scrollIntoViewIfNeeded()
  await clickCard(section, 1)
  await expect.poll(() => opened(section)).toEqual([1])
  await stopClock(page)
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

test('GRID-3 the open card’s link goes to its page and does not toggle', async ({ page }) => {
  await holdClock(page)
  await openHydrated(page, '/')
  // The card is looked at before the 600 ms of its link are over.
  await stopClock(page)
  const section = grid(page, storiesHeading)
  await toggles(section).first().press('Enter')
  await expect.poll(() => opened(section)).toEqual([0])
  await section.getByRole('link', { name: stories.more }).click()
  await page.clock.runFor(599)
  expect(await opened(section)).toEqual([0])
  await page.clock.runFor(1)
  await expect(page).toHaveURL(`/project/${stories.featured[0]?.id}`)
})

test('GRID-4 Enter and Space open and close a card; what a closed card hides cannot be tabbed to', async ({
  page,
}) => {
  await openHydrated(page, '/')
  const section = grid(page, storiesHeading)
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
  await openHydrated(page, '/')
  const section = grid(page, storiesHeading)
  await section.getByRole('article').first().scrollIntoViewIfNeeded()
  await section.getByRole('article').last().hover()
  await toggles(section).first().focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => opened(section)).toEqual([0])
  await page.mouse.move(2, 2)
  await page.waitForTimeout(1_200)
  expect(await opened(section)).toEqual([0])
})

test('GRID-1 on a phone a tap opens a card, a tap on another moves the opening there', {
  tag: '@phone-only',
}, async ({ page }) => {
  await openHydrated(page, '/')
  const section = grid(page, storiesHeading)
  await toggles(section).first().tap()
  await expect.poll(() => opened(section)).toEqual([0])
  await expect(section.getByRole('link', { name: stories.more })).toBeVisible()
  await toggles(section).nth(last).tap()
  await expect.poll(() => opened(section)).toEqual([last])
  await toggles(section).nth(last).press('Enter')
  await expect.poll(() => opened(section)).toEqual([])
})

/** Where a card's upper edge stands in the window, in px. */
const topOf = (card: Locator) => card.evaluate((one) => one.getBoundingClientRect().top)

/** Waits until the cards have come to rest. */
const settled = (section: Locator) =>
  section.evaluate((grid) =>
    Promise.allSettled(grid.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  )

/** With motion in a browser with scroll anchoring; without motion in one that lacks it, such as Safari. */
const phones = [
  { reducedMotion: 'no-preference', anchoring: 'auto' },
  { reducedMotion: 'reduce', anchoring: 'none' },
] as const

for (const { path, heading, count } of grids)
  for (const { reducedMotion, anchoring } of phones)
    test(`GRID-1 a tapped card of ${path} stays: ${reducedMotion}, ${anchoring} @phone-only`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion })
      await openHydrated(page, path)
      await page.evaluate((value) => {
        document.documentElement.style.overflowAnchor = value
      }, anchoring)
      const section = grid(page, heading)
      await section.getByRole('article').first().scrollIntoViewIfNeeded()
      for (const index of [0, 1, 0, count - 1, 0, Math.floor(count / 2)]) {
        const card = section.getByRole('article').nth(index)
        // A card that has not entered yet takes no tap; waiting for it would scroll the page after it was measured.
        await toggles(section).nth(index).tap({ trial: true })
        await card.evaluate((one) =>
          scrollTo({ top: scrollY + one.getBoundingClientRect().top - 300, behavior: 'instant' }),
        )
        await settled(section)
        const before = await topOf(card)
        await toggles(section).nth(index).tap()
        await expect.poll(() => opened(section)).toEqual([index])
        await settled(section)
        expect(Math.abs((await topOf(card)) - before), `card ${index}`).toBeLessThan(2)
      }
    })

for (const { path, heading } of grids)
  test(`GRID-1 on ${path} selecting text in an open card by dragging keeps it open`, async ({ page }) => {
    await openHydrated(page, path)
    const section = grid(page, heading)
    await clickCard(section, 1)
    await expect.poll(() => opened(section)).toEqual([1])
    const card = section.getByRole('article').nth(1)
    await settled(section)
    const words = card.getByText(/(\w+[ ,.’]+){6,}/).first()
    await words.scrollIntoViewIfNeeded()
    const box = await words.boundingBox()
    if (!box) throw new Error('The open card shows no words')
    await page.mouse.move(box.x + 5, box.y + 10)
    await page.mouse.down()
    await page.mouse.move(box.x + 120, box.y + 12, { steps: 4 })
    await page.mouse.up()
    expect(await page.evaluate(() => String(getSelection())), 'what is selected').toMatch(/\w{3,}/)
    await page.waitForTimeout(300)
    expect(await opened(section)).toEqual([1])
    await page.mouse.click(box.x + 5, box.y + 10)
    await expect.poll(() => opened(section), 'a click still closes it').toEqual([])
  })
