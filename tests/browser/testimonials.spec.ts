import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { fillIn } from '~/fill-in'
import { openHydrated } from './hydrated'
import { people, placeAfter, spoken, startingPlace } from './testimonial-words'

const carousel = (page: Page) => page.locator(`[aria-roledescription="${spoken.carousel}"]`)
const slides = (page: Page) => carousel(page).locator(`[aria-roledescription="${spoken.slide}"]`)
const positions = (page: Page) =>
  slides(page).evaluateAll((all) => all.map((slide) => slide.getAttribute('data-position')))
const next = (page: Page) => carousel(page).getByRole('button', { name: spoken.next })
const previous = (page: Page) => carousel(page).getByRole('button', { name: spoken.previous })
/** The region whose changes a screen reader speaks. */
const announced = (page: Page) => carousel(page).locator('[aria-live=polite]')
const quotes = (page: Page) => carousel(page).locator('blockquote')

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
const standsAround = (centre: number) =>
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

test.beforeEach(() => test.skip(people.length === 1, 'one testimonial alone does not turn'))

/** Ways to be without script: it is disabled, or it never arrives. */
const withoutScript = {
  'without script': (browser: Browser) => browser.newContext({ javaScriptEnabled: false }),
  'where no script ever arrives': async (browser: Browser) => {
    const context = await browser.newContext()
    await context.route('**/*.js', (route) => route.abort())
    return context
  },
}

/** One page of the three that have it: no-script.spec.ts reads all of them. */
for (const [state, open] of Object.entries(withoutScript)) {
  for (const width of [390, 1440]) {
    test(`EXP-1 ${state} all testimonials can be read, ${width} px wide`, async ({ browser }) => {
      const context = await open(browser)
      const page = await context.newPage()
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/projects')
      await expect(quotes(page)).toHaveCount(people.length)
      await expect(quotes(page).and(page.locator(':not([inert] *)'))).toHaveCount(people.length)
      for (const slide of await slides(page).all()) {
        for (const part of [slide.locator('blockquote'), slide.locator('img'), slide.locator('strong')]) {
          await part.scrollIntoViewIfNeeded()
          await expect(part).toBeVisible()
          await expect(part).toBeInViewport()
        }
      }
      expect(await spokenQuotes(page, carousel(page)), 'for screen readers').toEqual(places.map(() => 1))
      // A control that needs script is not offered.
      await expect(carousel(page).getByRole('button')).toHaveCount(0)
      await context.close()
    })
  }
}

for (const path of ['/', '/projects', '/services']) {
  test(`TESTI-1 on ${path} the second starts in the centre; previous and next wrap around`, async ({
    page,
  }) => {
    await openHydrated(page, path)
    await carousel(page).scrollIntoViewIfNeeded()
    await expect(slides(page)).toHaveCount(people.length)
    expect(await positions(page)).toEqual(standsAround(startingPlace))
    for (const centre of onwards) {
      await next(page).click()
      await expect.poll(() => positions(page)).toEqual(standsAround(centre))
    }
    for (const centre of backwards) {
      await previous(page).click()
      await expect.poll(() => positions(page)).toEqual(standsAround(centre))
    }
  })
}

for (const [side, turns] of Object.entries({ left: backwards, right: onwards })) {
  test(`TESTI-1 a click on the ${side} neighbour centres it, and its words are the ones to read`, async ({
    page,
  }) => {
    await openHydrated(page, '/')
    await carousel(page).scrollIntoViewIfNeeded()
    for (const centre of turns) {
      await clickWhatShows(page, slides(page).nth(centre).locator('img'))
      await expect.poll(() => positions(page)).toEqual(standsAround(centre))
      await expect(carousel(page).getByRole('blockquote')).toHaveCount(1)
      await expect(slides(page).nth(centre).getByRole('blockquote')).toBeVisible()
      await expect(slides(page).nth(centre).getByRole('img')).toHaveAttribute('alt', /\w+ \w+/)
    }
  })
}

/** The quotes that a screen reader finds, each as often as it occurs. */
async function spokenQuotes(page: Page, within: Locator): Promise<number[]> {
  const spoken = await within.ariaSnapshot()
  return (await quotes(page).allTextContents()).map((quote) => spoken.split(quote.trim()).length - 1)
}

test('TESTI-2 a screen reader finds the centre’s quote and portrait, once, and no other', async ({
  page,
}) => {
  await openHydrated(page, '/projects')
  for (const centre of [startingPlace, ...onwards.slice(0, -1)]) {
    await expect.poll(() => positions(page)).toEqual(standsAround(centre))
    const once = places.map((index) => (index === centre ? 1 : 0))
    await expect.poll(() => spokenQuotes(page, carousel(page))).toEqual(once)
    const alt = (await slides(page).nth(centre).locator('img').getAttribute('alt')) ?? ''
    expect(alt).toBe(people[centre]?.alt)
    expect(await carousel(page).ariaSnapshot()).toContain(`img "${alt}"`)
    await next(page).click()
  }
})

test('TESTI-2 every change is announced once, with its quote, name and company', async ({ page }) => {
  await openHydrated(page, '/')
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

test('TESTI-2 arrow keys turn it, and the focus stays where it was', async ({ page }) => {
  await openHydrated(page, '/')
  await next(page).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => positions(page)).toEqual(standsAround(placeAfter(1)))
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => positions(page)).toEqual(standsAround(placeAfter(people.length - 1)))
  await expect(next(page), 'the focus stays where it was').toBeFocused()
})

test('TESTI-2 people and state have names for assistive technology', async ({ page }) => {
  await openHydrated(page, '/projects')
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

test('TESTI-2 on a phone a swipe turns it', { tag: '@phone-only' }, async ({ page, context }) => {
  await openHydrated(page, '/')
  await carousel(page).scrollIntoViewIfNeeded()
  const client = await context.newCDPSession(page)
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
    .toEqual(standsAround(placeAfter(1)))
  await swipe(80, 300)
  await expect
    .poll(() => positions(page), { message: 'to the right: the one before' })
    .toEqual(standsAround(startingPlace))
})

for (const width of [768, 1440, 2560]) {
  test(`TESTI-1 whoever speaks stands directly under the quote, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openHydrated(page, '/')
    const centre = slides(page).nth(startingPlace)
    const quote = await centre.locator('blockquote').boundingBox()
    const name = await centre.locator('strong').boundingBox()
    if (!quote || !name) throw new Error('Nothing of it shows')
    const gap = name.y - (quote.y + quote.height)
    expect(gap).toBeGreaterThan(8)
    expect(gap).toBeLessThan(64)
  })
}

test('TESTI-1 home, projects and services each begin with another speaker', async ({ page }) => {
  const speakers = new Set<string | null>()
  for (const path of ['/', '/projects', '/services']) {
    await openHydrated(page, path)
    speakers.add(await carousel(page).locator('[data-position=center] strong').textContent())
  }
  expect(speakers.size).toBe(Math.min(3, people.length))
})
