import { expect, type Page, test } from '@playwright/test'
import { openHydrated } from '../browser/hydrated'
import { expectShown, follow, linkTo } from '../browser/shown-page'
import { words } from '../words'

const notice = words.unavailable
const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: notice.retry })
const wayHome = (page: Page) => page.getByRole('main').getByRole('link', { name: notice.home })

/** What stands in place of a page that cannot be fetched. */
async function expectNotice(page: Page, path: string): Promise<void> {
  await expect(retry(page)).toBeVisible()
  await expect(wayHome(page)).toHaveAttribute('href', '/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notice.heading)
  await expect(page).toHaveTitle(notice.title)
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeAttached()
}

test('PROG-5 Back without a network says so, and shows the page when the network is back', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/')
  await follow(page, '/services')
  await context.setOffline(true)
  await page.goBack()
  await expectNotice(page, '/')
  await context.setOffline(false)
  await expectShown(page, '/')
  await follow(page, '/about')
})

test('PROG-5 a link to a page never loaded says so without a network, and recovers by itself', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/')
  await context.setOffline(true)
  await linkTo(page, '/about').click()
  await expectNotice(page, '/about')
  await context.setOffline(false)
  await expectShown(page, '/about')
})

test('PROG-5 a retry by hand opens a page whose server was down', async ({ page }) => {
  await openHydrated(page, '/')
  await page.route('**/about*', (route) => route.fulfill({ status: 503, body: 'down' }))
  await linkTo(page, '/about').click()
  await expectNotice(page, '/about')
  // The notice stays while the server is asked: only its answer tells that this retry is over.
  const refusal = page.waitForResponse((response) => response.status() === 503)
  await retry(page).click()
  await refusal
  await expectNotice(page, '/about')
  await page.unrouteAll()
  await retry(page).click()
  await expectShown(page, '/about')
})

test('PROG-5 the way home works from a page that cannot be fetched', async ({ page }) => {
  await openHydrated(page, '/services')
  await page.route('**/about*', (route) => route.abort())
  await linkTo(page, '/about').click()
  await expectNotice(page, '/about')
  await wayHome(page).click()
  await expectShown(page, '/')
})

test('PROG-5 one bad answer for a page’s data is no obstacle: the browser opens the page', async ({
  page,
}) => {
  await openHydrated(page, '/')
  await follow(page, '/services')
  await page.route('**/*.data', (route) => route.fulfill({ status: 503, body: 'busy' }), { times: 1 })
  await page.goBack()
  await expectShown(page, '/')
})

for (const path of ['/project/avante', '/about'])
  test(`PROG-5 the code of ${path} is gone after a deployment: the browser opens it`, async ({ page }) => {
    await openHydrated(page, '/projects')
    await page.evaluate(() => void Object.assign(window, { isSameDocument: true }))
    let isNewDocument = false
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isNewDocument = true
    })
    await page.route(/\/assets\/.*\.js$/, (route) =>
      isNewDocument ? route.continue() : route.fulfill({ status: 404, body: 'gone' }),
    )
    await page.locator(`a[href="${path}"]:visible`).first().click()
    await expectShown(page, path)
    expect(await page.evaluate(() => 'isSameDocument' in window), 'a new document').toBe(false)
  })

test('PROG-5 a page that was left for a newer deployment is loaded anew when Back shows it', async ({
  page,
}) => {
  await openHydrated(page, '/')
  await page.route('**/about.data', (route) => route.fulfill({ status: 503, body: 'busy' }))
  const isAsked = page.waitForRequest((request) => request.isNavigationRequest())
  // 204 keeps the page that is left, as the browser keeps it for Back.
  await page.route('**/about', (route) =>
    route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.continue(),
  )
  await linkTo(page, '/about').click()
  await isAsked
  const isLoadedAnew = page.waitForRequest(
    (request) => request.isNavigationRequest() && new URL(request.url()).pathname === '/',
  )
  await page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await isLoadedAnew
  await expectShown(page, '/')
})

test('EXP-1 a page that breaks while it is shown says so inside the bar and the footer', async ({ page }) => {
  await openHydrated(page, '/')
  await page.route('**/about.data', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll('"hero"', '"other"') })
  })
  await linkTo(page, '/about').click()
  await expectNotice(page, '/about')
  await follow(page, '/services')
})
