import { expect } from '@playwright/test'
import { studyWithGallery } from '../studies'
import { openHydrated } from './hydrated'
import { testOnOnePage } from './one-page'
import { expectBar, expectNoJourney, holdClock, progressAt, progressBar, stopClock } from './progress-bar'
import { scrollPage } from './scrolling'
import { expectShown, follow, linkTo } from './shown-page'

const { path: study } = studyWithGallery

const from = '/about'
const to = '/contact'
const test = testOnOnePage(from, { before: holdClock, after: stopClock })

/** Ends a page change that a test has begun: the next test finds the page that it came to. */
test.afterEach(({ page }) =>
  expect(async () => {
    await page.clock.runFor(1_000)
    expect(await progressBar(page).evaluate((bar) => getComputedStyle(bar).visibility)).toBe('hidden')
  }).toPass(),
)

test('PROG-2 one animation fills the bar over 800 ms in 50 equal steps', async ({ page }) => {
  await linkTo(page, to).click()
  await expectBar(page, 'shown')
  const animations = await progressBar(page).evaluate((bar) =>
    bar.getAnimations({ subtree: true }).map((one) => one.effect?.getComputedTiming().duration),
  )
  expect(animations).toEqual([800])
  // The middle of each step, and the end.
  const times = [...Array.from({ length: 50 }, (_, step) => step * 16 + 8), 800]
  const shares: number[] = []
  for (const time of times) shares.push(await progressAt(page, time))
  shares.forEach((share, step) => void expect(share).toBeCloseTo(step / 50, 3))
})

test('PROG-2 the route changes after 600 ms, at its top; the bar hides 100 ms after its 800', async ({
  page,
}) => {
  await page.evaluate(() => scrollTo({ top: 1_000, behavior: 'instant' }))
  await expectBar(page, 'hidden')
  await linkTo(page, to).click()
  await expectBar(page, 'shown')
  await page.clock.runFor(599)
  await expect(page).toHaveURL(from)
  await page.clock.runFor(1)
  await expectShown(page, to)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.clock.runFor(299)
  await expectBar(page, 'shown')
  await page.clock.runFor(1)
  await expectBar(page, 'hidden')
})

test('PROG-2 a bar that is full stays and pulses until a late page is there', async ({ page }) => {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/contact.data', async (route) => {
    await held
    await route.continue()
  })
  await linkTo(page, to).click()
  await page.clock.runFor(5_000)
  await expectBar(page, 'shown')
  const pulses = await progressBar(page).evaluate((bar) => bar.getAnimations().length)
  expect(pulses, 'still says that something is coming').toBe(1)
  answer()
  await expectShown(page, to)
  await page.clock.runFor(100)
  await expectBar(page, 'hidden')
  await page.unrouteAll()
})

test('PROG-2 the bar is a fixed orange gradient, 3 px high and as wide as its progress', async ({ page }) => {
  await linkTo(page, to).click()
  expect(await progressAt(page, 400)).toBeCloseTo(0.5, 2)
  const fill = progressBar(page).locator('> *')
  expect(await fill.boundingBox()).toMatchObject({ x: 0, y: 0, height: 3, width: 720 })
  await expect(progressBar(page)).toHaveCSS('position', 'fixed')
  const gradient = await fill.evaluate((bar) => getComputedStyle(bar).backgroundImage)
  const stops = [...gradient.matchAll(/rgb\((\d+), (\d+), (\d+)\)/g)].map((stop) => stop.slice(1).map(Number))
  expect(gradient).toContain('linear-gradient')
  expect(stops.length).toBeGreaterThan(1)
  for (const [red = 0, green = 0, blue = 0] of stops) {
    expect(red, 'orange: red leads, green follows, blue is last').toBeGreaterThan(green)
    expect(green).toBeGreaterThan(blue)
  }
})

test('PROG-1 only a plain click on a link to another path of this site is intercepted', async ({ page }) => {
  const intercepted = await page.evaluate((study) => {
    const clicks = [
      '/contact',
      `${study}?from=test`,
      '/contact#contact-form',
      '#content',
      '/about#content',
      'mailto:hello@bandha.example',
      'tel:+916740001998',
      'https://elsewhere.example/about',
      '//elsewhere.example/about',
      'about',
    ]
    return clicks.filter((href) => {
      const link = Object.assign(document.createElement('a'), { textContent: 'A link' })
      link.setAttribute('href', href)
      document.querySelector('main')?.append(link)
      let isIntercepted = false
      // After the site has decided; nothing may leave the page here.
      const record = (event: Event) => {
        isIntercepted = event.defaultPrevented
        event.preventDefault()
      }
      window.addEventListener('click', record)
      link.click()
      window.removeEventListener('click', record)
      link.remove()
      return isIntercepted
    })
  }, study)
  expect(intercepted).toEqual(['/contact', `${study}?from=test`])
})

test('PROG-1 a click that somebody has handled, or whose link is marked so, is left alone', async ({
  page,
}) => {
  await page.evaluate(() => {
    const handled = Object.assign(document.createElement('a'), { href: '/contact', textContent: 'Handled' })
    handled.addEventListener('click', (event) => event.preventDefault())
    document.querySelector('main')?.prepend(handled)
    handled.click()
  })
  await expectNoJourney(page)
  const isLeftAlone = await page.evaluate(() => {
    const marked = Object.assign(document.createElement('a'), { href: '/contact', textContent: 'Marked' })
    marked.dataset.handled = ''
    document.querySelector('main')?.prepend(marked)
    let isPrevented = true
    window.addEventListener(
      'click',
      (event) => {
        isPrevented = event.defaultPrevented
        event.preventDefault()
      },
      { once: true },
    )
    marked.click()
    return !isPrevented
  })
  expect(isLeftAlone).toBe(true)
  await expectNoJourney(page)
})

test('PROG-3 a link to the page that is shown does nothing at all', async ({ page }) => {
  await page.evaluate(() => {
    scrollTo({ top: 500, behavior: 'instant' })
    Object.assign(window, { isSamePage: true })
  })
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() || request.url().includes('.data')) requests.push(request.url())
  })
  const entries = await page.evaluate(() => history.length)
  const ways = page.getByRole('banner').locator(`a[href="${from}"]`).filter({ visible: true })
  await expect(ways).not.toHaveCount(0)
  for (const link of await ways.all()) {
    await link.click()
    await expectNoJourney(page)
  }
  expect(await page.evaluate(() => [scrollY, history.length, 'isSamePage' in window])).toEqual([
    500,
    entries,
    true,
  ])
  expect(requests).toEqual([])
})

test('PROG-4 after a link and after Back the page is at its top', async ({ context }) => {
  const page = await context.newPage()
  await openHydrated(page, from)
  await scrollPage(page, 1_000)
  await follow(page, to)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await scrollPage(page, 300)
  await page.goBack()
  await expectShown(page, from)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('PROG-6 a change of route moves the focus to the new page and announces its title', async ({
  context,
}) => {
  const page = await context.newPage()
  await openHydrated(page, from)
  await follow(page, to)
  await expect(page.getByRole('main')).toBeFocused()
  const title = await page.title()
  expect(title).not.toBe('')
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: title })).toHaveCount(1)

  await page.goBack()
  await expect(page).toHaveURL(from)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).not.toHaveTitle(title)
  await expect(page.locator('[aria-live="polite"]').filter({ hasText: await page.title() })).toHaveCount(1)
})
