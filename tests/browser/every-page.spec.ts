import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { allPages } from '../known-paths'
import { openHydrated } from './hydrated'
import { layoutShifts, watchLayout, watchPage } from './page-watch'
import { readThrough } from './scrolling'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds, one line each. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(standards)
    .setLegacyMode(true)
    .analyze()
  // Axe takes a letter's halo (its stroke) for its colour; what letters and grounds reach is held by tokens.test.ts.
  const isHalo = (id: string, html: string) => id === 'color-contrast' && html.includes('data-woven-run')
  return found.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ html }) => !isHalo(id, html))
      .map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  )
}

for (const path of allPages) {
  test(`EXP-3 EXP-7: ${path} breaks no rule of accessibility, asks no stranger, sets no cookie, logs nothing and moves nothing`, async ({
    page,
    context,
    baseURL,
  }) => {
    const watch = await watchPage(page, new URL(baseURL ?? '').origin)
    await watchLayout(page)
    await openHydrated(page, path)
    await readThrough(page)
    await page.waitForLoadState('networkidle')
    expect.soft(await layoutShifts(page), 'layout shifts').toEqual([])
    expect.soft(await violations(page), 'axe').toEqual([])
    // The 404 page is answered with 404; the browser notes that by itself.
    const problems = watch.problems.filter(
      (problem) => path !== '/nope' || !problem.includes('status of 404'),
    )
    expect.soft(problems, 'console').toEqual([])
    expect.soft(watch.strangers, 'third parties').toEqual([])
    expect.soft([...watch.cookies, ...(await context.cookies())], 'cookies').toEqual([])
    expect.soft(await page.evaluate(() => localStorage.length + sessionStorage.length), 'storage').toBe(0)
  })

  test(`EXP-3 ${path} breaks no rule of accessibility on a phone and moves nothing`, {
    tag: '@phone',
  }, async ({ page }) => {
    await watchLayout(page)
    await openHydrated(page, path)
    await readThrough(page)
    expect.soft(await layoutShifts(page), 'layout shifts').toEqual([])
    expect.soft(await violations(page), 'axe').toEqual([])
  })
}

test('EXP-3 the open menu and open cards break no rule of accessibility', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  await openHydrated(page, '/')
  const toggle = page.getByRole('main').locator('button[aria-expanded]').first()
  await toggle.focus()
  await page.keyboard.press('Enter')
  await expect(toggle).toHaveAttribute('aria-expanded', 'true')
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations === 1)
        .map(({ finished }) => finished),
    ),
  )
  expect.soft(await violations(page), 'an open card').toEqual([])
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  expect.soft(await violations(page), 'the open menu').toEqual([])
})
