import { expect, test } from '@playwright/test'
import { allPages } from '../known-paths'
import { axeFinds } from './axe'
import { openHydrated } from './hydrated'
import { layoutShifts, watchLayout, watchPage } from './page-watch'
import { readThrough } from './scrolling'

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
    expect.soft(await axeFinds(page), 'axe').toEqual([])
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
    expect.soft(await axeFinds(page), 'axe').toEqual([])
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
  expect.soft(await axeFinds(page), 'an open card').toEqual([])
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  expect.soft(await axeFinds(page), 'the open menu').toEqual([])
})
