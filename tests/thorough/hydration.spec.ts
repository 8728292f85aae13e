import { expect, test } from '@playwright/test'
import { onePageOfEachKind } from '../studies'

/** Elements whose re-creation a visitor would notice: they flicker, load again, or lose what was typed or started. */
const kept = 'main :is(img, video, iframe, input, textarea, a, h1, h2, h3, section, figure, article)'

for (const path of [...onePageOfEachKind, '/nope'])
  test(`EXP-8 ${path} keeps the elements of its HTML when script takes over`, async ({ page }) => {
    let arrive = () => {}
    const allMarked = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route('**/*.js', async (route) => {
      await allMarked
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    await page.locator('footer, main').last().waitFor()
    await page.waitForFunction(() => document.readyState !== 'loading')
    const marked = await page.evaluateHandle(
      (selector) =>
        [...document.querySelectorAll(selector)].filter((one) =>
          one.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
        ),
      kept,
    )
    arrive()
    await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset)
    await page.waitForTimeout(500)
    const lost = await marked.evaluate((all) =>
      all.filter((one) => !one.isConnected).map((one) => one.outerHTML.slice(0, 120)),
    )
    expect(await marked.evaluate((all) => all.length)).toBeGreaterThan(0)
    expect(lost).toEqual([])
  })
