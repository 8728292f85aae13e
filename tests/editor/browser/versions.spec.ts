import { execFileSync } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { copy } from './copied-project'
import { openEditor } from './editor-page'
import { WORK } from './given'
import { tidy } from './states/state'

// What tests before it left would be published too.
test.beforeEach(({ page }) => tidy(page))
test.afterEach(({ page }) => tidy(page))

const head = () => execFileSync('git', ['rev-parse', 'HEAD'], { cwd: copy, encoding: 'utf8' })

test('LIVE-5 a version is looked at, gone back to, undone, and published', async ({ page }) => {
  const { form, site, state } = await openEditor(page)
  const tagline = form.getByLabel('Tagline')
  const first = await tagline.inputValue()
  await tagline.fill('Words that are published.')
  await expect(state).toHaveText('Saved')
  await page.getByRole('button', { name: /^Publish/ }).click()
  await page.getByLabel(/What did you change/).fill('Other words')
  const begun = head()
  await page.getByRole('button', { name: 'Publish this change' }).click({ timeout: WORK })
  await expect.poll(head).not.toBe(begun)
  await page.getByRole('button', { name: /^Publish …/ }).click()
  await tagline.fill('Words that nobody has published.')
  await expect(state).toHaveText('Saved')

  await page.getByRole('button', { name: 'Versions' }).click()
  await page.getByText('Other words').click()
  const today = page.getByRole('region', { name: 'Today' })
  await expect(today.getByRole('insertion').filter({ hasText: 'Words that are published.' })).toBeVisible()
  await expect(today.getByText('This is the newest.')).toBeVisible()

  await today.getByRole('button', { name: 'Look at it' }).click()
  const shown = page.frameLocator('iframe[title="The page as it was"]')
  await expect(shown.getByText('Words that are published.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Before', exact: true }).click()
  await expect(shown.getByText(first).first()).toBeVisible()
  await page.getByRole('button', { name: 'Now', exact: true }).click()
  await expect(shown.getByText('Words that nobody has published.').first()).toBeVisible()
  await shown.getByRole('link', { name: 'About Us' }).first().click()
  await expect(page.getByRole('combobox', { name: 'Page' })).toHaveValue('/about')
  await page.getByRole('button', { name: 'All versions' }).click()

  const before = head()
  await page.getByText('The project as it was').click()
  await page.getByRole('button', { name: 'Go back to this one …' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/Not published yet, and replaced if you go back: Home/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Go back', exact: true }).click()
  await expect(page.getByLabel(/What did you change/)).toHaveValue(/^Back to the version of/)
  expect(head()).toBe(before)

  await page.getByRole('button', { name: /^Undo/ }).click()
  await page.getByRole('button', { name: /^Publish …/ }).click()
  await expect(tagline).toHaveValue('Words that nobody has published.')
  await page.getByRole('button', { name: /^Redo/ }).click()
  await expect(tagline).toHaveValue(first)
  await expect(site.getByText(first).first()).toBeVisible()
  await page.getByRole('button', { name: /^Publish …/ }).click()
  await page.getByRole('button', { name: 'Publish this change' }).click({ timeout: WORK })
  await expect.poll(head).not.toBe(before)
  expect(execFileSync('git', ['rev-parse', 'HEAD~1'], { cwd: copy, encoding: 'utf8' })).toBe(before)
})
