import { expect, test } from '@playwright/test'
import { allPages } from '../known-paths'
import { axeFinds } from './axe'
import { openHydrated } from './hydrated'
import { layoutShifts, watchLayout, watchPage } from './page-watch'
import { picturesInSight, readThrough } from './scrolling'
import { onFirstScreen, watchWeight } from './weight'

/** kB (1000 bytes) */
const FIRST_PICTURES = 120
const WHOLE_HOME = 1000

for (const path of allPages) {
  test(`EXP-3 EXP-7: ${path} is accessible, stable and silent, and contacts no third party`, async ({
    page,
    context,
    baseURL,
  }) => {
    const watch = await watchPage(page, new URL(baseURL ?? '').origin)
    await watchLayout(page)
    await openHydrated(page, path)
    await readThrough(page)
    await picturesInSight(page)
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

  test(`EXP-3 EXP-8: ${path} on a phone is accessible, stable and light in pictures`, {
    tag: '@phone',
  }, async ({ page }) => {
    const weight = await watchWeight(page)
    await watchLayout(page)
    await openHydrated(page, path)
    await page.waitForLoadState('networkidle')
    const shown = await onFirstScreen(page)
    expect
      .soft(
        weight((url) => shown.includes(url)),
        'kB of pictures',
      )
      .toBeLessThanOrEqual(FIRST_PICTURES)
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
        // Scroll-driven animations end only by scrolling.
        .filter(
          ({ effect, timeline }) => timeline === document.timeline && effect?.getTiming().iterations === 1,
        )
        .map(({ finished }) => finished),
    ),
  )
  expect.soft(await axeFinds(page), 'an open card').toEqual([])
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  expect.soft(await axeFinds(page), 'the open menu').toEqual([])
})

test(`EXP-8 the home page down to its end weighs at most ${WHOLE_HOME} kB on a phone`, {
  tag: '@phone',
}, async ({ page }) => {
  const weight = await watchWeight(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  await readThrough(page)
  await page.waitForLoadState('networkidle')
  expect(weight(() => true)).toBeLessThanOrEqual(WHOLE_HOME)
})
