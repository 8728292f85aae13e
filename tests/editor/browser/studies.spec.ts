import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { copy } from './copied-project'
import { onDisk, openEditor } from './editor-page'
import { axe, readList, WORK } from './given'

test.describe.configure({ mode: 'serial' })

const isThere = (id: string) => existsSync(join(copy, `content/projects/${id}.yaml`))

test('EDIT-8 a case study gets another name and address, and one Undo brings the old ones back', async ({
  page,
}) => {
  const { form, site } = await openEditor(page, 'Avante')
  const before = [readList('pictures'), onDisk('projects/avante.yaml'), onDisk('cycle.yaml')]
  await form.getByRole('button', { name: 'Rename …' }).click()
  const dialog = page.getByRole('dialog', { name: 'Rename Avante' })
  await dialog.getByLabel('Client').fill('Avante Homes')
  await dialog.getByRole('button', { name: 'Make it /project/avante-homes' }).click()
  await expect(
    dialog.getByText(/Links from other sites to \/project\/avante are led to the new/),
  ).toBeVisible()
  await expect(dialog.getByText(/“Avante” is also in .*Logos/)).toBeVisible()
  await expect(dialog.getByText(/Its page was drawn for the name “Avante”/)).toBeVisible()
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Rename it' }).click()
  await expect(page.getByRole('region', { name: 'Form: Avante Homes' })).toBeVisible({ timeout: WORK })
  await expect(site.locator('h1')).toHaveText(/Avante\s*Homes/, { timeout: WORK })
  await expect(site.locator('[data-client="avante"]')).toBeAttached()
  await expect(site.locator('img[src*="/pictures/avante-homes/"]').first()).toBeAttached()
  expect([isThere('avante'), isThere('avante-homes')]).toEqual([false, true])
  expect(readFileSync(join(copy, 'delivery/moved.json'), 'utf8')).toContain('"/project/avante"')

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => isThere('avante')).toBe(true)
  await expect(page.getByRole('button', { name: 'Avante', exact: true })).toBeVisible()
  expect([readList('pictures'), onDisk('projects/avante.yaml'), onDisk('cycle.yaml')]).toEqual(before)
  await expect(page.getByRole('region', { name: 'Form: Projects' })).toBeVisible()
})

test('EDIT-8 an address that is taken is told at its field', async ({ page }) => {
  const { form } = await openEditor(page, 'Avante')
  await form.getByRole('button', { name: 'Rename …' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Address/).fill('hi-meal')
  await dialog.getByRole('button', { name: 'Rename it' }).click()
  await expect(dialog.getByText('There is a case study at this address already.')).toBeVisible()
  expect(isThere('avante')).toBe(true)
})

test('EDIT-8 a case study is removed from every place that it names, and Undo brings it back', async ({
  page,
}) => {
  const { form } = await openEditor(page, 'Avante')
  const before = ['projects/avante.yaml', 'cycle.yaml', 'pages/home.yaml', 'pages/projects.yaml'].map(onDisk)
  await form.getByRole('button', { name: 'Remove …' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove Avante' })
  for (const place of ['Order of Prev and Next', 'Home', 'Projects', 'Brand identity'])
    await expect(dialog.getByText(place, { exact: true })).toBeVisible()
  await expect(dialog.getByText(/answers “not found”/)).toBeVisible()
  await expect(dialog.getByText(/pictures stay in the library/)).toBeVisible()
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Remove the case study' }).click()
  await expect(page.getByRole('region', { name: 'Form: Projects' })).toBeVisible({ timeout: WORK })
  await expect(page.getByRole('button', { name: 'Avante', exact: true })).toHaveCount(0)
  expect(onDisk('cycle.yaml')).not.toContain('avante')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Avante', exact: true })).toBeVisible()
  expect(
    ['projects/avante.yaml', 'cycle.yaml', 'pages/home.yaml', 'pages/projects.yaml'].map(onDisk),
  ).toEqual(before)
})

test('EDIT-8 a case study to which a link leads stays until the link is changed', async ({ page }) => {
  const { form } = await openEditor(page, 'Ruchi Tea')
  await form.getByRole('button', { name: 'Remove …' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/A link there leads to it/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Remove the case study' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Open Campaigns' }).click()
  await expect(page.getByRole('region', { name: 'Form: Campaigns' })).toBeVisible()
})
