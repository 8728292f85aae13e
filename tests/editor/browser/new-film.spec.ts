import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { copy } from './copied-project'
import { onDisk, openEditor } from './editor-page'
import { axe, drawnFilm, readList, WORK } from './given'

test.describe.configure({ mode: 'serial' })

const films = () => JSON.parse(readFileSync(join(copy, 'media/films.json'), 'utf8'))

/** An entry without words at the end of the films of the case study. */
async function addEntry(page: Page) {
  const { form, site, state } = await openEditor(page, 'AV projects')
  await form.locator('summary', { hasText: /^Films$/ }).click()
  const list = form.getByRole('group', { name: /^Films/ })
  await list.getByRole('button', { name: 'Add a film' }).click()
  return { form, site, state, list }
}

test('EDIT-6 a new film is in the case study beside the others, with its title', async ({ page }) => {
  test.setTimeout(240_000)
  const { form, site, state } = await addEntry(page)
  await form.getByRole('button', { name: 'New film …' }).click()
  const dialog = page.getByRole('dialog', { name: 'New film' })
  await dialog.getByLabel(/Its title/).fill('The Long Monsoon')
  await dialog.getByLabel(/The film:/).setInputFiles(drawnFilm('Final 3.mp4', 2))
  await expect(dialog.getByRole('img', { name: /The film at/ })).toBeVisible({ timeout: WORK })
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Prepare the film' }).click()
  await expect(dialog).toHaveCount(0, { timeout: WORK })
  await expect(page.getByText('Final 3.mp4 is in its entry as “The long monsoon”.')).toBeVisible({
    timeout: 120_000,
  })
  await expect(form.getByRole('combobox').filter({ hasText: 'The long monsoon' }).first()).toBeVisible()
  const entry = form.locator('details[open]').last()
  await expect(entry.getByLabel('Name', { exact: true })).toHaveValue('The Long Monsoon')
  await entry.getByLabel('Alternative text').fill('Coloured bars move.')
  await entry.getByLabel('Services').fill('Test film')
  await entry.getByLabel('What it was for').fill('Show that bars can move.')
  await expect(state).toHaveText('Saved')
  expect(onDisk('projects/av.yaml')).toContain('id: the-long-monsoon')
  expect(readList('pictures')['films/the-long-monsoon']).toMatchObject({ width: 1600, height: 900 })
  await expect(site.getByText('The Long Monsoon').first()).toBeAttached()
})

test('EDIT-6 a film is removed from every place that it names, and Undo brings it back', async ({ page }) => {
  const { form } = await openEditor(page, 'Films')
  const files = () => [films(), readList('pictures'), onDisk('films.yaml'), onDisk('projects/av.yaml')]
  const before = files()
  await form.locator('summary', { hasText: 'Crumbl' }).click()
  await form.getByRole('button', { name: 'Remove the film …' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Remove the film “Crumbl”' })
  await expect(dialog.getByRole('listitem')).toHaveText([/^Films/, /^AV projects/])
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Remove the film' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(form.locator('summary', { hasText: 'Crumbl' })).toHaveCount(0)
  expect(films().crumbl).toBeUndefined()
  expect(onDisk('projects/av.yaml')).not.toContain('id: crumbl')
  expect(existsSync(join(copy, `media/files${before[0].crumbl.files[0].src}`))).toBe(false)
  await page.getByRole('button', { name: 'Undo' }).click()
  // The film and its poster come back one after the other.
  await expect.poll(files).toEqual(before)
})

test('EDIT-6 the showreel is not removed: its place is named as one that cannot be empty', async ({
  page,
}) => {
  const { form } = await openEditor(page)
  await form.getByRole('button', { name: 'Remove the film …' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('listitem')).toHaveText(/Home.*always a film at “Showreel”/)
  await expect(dialog.getByRole('button', { name: 'Remove the film' })).toBeDisabled()
})
