import { expect, type Page, test } from '@playwright/test'
import { openHydrated } from '../browser/hydrated'
import { readThrough } from '../browser/scrolling'
import { studiesWith } from '../studies'
import { sentencePattern, words } from '../words'

/** The home page’s showreel, the AV page, the case studies of films. */
const pagesWithFilms = ['/', '/services/av-production', ...studiesWith('films').map(({ path }) => path)]

/** Counts requests for films; call before the page opens. */
function filmRequests(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.url().endsWith('.webm')) count += 1
  })
  return () => count
}

/** Scrolls a page to its end, which must request no film, and then starts one. */
async function expectFilmsOnRequest(page: Page, path: string) {
  const requests = filmRequests(page)
  await openHydrated(page, path)
  await readThrough(page)
  await page.waitForLoadState('networkidle')
  expect(requests()).toBe(0)
  // By keyboard: a mouse would start the film by hovering, and its click would stop it.
  const name = sentencePattern(words.home.showreel.play, words.films.play)
  await page.getByRole('button', { name }).first().dispatchEvent('click')
  await expect.poll(requests).toBeGreaterThan(0)
}

for (const path of pagesWithFilms) {
  test(`AV-2 on a phone no film of ${path} is requested before it is wanted @phone-only`, async ({
    page,
  }) => {
    await expectFilmsOnRequest(page, path)
  })

  test(`AV-2 with data saving on no film of ${path} is requested before it is wanted`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    await expectFilmsOnRequest(page, path)
  })

  test(`AV-2 on wide screens each film of ${path} loads its metadata`, async ({ page }) => {
    await openHydrated(page, path)
    const films = page.getByRole('main').locator('video')
    await expect(films).not.toHaveCount(0)
    await expect
      .poll(() =>
        films.evaluateAll((all) =>
          all.every((film) => (film as HTMLVideoElement).readyState >= HTMLMediaElement.HAVE_METADATA),
        ),
      )
      .toBe(true)
  })
}

test('AV-2 without script no film is requested', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const path of pagesWithFilms) {
    const requests = filmRequests(page)
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(requests(), path).toBe(0)
  }
  await context.close()
})
