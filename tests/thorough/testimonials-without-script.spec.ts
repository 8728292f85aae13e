import { type Browser, expect, test } from '@playwright/test'
import { carousel, quotes, slides, spokenQuotes } from '../browser/carousel'
import { people } from '../browser/testimonial-words'

/** Ways to be without script: it is disabled, or it never arrives. */
const withoutScript = {
  'without script': (browser: Browser) => browser.newContext({ javaScriptEnabled: false }),
  'if no script ever arrives': async (browser: Browser) => {
    const context = await browser.newContext()
    await context.route('**/*.js', (route) => route.abort())
    return context
  },
}

/** One page of the three that have it: no-script.spec.ts reads all of them. */
for (const [state, open] of Object.entries(withoutScript)) {
  for (const width of [390, 1440]) {
    test(`EXP-1 ${state} all testimonials can be read, ${width} px wide`, async ({ browser }) => {
      const context = await open(browser)
      const page = await context.newPage()
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/projects')
      await expect(quotes(page)).toHaveCount(people.length)
      await expect(quotes(page).and(page.locator(':not([inert] *)'))).toHaveCount(people.length)
      for (const slide of await slides(page).all()) {
        for (const part of [slide.locator('blockquote'), slide.locator('img'), slide.locator('strong')]) {
          await part.scrollIntoViewIfNeeded()
          await expect(part).toBeVisible()
          await expect(part).toBeInViewport()
        }
      }
      expect(await spokenQuotes(page, carousel(page)), 'for screen readers').toEqual(people.map(() => 1))
      // A control that needs script is not offered.
      await expect(carousel(page).getByRole('button')).toHaveCount(0)
      await context.close()
    })
  }
}
