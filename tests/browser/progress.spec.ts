import { expect, test } from '@playwright/test'
import { openHydrated } from './hydrated'
import { expectBar, expectNoJourney, holdClock, progressBar, progressOf, stopClock } from './progress-bar'

test.beforeEach(async ({ page }) => {
  await holdClock(page)
  await openHydrated(page, '/')
  await stopClock(page)
})

test('PROG-2 the bar fills over 800 ms in 50 steps, the route changes after 600 ms, the bar hides 100 ms after it is full', async ({
  page,
}) => {
  await page.evaluate(() => {
    const bar = document.querySelector('[role=progressbar]')
    const steps: (string | null)[] = []
    Object.assign(window, { steps })
    new MutationObserver(() => steps.push(bar?.getAttribute('aria-valuenow') ?? null)).observe(
      bar as Element,
      { attributeFilter: ['aria-valuenow'] },
    )
    scrollTo({ top: 2_000, behavior: 'instant' })
  })
  await expectBar(page, 'hidden')
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click()
  await expectBar(page, 'shown')
  expect(await progressOf(page)).toBe(0)

  await page.clock.runFor(400)
  expect(await progressOf(page)).toBe(50)
  await page.clock.runFor(199)
  await expect(page).toHaveURL('/')
  await page.clock.runFor(1)
  await expect(page).toHaveURL('/about')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

  await page.clock.runFor(200)
  expect(await progressOf(page)).toBe(100)
  await page.clock.runFor(99)
  await expectBar(page, 'shown')
  await page.clock.runFor(1)
  await expectBar(page, 'hidden')

  // React writes 0 to 100 in steps of two; the click's own 0 changes nothing that an observer sees twice.
  const steps = await page.evaluate(() => (window as unknown as { steps: string[] }).steps.map(Number))
  expect(steps.filter((step) => step > 0)).toEqual(Array.from({ length: 50 }, (_, index) => (index + 1) * 2))
})

test('PROG-2 the bar is 3 px high, fixed at the top, as wide as its progress, in an orange gradient', async ({
  page,
}) => {
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click()
  await page.clock.runFor(400)
  const box = await progressBar(page).boundingBox()
  expect(box).toMatchObject({ x: 0, y: 0, height: 3 })
  expect(box?.width).toBeCloseTo(720, 0)
  await expect(progressBar(page)).toHaveCSS('position', 'fixed')
  const gradient = await progressBar(page).evaluate((bar) => getComputedStyle(bar).backgroundImage)
  const stops = [...gradient.matchAll(/rgb\((\d+), (\d+), (\d+)\)/g)].map((stop) => stop.slice(1).map(Number))
  expect(gradient).toContain('linear-gradient')
  expect(stops.length).toBeGreaterThan(1)
  for (const [red = 0, green = 0, blue = 0] of stops) {
    expect(red, 'orange: red leads, green follows, blue is last').toBeGreaterThan(green)
    expect(green).toBeGreaterThan(blue)
  }
})

test('PROG-1 only a plain click on a link to another path of this site is intercepted', async ({ page }) => {
  const intercepted = await page.evaluate(() => {
    const clicks = [
      '/about',
      '/project/avante?from=test',
      '/about#team',
      '#content',
      '/#content',
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
      const look = (event: Event) => {
        isIntercepted = event.defaultPrevented
        event.preventDefault()
      }
      window.addEventListener('click', look)
      link.click()
      window.removeEventListener('click', look)
      link.remove()
      return isIntercepted
    })
  })
  expect(intercepted).toEqual(['/about', '/project/avante?from=test'])
})

test('PROG-1 a click that somebody has handled, or whose link is marked so, is left alone', async ({
  page,
}) => {
  await page.evaluate(() => {
    const handled = Object.assign(document.createElement('a'), { href: '/about', textContent: 'Handled' })
    handled.addEventListener('click', (event) => event.preventDefault())
    document.querySelector('main')?.prepend(handled)
    handled.click()
  })
  await expectNoJourney(page)
  const isLeftAlone = await page.evaluate(() => {
    const marked = Object.assign(document.createElement('a'), { href: '/about', textContent: 'Marked' })
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
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
  await expectNoJourney(page)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /, home/ })
    .click()
  await expectNoJourney(page)
  expect(await page.evaluate(() => [scrollY, history.length, 'isSamePage' in window])).toEqual([
    500,
    entries,
    true,
  ])
  expect(requests).toEqual([])
})
