import { expect, type Page, test } from '@playwright/test'
import { openHydrated } from '../browser/hydrated'
import { expectShown, follow, linkTo } from '../browser/shown-page'

/** Marks the document; asserts later whether a new one was loaded. */
const markDocument = (page: Page) => page.evaluate(() => void Object.assign(window, { isSameDocument: true }))
const isNewDocument = async (page: Page) => !(await page.evaluate(() => 'isSameDocument' in window))

test('PROG-5 without a network the browser says so, and a reload shows the page', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/')
  await follow(page, '/services')
  await context.setOffline(true)
  const failed = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest())
  await linkTo(page, '/about').click()
  await failed
  await context.setOffline(false)
  await page.goto('/about')
  await expectShown(page, '/about')
  await page.goBack()
  await expectShown(page, '/services')
})

test('PROG-5 one bad response for a page’s data is no obstacle: the browser opens the page', async ({
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
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    await markDocument(page)
    let isReloaded = false
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isReloaded = true
    })
    await page.route(/\/assets\/.*\.js$/, (route) =>
      isReloaded ? route.continue() : route.fulfill({ status: 404, body: 'gone' }),
    )
    await page.locator(`a[href="${path}"]:visible`).first().click()
    await expectShown(page, path)
    expect(await isNewDocument(page)).toBe(true)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

/** From now on what the server answers to requests for the data of `/about` doesn't fit its code. */
const breakAbout = (page: Page) =>
  page.route('**/about.data', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll('"hero"', '"other"') })
  })

test('EXP-1 a page that breaks after a page change is loaded as a document', async ({ page }) => {
  await openHydrated(page, '/')
  await markDocument(page)
  await breakAbout(page)
  await linkTo(page, '/about').click()
  await page.waitForFunction(() => !('isSameDocument' in window))
  await expectShown(page, '/about')
  await follow(page, '/services')
})

test('EXP-1 a page whose script fails at once can be read as in its HTML', async ({ page }) => {
  await page.route('**/about', async (route) => {
    if (!route.request().isNavigationRequest()) return route.continue()
    const response = await route.fetch()
    // In the data for the script alone; the policy's hashes don't fit what is changed here.
    const body = (await response.text())
      .replaceAll('\\"hero\\"', '\\"other\\"')
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    await route.fulfill({ response, body })
  })
  await openHydrated(page, '/about')
  await expectShown(page, '/about')
  await follow(page, '/services')
})
