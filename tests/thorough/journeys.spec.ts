import { expect, type Page, test } from '@playwright/test'
import { openHydrated } from '../browser/hydrated'
import { expectBar, expectNoJourney, holdClock, stopClock } from '../browser/progress-bar'
import { expectShown, follow, linkTo } from '../browser/shown-page'

const scrollTop = (page: Page) => page.evaluate(() => scrollY)

test('PROG-4 every change of route ends at the top: links, Back and Forward', async ({ page }) => {
  await openHydrated(page, '/')
  const scroll = (top: number) => page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
  await scroll(1_500)
  await follow(page, '/projects')
  // The address changes a moment before the page does.
  await expect.poll(() => scrollTop(page), { message: 'after a link' }).toBe(0)
  await scroll(700)
  for (const [step, path] of [
    ['goBack', '/'],
    ['goForward', '/projects'],
    ['goBack', '/'],
  ] as const) {
    await page[step]()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => scrollTop(page), { message: `${step} to ${path}` }).toBe(0)
    await page.waitForTimeout(300)
    expect(await scrollTop(page), `${step} to ${path}, a moment later`).toBe(0)
    await scroll(900)
  }
})

test('PROG-5 modified clicks and links to a new tab or a download belong to the browser', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/')
  // The driver’s own address: `toHaveURL` finds none in a window that Shift opened in some headless builds.
  for (const modifier of ['ControlOrMeta', 'Shift'] as const) {
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      linkTo(page, '/about').click({ modifiers: [modifier] }),
    ])
    await opened.waitForURL('/about')
    await opened.close()
  }
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    linkTo(page, '/about').click({ button: 'middle' }),
  ])
  await opened.waitForURL('/about')
  await opened.close()

  const intercepted = await page.evaluate(() => {
    const ways: [string, Partial<HTMLAnchorElement>, MouseEventInit][] = [
      ['plain', {}, {}],
      ['Alt', {}, { altKey: true }],
      ['Meta', {}, { metaKey: true }],
      ['new tab', { target: '_blank' }, {}],
      ['download', { download: 'page.html' }, {}],
    ]
    return ways.flatMap(([name, properties, init]) => {
      const link = Object.assign(document.createElement('a'), { href: '/about', ...properties })
      document.querySelector('main')?.append(link)
      let isIntercepted = false
      const record = (event: Event) => {
        isIntercepted = event.defaultPrevented
        event.preventDefault()
      }
      window.addEventListener('click', record)
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
      window.removeEventListener('click', record)
      link.remove()
      return isIntercepted ? [name] : []
    })
  })
  expect(intercepted).toEqual(['plain'])
})

test('PROG-5 a second click during the wait replaces the first', async ({ page }) => {
  await holdClock(page)
  await openHydrated(page, '/')
  await stopClock(page)
  const entries = await page.evaluate(() => history.length)
  const shown: string[] = []
  page.on('framenavigated', (frame) => shown.push(new URL(frame.url()).pathname))
  await linkTo(page, '/about').click()
  await page.clock.runFor(500)
  await linkTo(page, '/projects').click()
  await page.clock.runFor(599)
  await expect(page).toHaveURL('/')
  await page.clock.runFor(1)
  await expect(page).toHaveURL('/projects')
  await page.clock.runFor(2_000)
  await expectBar(page, 'hidden')
  expect(shown).toEqual(['/projects'])
  expect(await page.evaluate(() => history.length)).toBe(entries + 1)
})

test('PROG-5 Back during the wait cancels it', async ({ page }) => {
  await holdClock(page)
  await openHydrated(page, '/')
  await stopClock(page)
  await linkTo(page, '/about').click()
  await page.clock.runFor(1_000)
  await expect(page).toHaveURL('/about')
  await linkTo(page, '/services').click()
  await page.clock.runFor(300)
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/')
  await expectShown(page, '/')
  await expectNoJourney(page)
})

test('PROG-5 the next page is fetched completely during the 600 ms wait', async ({ page }) => {
  await holdClock(page)
  await openHydrated(page, '/')
  await stopClock(page)
  const fetched: string[] = []
  page.on('requestfinished', (request) => fetched.push(new URL(request.url()).pathname))
  await linkTo(page, '/projects').click()
  // The clock is stopped: whatever is fetched now is fetched before the 600 ms are over.
  await expect.poll(() => fetched).toContain('/projects.data')
  await expect.poll(() => fetched.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(0)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => performance.clearResourceTimings())

  await page.clock.runFor(600)
  await expect(page).toHaveURL('/projects')
  const again = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, transferSize }) => /\.(js|data|css)$/.test(new URL(name).pathname) && transferSize > 0)
      .map(({ name }) => new URL(name).pathname),
  )
  expect(again, 'fetched over the network a second time').toEqual([])
})

test('PROG-5 a page whose data cannot be fetched is left to the browser, which opens it', async ({
  page,
}) => {
  await openHydrated(page, '/')
  await page.route(/\.data$/, (route) => route.abort())
  await linkTo(page, '/about').click()
  await expectShown(page, '/about')
  await expect(page.getByRole('banner')).toBeVisible()
})
