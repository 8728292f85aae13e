import { expect, type Locator, type Page, test } from '@playwright/test'
import { LoomPage } from '../browser/loom-page'
import { containing, words } from '../words'

/** Own script that typing may load, bytes with brotli. */
const LATE_SCRIPT = 12_000

/** Collects the names of what is fetched of the build. */
function watchAssets(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/assets/')) names.push(pathname)
  })
  return names
}

const bytes = async (page: Page, path: string) =>
  Number((await page.request.get(path, { headers: { 'Accept-Encoding': 'br' } })).headers()['content-length'])

test('LOOM-5 nothing of the loom is fetched before somebody types', async ({ page }) => {
  const assets = watchAssets(page)
  const loom = new LoomPage(page)
  await loom.open()
  await loom.field.focus()
  await page.waitForLoadState('networkidle')
  expect(assets.filter((name) => /loom/.test(name))).toEqual([])
})

test('LOOM-5 typing loads at most 12 kB of script, and no font for plain letters', async ({ page }) => {
  const loom = new LoomPage(page)
  await loom.open()
  await page.waitForLoadState('networkidle')
  const assets = watchAssets(page)
  await loom.field.fill('Meera')
  await loom.settled()
  await page.waitForLoadState('networkidle')
  const scripts = [...new Set(assets.filter((name) => name.endsWith('.js')))]
  let total = 0
  for (const script of scripts) total += await bytes(page, script)
  expect(total).toBeGreaterThan(0)
  expect(total).toBeLessThanOrEqual(LATE_SCRIPT)
  expect(assets.filter((name) => name.endsWith('.woff2'))).toEqual([])
})

test('LOOM-5 accented letters are fetched when they are typed', async ({ page }) => {
  const loom = new LoomPage(page)
  await loom.weave('Meera')
  const assets = watchAssets(page)
  const fonts = () =>
    new Set(assets.filter((name) => name.endsWith('.woff2')).map((name) => name.split('-')[2]))
  await loom.field.fill('Renée')
  await expect.poll(fonts).toEqual(new Set(['latin']))
})

test('LOOM-5 without a network for a font the field says so and the cloth stays', async ({ page }) => {
  const loom = new LoomPage(page)
  await loom.weave('Meera')
  await page.route(/\.woff2$/, (route) => route.abort())
  await loom.field.fill('Renée')
  await expect(loom.field).toHaveAccessibleDescription(containing(words.loom.problems.offline))
})

test('LOOM-5 without script none of it shows', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/about')
  const footer = page.getByRole('contentinfo')
  await expect(footer.locator(`[data-halo="${words.agency.name}"]`)).toBeVisible()
  await expect(footer.getByRole('textbox')).toHaveCount(0)
  await expect(footer.getByText(words.agency.footer.invitation)).toHaveCount(0)
  await context.close()
})

/** What takes the invitation's place above the wordmark until it comes. */
const shownAbove = (wordmark: Locator) =>
  wordmark.evaluate((mark) => {
    const place = mark.closest('footer > div')
    return place ? getComputedStyle(place, '::before').content : ''
  })

test('LOOM-5 the wordmark does not move when the invitation loads', async ({ page }) => {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/late-.*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/about')
  await page.evaluate(() => document.fonts.ready)
  const loom = new LoomPage(page)
  const top = () => loom.wordmark.evaluate((mark) => Math.round(mark.getBoundingClientRect().top + scrollY))
  await loom.wordmark.scrollIntoViewIfNeeded()
  const before = await top()
  const awaited = await shownAbove(loom.wordmark)
  expect(awaited, 'its place is not empty').toContain(words.agency.footer.invitation)
  release()
  await expect(loom.field).toBeVisible()
  expect(await top()).toBe(before)
  expect(await shownAbove(loom.wordmark)).toBe('none')
})

test('LOOM-5 if the invitation does not load its place is removed', async ({ page }) => {
  await page.route(/late-.*\.js$/, (route) => route.abort())
  await page.goto('/about')
  const loom = new LoomPage(page)
  const gap = () =>
    loom.wordmark.evaluate((mark) => {
      const links = mark.closest('footer')?.firstElementChild
      return links ? mark.getBoundingClientRect().top - links.getBoundingClientRect().bottom : Infinity
    })
  await expect.poll(gap).toBeLessThan(60)
  expect(await shownAbove(loom.wordmark)).toBe('none')
})
