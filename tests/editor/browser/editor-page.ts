import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { copy } from './copied-project'

/** A content file of the copy. */
export const onDisk = (file: string) => readFileSync(join(copy, 'content', file), 'utf8')
export const byHand = (file: string, text: string) => writeFileSync(join(copy, 'content', file), text)

/** The editor with a page and its form open. */
export async function openEditor(page: Page, title = 'Home') {
  await page.goto('/edit/')
  const form = page.getByRole('region', { name: `Form: ${title}` })
  if (title !== 'Home') await page.getByRole('button', { name: title, exact: true }).click()
  // Forms that are one list show its closed entries first.
  await expect(form.locator('textarea, summary').first()).toBeVisible({ timeout: 300_000 })
  const site = page.frameLocator('iframe')
  // The page takes its clicks once script is there.
  // The page takes changes once its script is there; the first time that takes a while.
  await expect
    .poll(
      () =>
        site
          .locator('html')
          .evaluate(() => '__reactRouterDataRouter' in window)
          .catch(() => false),
      { timeout: 300_000 },
    )
    .toBe(true)
  await page.waitForTimeout(500)
  return { form, site, state: page.getByRole('status').filter({ hasText: /Saved|Saving|Kept|Not saved/ }) }
}
