import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { copy } from './copied-project'
import { byHand, onDisk } from './editor-page'
import { newBrand } from './given'

/** The site in development, without the editor around it: what `npm run dev` shows. */
test('FREE-6 a change shows without a reload; a mistake leaves the page, with the message', async ({
  page,
}) => {
  await page.goto('/about')
  await expect
    .poll(() => page.evaluate(() => '__reactRouterDataRouter' in window), { timeout: 45_000 })
    .toBe(true)
  await page.waitForTimeout(500)
  await page.evaluate(() => window.scrollTo(0, 600))
  const before = onDisk('team.yaml')
  byHand('team.yaml', before.replace('Arabinda Mishra', 'Asha Behera'))
  await expect(page.getByText('Asha Behera').first()).toBeVisible()
  byHand('team.yaml', before.replace('name: Arabinda Mishra', 'name:'))
  await expect(page.getByRole('status').getByText('director.name: is empty; write something')).toBeVisible()
  await expect(page.getByText('Asha Behera').first()).toBeVisible()
  byHand('team.yaml', before)
  await expect(page.getByText('Arabinda Mishra').first()).toBeVisible()
  await expect(page.getByText('director.name: is empty')).toHaveCount(0)
  expect(await page.evaluate(() => window.scrollY)).toBe(600)
})

test('FREE-6 a new case study has its page without a restart', async ({ page }) => {
  const file = join(copy, 'content/projects/new-brand.yaml')
  writeFileSync(file, newBrand)
  try {
    await page.goto('/project/new-brand')
    await expect(page.getByText('A sentence or two, set large.')).toBeVisible()
  } finally {
    rmSync(file)
  }
})
