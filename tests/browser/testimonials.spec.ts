import { expect, type Locator, type Page } from '@playwright/test'
import { fillIn } from '~/fill-in'
import { announced, carousel, next, positions, previous, slides, spokenQuotes } from './carousel'
import { testOnOnePage } from './one-page'
import { servedPage } from './served-page'
import { people, placeAfter, spoken, startingPlace } from './testimonial-words'

/** Clicks the middle of the visible part of an element: a carousel's neighbours are partly beyond the screen. */
async function clickWhatShows(page: Page, element: Locator) {
  // It may still be moving from the last turn.
  await carousel(page).evaluate((turning) =>
    Promise.allSettled(turning.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  )
  const box = await element.boundingBox()
  if (!box) throw new Error('Nothing of it shows')
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const middle = (start: number, length: number, end: number) =>
    (Math.max(0, start) + Math.min(end, start + length)) / 2
  await page.mouse.click(middle(box.x, box.width, width), middle(box.y, box.height, height))
}

const places = people.map((_, place) => place)

/** Positions of all for a centre: the right neighbour is right, all others are left. */
const placesAround = (centre: number) =>
  places.map((place) => {
    if (place === centre) return 'center'
    return place === (centre + 1) % people.length ? 'right' : 'left'
  })

/** The places after the one that starts, in their order, back to it. */
const onwards = places.map((_, turn) => placeAfter(turn + 1))

/** The same the other way round. */
const backwards = [...onwards.slice(0, -1).reverse(), startingPlace]

/** More than these have no room for a button each. */
const MOST_WITH_BUTTONS = 4

const test = testOnOnePage('/projects')

test.beforeEach(async ({ page }) => {
  test.skip(people.length === 1, 'one testimonial alone does not turn')
  await carousel(page).scrollIntoViewIfNeeded()
  for (let turn = 0; turn < people.length; turn += 1) {
    if ((await positions(page))[startingPlace] === 'center') break
    await next(page).press('Enter')
  }
  await expect.poll(() => positions(page)).toEqual(placesAround(startingPlace))
})

test('TESTI-1 the second starts in the centre', async ({ request }) => {
  for (const path of ['/', '/projects', '/services']) {
    const { document } = await servedPage(request, path)
    const served = [...document.querySelectorAll('[data-position]')]
    expect(served.map((slide) => slide.getAttribute('data-position'))).toEqual(placesAround(startingPlace))
  }
})

test('TESTI-1 previous and next wrap around', async ({ page }) => {
  for (const centre of onwards) {
    await next(page).click()
    await expect.poll(() => positions(page)).toEqual(placesAround(centre))
  }
  for (const centre of backwards) {
    await previous(page).click()
    await expect.poll(() => positions(page)).toEqual(placesAround(centre))
  }
})

for (const [side, turns] of Object.entries({ left: backwards, right: onwards })) {
  test(`TESTI-1 a click on the ${side} neighbour centres it, and its words are the ones to read`, async ({
    page,
  }) => {
    for (const centre of turns) {
      await clickWhatShows(page, slides(page).nth(centre).locator('img'))
      await expect.poll(() => positions(page)).toEqual(placesAround(centre))
      await expect(carousel(page).getByRole('blockquote')).toHaveCount(1)
      await expect(slides(page).nth(centre).getByRole('blockquote')).toBeVisible()
      await expect(slides(page).nth(centre).getByRole('img')).toHaveAttribute('alt', /\w+ \w+/)
    }
  })
}

test('TESTI-2 a screen reader finds the centre’s quote and portrait, once, and no other', async ({
  page,
}) => {
  for (const centre of [startingPlace, ...onwards.slice(0, -1)]) {
    await expect.poll(() => positions(page)).toEqual(placesAround(centre))
    const once = places.map((index) => (index === centre ? 1 : 0))
    await expect.poll(() => spokenQuotes(page, carousel(page))).toEqual(once)
    const alt = (await slides(page).nth(centre).locator('img').getAttribute('alt')) ?? ''
    expect(alt).toBe(people[centre]?.alt)
    expect(await carousel(page).ariaSnapshot()).toContain(`img "${alt}"`)
    await next(page).click()
  }
})

test('TESTI-2 every change is announced once, with its quote, name and company', async ({ page }) => {
  await expect(announced(page)).toHaveCount(1)
  for (const centre of onwards.slice(0, 2)) {
    await next(page).click()
    const once = places.map((index) => (index === centre ? 1 : 0))
    await expect.poll(() => spokenQuotes(page, announced(page))).toEqual(once)
    const spoken = await announced(page).ariaSnapshot()
    const slide = slides(page).nth(centre)
    const name = (await slide.locator('strong').textContent()) ?? ''
    const company = ((await slide.locator('figcaption').textContent()) ?? '').replace(name, '')
    expect(spoken).toContain(name)
    expect(spoken).toContain(company)
  }
})

test('TESTI-2 arrow keys turn it, and the focus does not move', async ({ page }) => {
  await next(page).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => positions(page)).toEqual(placesAround(placeAfter(1)))
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => positions(page)).toEqual(placesAround(placeAfter(people.length - 1)))
  await expect(next(page), 'the focus stays where it was').toBeFocused()
})

