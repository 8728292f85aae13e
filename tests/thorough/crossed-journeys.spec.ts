import { expect, type Page, test } from '@playwright/test'
import { openHydrated } from '../browser/hydrated'
import { expectBar, holdClock, stopClock } from '../browser/progress-bar'
import { expectShown, follow, linkTo } from '../browser/shown-page'

for (const moment of [50, 250, 450, 590])
  test(`PROG-5 Back ${moment} ms after a click shows the page that Back leads to`, async ({ page }) => {
    await holdClock(page)
    await openHydrated(page, '/services')
    await stopClock(page)
    await linkTo(page, '/about').click()
    await page.clock.runFor(1_000)
    await expectShown(page, '/about')
    await linkTo(page, '/projects').click()
    await page.clock.runFor(moment)
    await page.evaluate(() => history.back())
    await expectShown(page, '/services')
    await page.clock.runFor(2_000)
    await expectBar(page, 'hidden')
    await expectShown(page, '/services')
    await linkTo(page, '/about').click()
    await page.clock.runFor(1_000)
    await expectShown(page, '/about')
  })

test('PROG-5 a page that is left while its code loads is not shown later', async ({ page }) => {
  await openHydrated(page, '/')
  await follow(page, '/services')
  const isAboutCode = /\/assets\/route-.*\.js$/
  await page.route(isAboutCode, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    await route.continue().catch(() => {})
  })
  await linkTo(page, '/about').click()
  await page.waitForTimeout(1_200)
  await page.evaluate(() => history.back())
  await expectShown(page, '/')
  await page.waitForTimeout(3_000)
  await expectShown(page, '/')
})

test('PROG-5 Back and Forward in quick succession raise no error', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await openHydrated(page, '/')
  await follow(page, '/services')
  await linkTo(page, '/about').click()
  await expect(page).toHaveURL('/about')
  for (const delta of [-1, 1, -1, 1, -1]) {
    await page.evaluate((by) => history.go(by), delta)
    await page.waitForTimeout(30)
  }
  await expectShown(page, '/services')
  expect(errors).toEqual([])
})

/** Whether the old page and the new one are on the screen together. */
const isInTransition = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .some(
        ({ effect }) =>
          effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'),
      ),
  )

test('PROG-5 a click during the page transition is followed', async ({ page }) => {
  // A device whose clock is stopped is quick: slow ones have no transition.
  await page.addInitScript(() => {
    performance.now = () => 0
  })
  await openHydrated(page, '/')
  // So long that a busy machine clicks in the middle of it.
  await page.evaluate(() => document.documentElement.style.setProperty('--time-sweep', '60s'))
  await linkTo(page, '/services').click()
  await expect.poll(() => isInTransition(page)).toBe(true)
  // By the mouse itself: a locator's click would wait until nothing moves.
  const box = await linkTo(page, '/about').boundingBox()
  await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10)
  await expectShown(page, '/about')
})

/** How far below the window's top the target of a fragment is. */
const measureTop = (page: Page, fragment: string) =>
  page.locator(fragment).evaluate((element) => Math.round(element.getBoundingClientRect().top))

test('PROG-4 a link within a page scrolls to its target, also right after a page change', async ({
  page,
}) => {
  await openHydrated(page, '/services')
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '/services/brand-identity',
      textContent: 'Brand identity',
    })
    document.querySelector('main')?.prepend(link)
    link.click()
  })
  await expectShown(page, '/services/brand-identity')
  const links = page.getByRole('main').locator('a[href^="#"]')
  const fragments = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(fragments.length).toBeGreaterThan(1)
  const [first = '', second = ''] = fragments
  await links.nth(0).click()
  await expect.poll(() => measureTop(page, first)).toBeLessThan(200)
  await page.waitForTimeout(300)
  expect(await measureTop(page, first), 'and stays there').toBeLessThan(200)

  await page.evaluate((hash) => {
    location.hash = hash
  }, second)
  await expect.poll(() => measureTop(page, second)).toBeLessThan(200)
  await page.goBack()
  await expect.poll(() => measureTop(page, first), { message: 'Back to the first' }).toBeLessThan(200)
  expect(await measureTop(page, first)).toBeGreaterThan(-50)
})
