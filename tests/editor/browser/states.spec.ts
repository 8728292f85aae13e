import { expect, test } from '@playwright/test'
import { axe, cutOff } from './given'
import { tidy } from './states/state'
import { states } from './states/states'

test.afterEach(({ page }) => tidy(page))

for (const { name, reach } of states)
  test(`EDIT-12 axe finds nothing, and nothing is cut off at 390 px: ${name}`, async ({ page }) => {
    await reach(page)
    expect(await axe(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(() => cutOff(page)).toEqual([])
  })