test('TESTI-2 people and state have names for assistive technology', async ({ page }) => {
  await expect(carousel(page)).toHaveAccessibleName(/\w+/)
  for (const [index, slide] of (await slides(page).all()).entries()) {
    await expect(slide).toHaveAttribute(
      'aria-label',
      fillIn(spoken.count, { number: index + 1, total: people.length }),
    )
  }
  if (people.length > MOST_WITH_BUTTONS) return
  for (const [index, { name }] of people.entries()) {
    const button = carousel(page).getByRole('button', {
      name: fillIn(spoken.one, { number: index + 1, name }),
    })
    await expect(button).toHaveCount(1)
    if (index === startingPlace) await expect(button).toHaveAttribute('aria-current', 'true')
  }
})

test('TESTI-2 on a phone a swipe turns it', { tag: '@phone-only' }, async ({ page }) => {
  const client = await page.context().newCDPSession(page)
  const box = await carousel(page).boundingBox()
  const y = Math.min(Math.max(box?.y ?? 0, 100) + 150, 700)
  const swipe = async (from: number, to: number) => {
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: from, y }] })
    for (const share of [0.3, 0.6, 1]) {
      await client.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: [{ x: from + (to - from) * share, y }],
      })
    }
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  await swipe(300, 80)
  await expect
    .poll(() => positions(page), { message: 'to the left: the next one' })
    .toEqual(placesAround(placeAfter(1)))
  await swipe(80, 300)
  await expect
    .poll(() => positions(page), { message: 'to the right: the one before' })
    .toEqual(placesAround(startingPlace))
})

test('TESTI-1 whoever speaks is directly under the quote, at every width', async ({ page }) => {
  for (const width of [768, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    const centre = slides(page).nth(startingPlace)
    const quote = await centre.locator('blockquote').boundingBox()
    const name = await centre.locator('strong').boundingBox()
    if (!quote || !name) throw new Error('Nothing of it shows')
    const gap = name.y - (quote.y + quote.height)
    expect.soft(gap, `${width} px`).toBeGreaterThan(8)
    expect.soft(gap, `${width} px`).toBeLessThan(64)
  }
})

test('TESTI-1 home, projects and services each begin with another speaker', async ({ request }) => {
  const speakers = new Set<string | undefined>()
  for (const path of ['/', '/projects', '/services']) {
    const { document } = await servedPage(request, path)
    speakers.add(document.querySelector('[data-position=center] strong')?.textContent)
  }
  expect(speakers.size).toBe(Math.min(3, people.length))
})
