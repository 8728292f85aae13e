import { expect, type Page, test } from '@playwright/test'
import { openHydrated } from './hydrated'
import { readThrough } from './scrolling'

const pagesWithFilms = ['/', '/services/av-production', '/project/av']

/** How often a film was asked for so far; call before the page opens. */
function filmRequests(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.url().endsWith('.webm')) count += 1
  })
  return () => count
}

/** Opens a page and reads it to its end. */
async function read(page: Page, path: string) {
  await openHydrated(page, path)
  await readThrough(page)
  await page.waitForLoadState('networkidle')
}

for (const path of pagesWithFilms) {
  test(`AV-2 on a phone no film of ${path} is asked for before somebody wants it @phone`, async ({
    page,
  }) => {
    const requests = filmRequests(page)
    await read(page, path)
    expect(requests()).toBe(0)
    await page
      .getByRole('button', { name: /^Play / })
      .first()
      .dispatchEvent('click')
    await expect.poll(requests).toBeGreaterThan(0)
  })

  test(`AV-2 where data is to be saved no film of ${path} is asked for before somebody wants it`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    const requests = filmRequests(page)
    await read(page, path)
    expect(requests()).toBe(0)
    await page
      .getByRole('button', { name: /^Play / })
      .first()
      .dispatchEvent('click')
    await expect.poll(requests).toBeGreaterThan(0)
  })

  test(`AV-2 elsewhere each film of ${path} brings its metadata`, async ({ page }) => {
    await openHydrated(page, path)
    const films = page.getByRole('main').locator('video')
    await expect
      .poll(() =>
        films.evaluateAll((all) =>
          all.every((film) => (film as HTMLVideoElement).readyState >= HTMLMediaElement.HAVE_METADATA),
        ),
      )
      .toBe(true)
  })
}

test('AV-2 without script no film is asked for', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const path of pagesWithFilms) {
    const requests = filmRequests(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(requests(), path).toBe(0)
  }
  await context.close()
})
