import { expect, type Page, test } from '@playwright/test'
import { readContent } from '~content/load/read.server'
import { homePage } from '~content/schema/pages/home'
import { openHydrated } from './hydrated'
import { showShare } from './scrolling'

const section = (page: Page, heading: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: heading }) })

test('HOME-1 the hero says a headline and a tagline before anybody scrolls', async ({ page }) => {
  await page.goto('/')
  const hero = page.getByRole('main').locator('section').first()
  await expect(hero.getByRole('heading', { level: 1 })).toBeInViewport()
  await expect(hero.getByRole('paragraph')).toHaveText(/\w+ \w+/)
  await expect(hero.getByRole('paragraph')).toBeInViewport()
})

test('HOME-3 Stories We Shaped shows its projects in order, with all that is known of each', async ({
  page,
}) => {
  await openHydrated(page, '/')
  const cards = section(page, 'Stories We Shaped').getByRole('article')
  const ids = readContent('pages/home.yaml', homePage).stories.featured.map(({ id }) => id)
  await expect(cards).toHaveCount(ids.length)
  for (const [index, id] of ids.entries()) {
    const card = cards.nth(index)
    await card.scrollIntoViewIfNeeded()
    const title = ((await card.getByRole('heading').textContent()) ?? '').trim()
    expect(title).not.toBe('')
    await card.getByRole('button', { name: title }).click()
    await expect(card.getByRole('term')).toHaveText(['Sector', 'Category'])
    for (const fact of await card.getByRole('definition').all()) await expect(fact).toHaveText(/\w{2,}/)
    await expect(card.getByText(/(\w+[ ,.’]+){6,}/).first()).toBeVisible()
    await expect(card.getByRole('img').first()).toHaveAttribute('alt', /\w+ \w+/)
    await expect(card.getByRole('link', { name: 'Know More!' })).toHaveAttribute('href', `/project/${id}`)
    await expect(card.getByRole('link', { name: 'Know More!' })).toHaveText('Know More!')
  }
})

test('HOME-4 the cards enter once, at 20 % of the section, each 0.12 s after the one before', async ({
  page,
}) => {
  await openHydrated(page, '/')
  const stories = section(page, 'Stories We Shaped')
  const cards = stories.getByRole('article')
  const started = () =>
    stories.evaluate((element) =>
      element
        .getAnimations({ subtree: true })
        .filter((animation) => animation instanceof CSSAnimation)
        .map(({ effect }) => Math.round(Number(effect?.getTiming().delay))),
    )
  await stories.evaluate((element) => {
    const count = { entries: 0 }
    Object.assign(window, { count })
    element.addEventListener('animationstart', () => {
      count.entries += 1
    })
  })
  await showShare(stories, 0.15)
  await page.waitForTimeout(300)
  expect(await started(), 'with 15 % in view').toEqual([])
  await showShare(stories, 0.3)
  await expect.poll(started).toEqual([100, 220, 340, 460])
  const entries = () =>
    page.evaluate(() => (window as unknown as { count: { entries: number } }).count.entries)
  await expect.poll(entries).toBe(4)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.waitForTimeout(300)
  await cards.first().scrollIntoViewIfNeeded()
  await page.waitForTimeout(700)
  expect(await entries(), 'after a second visit').toBe(4)
})

test('HOME-5 P A N C H A M: seven services, a letter each, in one link to the services', async ({ page }) => {
  await openHydrated(page, '/')
  const pancham = section(page, 'P A N C H A M')
  await expect(pancham.getByRole('link')).toHaveCount(1)
  const link = pancham.getByRole('link')
  await expect(link).toHaveAttribute('href', '/services')
  const names = [
    'Print media',
    'AV production',
    'Naming and identity',
    'Campaigns 360',
    'Human-centred UI/UX',
    'Animation, 3D and VFX',
    'Music and mastering',
  ]
  const said = names.map((name, index) => `${'PANCHAM'[index]}: ${name}`).join(' ?')
  await expect(link).toHaveAccessibleName(new RegExp(said))
})

test('HOME-5 it weaves in at 30 % and resets when it leaves', async ({ page }) => {
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
  const none = Array<number>(7).fill(100)
  await showShare(link, 0.2)
  await page.waitForTimeout(300)
  expect(await unwoven(), 'with 20 % in view').toEqual(none)
  await showShare(link, 0.45)
  await expect.poll(unwoven, { timeout: 15_000 }).toEqual(Array<number>(7).fill(0))
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect.poll(unwoven).toEqual(none)
})

test('HOME-7 the last call to action follows the testimonials and leads to the contact page', async ({
  page,
}) => {
  await page.goto('/')
  const main = page.getByRole('main')
  const call = section(page, "Let's brand like a Cult!")
  await expect(call.getByRole('link')).toHaveText('Get in touch!')
  await expect(call.getByRole('link')).toHaveAttribute('href', '/contact')
  const order = await main
    .locator('[aria-roledescription=carousel], section')
    .evaluateAll((parts) =>
      parts.map(
        (part) => part.getAttribute('aria-roledescription') ?? part.querySelector('h2')?.textContent?.trim(),
      ),
    )
  expect(order.slice(-2)).toEqual(['carousel', expect.stringMatching(/Cult!/)])
})
