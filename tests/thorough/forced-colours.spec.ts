import { expect, test } from '@playwright/test'
import { barList, hamburger } from '../browser/bar'
import { openHydrated } from '../browser/hydrated'
import { undrawn } from '../browser/pages/forced-colours'

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

// Every page: every-page-without-motion.spec.ts.

test('EXP-3 with forced colours the open menu is readable', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openHydrated(page, '/')
  await hamburger(page).click()
  expect((await undrawn(page, 'header')).missing).toEqual([])
})

test('EXP-3 with forced colours the focus is visible', async ({ page }) => {
  await openHydrated(page, '/projects')
  const link = barList(page).getByRole('link').last()
  await link.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  const ring = await link.evaluate((one) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one)
    return [outlineStyle, Number.parseFloat(outlineWidth)] as const
  })
  expect(ring[0]).not.toBe('none')
  expect(ring[1]).toBeGreaterThanOrEqual(2)
})
