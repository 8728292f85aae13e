import { expect, type Locator, test } from '@playwright/test'
import { openHydrated } from '../browser/hydrated'
import { pagePaths } from '../page-paths'
import { studiesWith } from '../studies'

/** Whether the upper edge of an element is in the window, and nothing covers it. */
const isTopSeen = (element: Locator) =>
  element.evaluate((one) => {
    const { left, right, top } = one.getBoundingClientRect()
    const seen = document.elementFromPoint((left + right) / 2, top + 2)
    return seen !== null && !seen.closest('header:has(nav)')
  })

const withJumpLinks = [
  '/services',
  '/services/brand-identity',
  ...studiesWith('client').map((study) => study.path),
]

test('EXP-3 no other page has jump links', async ({ request }) => {
  const found: string[] = []
  for (const path of pagePaths) {
    const html = await (await request.get(path)).text()
    if (/<a [^>]*href="#(?!content")/.test(html)) found.push(path)
  }
  expect(found.sort()).toEqual([...withJumpLinks].sort())
})

for (const path of withJumpLinks) {
  for (const width of [390, 1440]) {
    test(`EXP-3 at ${width} px the jump links of ${path} lead below the bar`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await openHydrated(page, path)
      const links = await page
        .locator('main a[href^="#"]')
        .evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href') ?? ''))])
      expect(links.length).toBeGreaterThan(0)
      for (const href of links) {
        await page.locator(`main a[href="${href}"]`).first().click()
        await expect(page).toHaveURL(`${path}${href}`)
        const target = page.locator(`[id="${href.slice(1)}"]`)
        await expect.poll(() => isTopSeen(target), `top of ${href}`).toBe(true)
        await expect.soft(target.getByRole('heading').first(), href).toBeInViewport({ ratio: 1 })
      }
    })
  }
}
