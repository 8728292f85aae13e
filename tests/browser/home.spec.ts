import { expect, type Page } from '@playwright/test'
import { containing, said, words } from '../words'
import { openHydrated } from './hydrated'
import { testOnOnePage } from './one-page'
import { showShare } from './scrolling'

const { stories, pancham, callToAction } = words.home

const section = (page: Page, heading: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: heading, exact: true }) })

const test = testOnOnePage('/')

test('HOME-1 the hero says a headline and a tagline before anybody scrolls', async ({ page }) => {
  const hero = page.getByRole('main').locator('section').first()
  await expect(hero.getByRole('heading', { level: 1 })).toBeInViewport()
  await expect(hero.getByRole('paragraph')).toHaveText(/\w+ \w+/)
  await expect(hero.getByRole('paragraph')).toBeInViewport()
})

test('HOME-3 the stories show their projects in order, with all that is known of each', async ({ page }) => {
  const cards = section(page, said(stories.heading)).getByRole('article')
  const ids = stories.featured.map(({ id }) => id)
  await expect(cards).toHaveCount(ids.length)
  for (const [index, id] of ids.entries()) {
    const card = cards.nth(index)
    await card.scrollIntoViewIfNeeded()
    const title = ((await card.getByRole('heading').textContent()) ?? '').trim()
    expect(title).not.toBe('')
    await card.getByRole('button', { name: title }).click()
    await expect(card.getByRole('term')).toHaveText([stories.sector, stories.category])
    for (const fact of await card.getByRole('definition').all()) await expect(fact).toHaveText(/\w{2,}/)
    await expect(card.getByText(/(\w+[ ,.’]+){6,}/).first()).toBeVisible()
    await expect(card.getByRole('img').first()).toHaveAttribute('alt', /\w+ \w+/)
    await expect(card.getByRole('link', { name: stories.more })).toHaveAttribute('href', `/project/${id}`)
    await expect(card.getByRole('link', { name: stories.more })).toHaveText(stories.more)
  }
})

test('HOME-3 the names of closed stories read across at every width', async ({ page }) => {
  const names = section(page, said(stories.heading)).getByRole('article').getByRole('heading')
  for (const width of [390, 768, 1000, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const name of await names.all()) {
      const line = await name.evaluate((heading) => {
        const words = document.createRange()
        words.selectNodeContents(heading)
        return words.getClientRects()[0]?.toJSON() as DOMRect
      })
      expect(line.width, `${await name.textContent()} at ${width} px`).toBeGreaterThan(line.height)
    }
  }
})

test('HOME-4 the cards enter once, at 20 % of the section, each 0.12 s after the one before', async ({
  context,
}) => {
  const page = await context.newPage()
  await openHydrated(page, '/')
  const shown = section(page, said(stories.heading))
  const cards = shown.getByRole('article')
  const started = () =>
    shown.evaluate((element) =>
      element
        .getAnimations({ subtree: true })
        .filter((animation) => animation instanceof CSSAnimation)
        .map(({ effect }) => Math.round(Number(effect?.getTiming().delay))),
    )
  await shown.evaluate((element) => {
    const count = { entries: 0 }
    Object.assign(window, { count })
    element.addEventListener('animationstart', () => {
      count.entries += 1
    })
  })
  await showShare(shown, 0.15)
  await page.waitForTimeout(300)
  expect(await started(), 'with 15 % in view').toEqual([])
  await showShare(shown, 0.3)
  await expect.poll(started).toEqual(stories.featured.map((_, index) => 100 + 120 * index))
  const entries = () =>
    page.evaluate(() => (window as unknown as { count: { entries: number } }).count.entries)
  await expect.poll(entries).toBe(stories.featured.length)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.waitForTimeout(300)
  await cards.first().scrollIntoViewIfNeeded()
  await page.waitForTimeout(700)
  expect(await entries(), 'after a second visit').toBe(stories.featured.length)
})

test('HOME-5 P A N C H A M: seven services, a letter each, in one link to the services', async ({ page }) => {
  const link = section(page, 'P A N C H A M').getByRole('link')
  await expect(link).toHaveCount(1)
  await expect(link).toHaveAttribute('href', '/services')
  const name = pancham.services.map((one) => `${one.letter}: ${one.name}`).join(' ')
  await expect(link).toHaveAccessibleName(containing(name))
})

test('HOME-5 its cloths are let down at 30 % and rolled up when it leaves', async ({ page }) => {
  const link = section(page, 'P A N C H A M').getByRole('link')
  /** How much of each of the seven cloths is cut away from below, in per cent. */
  const unwoven = () =>
    link.evaluate((element) =>
      [...element.querySelectorAll('picture')].map((cloth) => {
        const sides = getComputedStyle(cloth)
          .clipPath.match(/[\d.]+(?=%|px)/g)
          ?.map(Number) ?? [0]
        return sides.length < 3 ? 0 : (sides[2] ?? 0)
      }),
    )
  const isRolledUp = (shares: number[]) => shares.length === 7 && shares.every((share) => share > 15)
  await showShare(link, 0.2)
  await page.waitForTimeout(300)
  expect(isRolledUp(await unwoven()), 'with 20 % in view').toBe(true)
  await showShare(link, 0.45)
  await expect.poll(unwoven).toEqual(Array<number>(7).fill(0))
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect.poll(async () => isRolledUp(await unwoven())).toBe(true)
})

test('HOME-7 the last call to action follows the testimonials and leads to the contact page', async ({
  page,
}) => {
  const main = page.getByRole('main')
  const call = section(page, said(callToAction.heading))
  await expect(call.getByRole('link')).toHaveText(callToAction.label)
  await expect(call.getByRole('link')).toHaveAttribute('href', '/contact')
  const order = await main
    .locator('section')
    .evaluateAll((parts) =>
      parts.map((part) => part.querySelector('h2')?.textContent?.replaceAll(/\s+/g, ' ').trim()),
    )
  expect(order.slice(-2)).toEqual([words.testimonials.spoken.heading, said(callToAction.heading)])
})

test('HOME-7 eyes begin to follow the pointer from their resting place', async ({ page }) => {
  const eye = page.getByRole('main').locator('[data-eye]').last()
  await eye.scrollIntoViewIfNeeded()
  const jump = await eye.evaluate(async (one) => {
    const iris = [...one.querySelectorAll('g')].at(-1) as SVGGElement
    const place = () => new DOMMatrix(getComputedStyle(iris).transform)
    const rest = place()
    const isFollowing = () => (one as SVGElement).style.getPropertyValue('--gaze-x') !== ''
    const { left, top } = one.getBoundingClientRect()
    while (!isFollowing()) {
      window.dispatchEvent(new PointerEvent('pointermove', { clientX: left + 400, clientY: top - 400 }))
      await new Promise(requestAnimationFrame)
    }
    return [Math.abs(place().f - rest.f), rest.f]
  })
  const [way = Number.NaN, rest = 0] = jump
  expect(Math.abs(rest), 'the eye rests off its centre').toBeGreaterThan(6)
  expect(way, 'in the first frames it hardly moves').toBeLessThan(4)
})
