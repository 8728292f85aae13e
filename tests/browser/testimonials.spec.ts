import { expect, type Locator, type Page, test } from '@playwright/test'
import { openHydrated } from './hydrated'

const carousel = (page: Page) => page.locator('[aria-roledescription=carousel]')
const slides = (page: Page) => carousel(page).locator('[aria-roledescription=slide]')
const positions = (page: Page) =>
  slides(page).evaluateAll((all) => all.map((slide) => slide.getAttribute('data-position')))
const next = (page: Page) => carousel(page).getByRole('button', { name: 'Next testimonial' })
const previous = (page: Page) => carousel(page).getByRole('button', { name: 'Previous testimonial' })
const announced = (page: Page) => carousel(page).locator('[aria-live=polite]')

/** Clicks the middle of what an element shows on the screen: neighbours lean in from beyond its edges. */
async function clickWhatShows(page: Page, element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('Nothing of it shows')
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const middle = (start: number, length: number, end: number) =>
    (Math.max(0, start) + Math.min(end, start + length)) / 2
  await page.mouse.click(middle(box.x, box.width, width), middle(box.y, box.height, height))
}

/** Where the three stand while each of them is in the centre: the right neighbour right, all others left. */
const stands = [
  ['center', 'right', 'left'],
  ['left', 'center', 'right'],
  ['right', 'left', 'center'],
]

for (const path of ['/', '/projects', '/services']) {
  test(`TESTI-1 on ${path} the second of three people is in the centre at first, previous and next wrap around`, async ({
    page,
  }) => {
    await openHydrated(page, path)
    await carousel(page).scrollIntoViewIfNeeded()
    await expect(slides(page)).toHaveCount(3)
    expect(await positions(page)).toEqual(stands[1])
    for (const centre of [2, 0, 1]) {
      await next(page).click()
      await expect.poll(() => positions(page)).toEqual(stands[centre])
    }
    for (const centre of [0, 2, 1]) {
      await previous(page).click()
      await expect.poll(() => positions(page)).toEqual(stands[centre])
    }
  })
}

test('TESTI-1 a click on a card centres it, and its words are the ones to read', async ({ page }) => {
  await openHydrated(page, '/')
  await carousel(page).scrollIntoViewIfNeeded()
  for (const centre of [0, 2, 1]) {
    await clickWhatShows(
      page,
      slides(page)
        .nth(centre)
        .getByRole('button', { name: /^Show what / }),
    )
    await expect.poll(() => positions(page)).toEqual(stands[centre])
    await expect(carousel(page).getByRole('blockquote')).toHaveCount(1)
    await expect(slides(page).nth(centre).getByRole('blockquote')).toBeVisible()
    await expect(slides(page).nth(centre).getByRole('img')).toHaveAttribute('alt', /\w+ \w+/)
  }
})

test('TESTI-2 arrow keys turn it, and every change is announced with its name and company', async ({
  page,
}) => {
  await openHydrated(page, '/')
  const before = (await announced(page).textContent()) ?? ''
  await next(page).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => positions(page)).toEqual(stands[2])
  const centre = slides(page).nth(2)
  const quote = ((await centre.getByRole('blockquote').textContent()) ?? '').trim()
  await expect(announced(page)).not.toHaveText(before)
  await expect(announced(page)).toContainText(quote)
  await expect(announced(page)).toContainText(((await centre.locator('strong').textContent()) ?? '').trim())
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => positions(page)).toEqual(stands[0])
  await expect(next(page), 'the focus stays where it was').toBeFocused()
})

test('TESTI-2 people and state have names for assistive technology', async ({ page }) => {
  await openHydrated(page, '/')
  await expect(carousel(page)).toHaveAccessibleName(/\w+/)
  for (const [index, slide] of (await slides(page).all()).entries()) {
    await expect(slide).toHaveAttribute('aria-label', `${index + 1} of 3`)
  }
  await expect(carousel(page).getByRole('button', { name: /^Testimonial \d: \w+/ })).toHaveCount(3)
  await expect(carousel(page).getByRole('button', { name: /^Testimonial 2/ })).toHaveAttribute(
    'aria-current',
    'true',
  )
})

test('TESTI-2 on a phone a swipe turns it', { tag: '@phone' }, async ({ page, context }) => {
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
  await expect.poll(() => positions(page), { message: 'to the left: the next one' }).toEqual(stands[2])
  await swipe(80, 300)
  await expect.poll(() => positions(page), { message: 'to the right: the one before' }).toEqual(stands[1])
})
