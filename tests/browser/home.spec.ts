import { expect, type Locator, type Page, test } from '@playwright/test'
import sharp, { type Region } from 'sharp'
import { containing, said, words } from '../words'
import { openHydrated } from './hydrated'
import { scrollPage, showShare } from './scrolling'

const { stories, pancham, callToAction } = words.home

const section = (page: Page, heading: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: heading, exact: true }) })

test('HOME-1 the hero says a headline and a tagline before anybody scrolls', async ({ page }) => {
  await page.goto('/')
  const hero = page.getByRole('main').locator('section').first()
  await expect(hero.getByRole('heading', { level: 1 })).toBeInViewport()
  await expect(hero.getByRole('paragraph')).toHaveText(/\w+ \w+/)
  await expect(hero.getByRole('paragraph')).toBeInViewport()
})

test('HOME-3 the stories show their projects in order, with all that is known of each', async ({ page }) => {
  await openHydrated(page, '/')
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
  await openHydrated(page, '/')
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
  page,
}) => {
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
  await openHydrated(page, '/')
  const link = section(page, 'P A N C H A M').getByRole('link')
  await expect(link).toHaveCount(1)
  await expect(link).toHaveAttribute('href', '/services')
  const name = pancham.services.map((one) => `${one.letter}: ${one.name}`).join(' ')
  await expect(link).toHaveAccessibleName(containing(name))
})

test('HOME-5 its cloths are let down at 30 % and rolled up when it leaves', async ({ page }) => {
  await openHydrated(page, '/')
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
  await expect.poll(unwoven, { timeout: 15_000 }).toEqual(Array<number>(7).fill(0))
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect.poll(async () => isRolledUp(await unwoven())).toBe(true)
})

/**
 * How much of each element a picture of the whole page shows, as a share of its pixels that are not the ground behind it. Taking the
 * picture brings everything into view; what observers report meanwhile is ignored.
 */
async function shownShares(page: Page, elements: Locator): Promise<number[]> {
  await page.evaluate(async () => {
    Object.assign(window, { isPictureTaken: true })
    for (const image of document.images) image.loading = 'eager'
    await Promise.allSettled([...document.images].map((image) => image.decode()))
  })
  const boxes = await elements.evaluateAll((all) =>
    all.map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect()
      const ground = getComputedStyle(one.closest('[data-ground]') ?? document.body).backgroundColor
      const box = { left, top: top + scrollY, width, height }
      return {
        box,
        ground:
          ground
            .match(/[\d.]+/g)
            ?.slice(0, 3)
            .map(Number) ?? [],
      }
    }),
  )
  const picture = sharp(await page.screenshot({ fullPage: true }))
  return Promise.all(
    boxes.map(async ({ box, ground }) => {
      const area = Object.fromEntries(Object.entries(box).map(([side, px]) => [side, Math.floor(px)]))
      const raw = await picture
        .clone()
        .extract(area as unknown as Region)
        .removeAlpha()
        .raw()
        .toBuffer()
      let shown = 0
      for (let at = 0; at < raw.length; at += 3)
        if (ground.some((value, channel) => Math.abs(value - (raw[at + channel] ?? 0)) > 12)) shown += 1
      return shown / (raw.length / 3)
    }),
  )
}

const cloths = (page: Page) => section(page, 'P A N C H A M').getByRole('link').locator('picture')
const storyCards = (page: Page) => section(page, said(stories.heading)).getByRole('article')

test.describe('in a picture of the whole page', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      window.IntersectionObserver = class extends IntersectionObserver {
        constructor(report: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          super((entries, observer) => {
            if (!('isPictureTaken' in window)) report(entries, observer)
          }, options)
        }
      }
    }),
  )

  test('EXP-26 neither the stories nor Pancham are empty before they animate in', async ({ page }) => {
    await openHydrated(page, '/')
    await expect(page.locator('[data-entrance=waiting]')).toHaveCount(2)
    for (const share of await shownShares(page, storyCards(page))) expect(share).toBeGreaterThan(0.7)
    for (const share of await shownShares(page, cloths(page))) expect(share).toBeGreaterThan(0.4)
  })

  test('EXP-26 what was passed before the page came alive is shown', async ({ page }) => {
    let load = () => {}
    const scrolled = new Promise<void>((resolve) => {
      load = resolve
    })
    await page.route('**/*.js', async (route) => {
      await scrolled
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeAttached()
    await scrollPage(page, 100_000)
    load()
    await page.waitForFunction(() => history.scrollRestoration === 'manual')
    await expect(page.locator('[data-entrance=unknown]')).toHaveCount(0)
    for (const share of await shownShares(page, storyCards(page))) expect(share).toBeGreaterThan(0.6)
    for (const share of await shownShares(page, cloths(page))) expect(share).toBeGreaterThan(0.6)
  })
})

test('EXP-26 without IntersectionObserver the stories and Pancham are shown', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'))
  await openHydrated(page, '/')
  for (const share of await shownShares(page, storyCards(page))) expect(share).toBeGreaterThan(0.6)
  for (const share of await shownShares(page, cloths(page))) expect(share).toBeGreaterThan(0.6)
})

test('HOME-7 the last call to action follows the testimonials and leads to the contact page', async ({
  page,
}) => {
  await page.goto('/')
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

test('HOME-7 eyes begin to follow the pointer from where they rest', async ({ page }) => {
  await openHydrated(page, '/')
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
