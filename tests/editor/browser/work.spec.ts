import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { words } from '../../words'
import { onDisk, openEditor } from './editor-page'
import { axe, picture, WORK } from './given'
import { newStudyWords } from './new-study-words'

test.describe.configure({ mode: 'serial' })

test('EDIT-12 at 200 % zoom nothing is cut off sideways', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 450 })
  await openEditor(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(640)
  await expect(page.getByRole('button', { name: /^Publish/ })).toBeInViewport()
})

test('EDIT-12 at 200 % zoom the bar stays in view and a list of mistakes can be scrolled', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 450 })
  const { form } = await openEditor(page, 'Avante')
  for (const label of ['Name', 'Sector']) await form.getByLabel(label, { exact: true }).first().fill('')
  await expect(form.getByText('2 things need fixing')).toBeVisible()
  await form.getByRole('button', { name: /Sector Write/ }).click()
  await expect(form.getByLabel('Sector', { exact: true })).toBeInViewport()
  await expect(page.getByRole('button', { name: /^Publish/ })).toBeInViewport()
  await form.getByRole('button', { name: 'Go back to what the page shows' }).click()
  await expect(form.getByLabel('Name', { exact: true }).first()).toHaveValue('Avante')
})

test('EDIT-12 a page that is chosen has the focus in its form, and a closed dialog gives it back', async ({
  page,
}) => {
  await openEditor(page)
  await page.getByRole('button', { name: 'Avante', exact: true }).press('Enter')
  const form = page.getByRole('region', { name: 'Form: Avante' })
  await expect(form).toBeFocused()
  const change = form.getByRole('button', { name: 'Change …' }).first()
  await change.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).press('Enter')
  await expect(change).toBeFocused()
  await page.getByRole('button', { name: /^Publish/ }).press('Enter')
  await expect(page.getByRole('main').filter({ hasText: 'Publish' })).toBeFocused()
})

test('EDIT-12 what is said stands below the list of pages and covers none of it', async ({ page }) => {
  const { form } = await openEditor(page, 'Avante')
  const sector = form.getByLabel('Sector', { exact: true })
  await sector.fill('Another')
  await page.getByRole('button', { name: 'Undo' }).click()
  const said = page.getByRole('status').filter({ hasText: /^Undone/ })
  await expect(said).toBeVisible()
  const last = page.getByRole('navigation', { name: 'Pages and files' }).getByRole('button').last()
  await last.scrollIntoViewIfNeeded()
  const [above, below] = [await last.boundingBox(), await said.boundingBox()]
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
})

test('EDIT-10 a sample that is ticked off leaves list, count and file until undo', async ({ page }) => {
  await openEditor(page)
  const before = onDisk('campaigns.yaml')
  const count = page.getByRole('button', { name: /^Samples/ })
  const total = Number((await count.textContent())?.replace(/\D/g, ''))
  await count.click()
  const item = page.getByRole('listitem').filter({ hasText: words.campaigns.sample?.[0] ?? '' })
  await item.getByRole('button').click()
  await expect(item).toHaveCount(0)
  await expect(count).toContainText(String(total - 1))
  expect(onDisk('campaigns.yaml')).not.toContain('sample:')
  await page.keyboard.press('Control+z')
  await expect.poll(() => onDisk('campaigns.yaml')).toBe(before)
})

test('EDIT-5 a chosen picture is encoded into its field, and its words are to be read again', async ({
  page,
}) => {
  const { form, site } = await openEditor(page, 'Avante')
  await form.getByRole('button', { name: 'Change …' }).first().click()
  const file = { name: 'New Card.JPG', mimeType: 'image/jpeg', buffer: await picture() }
  await page.getByLabel(/A new picture/).setInputFiles(file)
  await expect(form.getByText('Avante: new card')).toBeVisible({ timeout: 60_000 })
  await expect(form.getByText('Do these words still say what is to be seen?')).toBeVisible()
  await expect.poll(() => onDisk('projects/avante.yaml')).toContain('card: { name: avante/new-card, alt:')
  await expect(site.locator('main')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect.poll(() => onDisk('projects/avante.yaml')).not.toContain('avante/new-card')
})

test('EDIT-5 a picture that is too small is refused in the dialog, with what to do', async ({ page }) => {
  const { form } = await openEditor(page, 'Avante')
  await form.getByRole('button', { name: 'Change …' }).first().click()
  const buffer = await sharp(await picture())
    .resize(900)
    .jpeg()
    .toBuffer()
  await page.getByLabel(/A new picture/).setInputFiles({ name: 'small.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByRole('alert')).toContainText('export it larger')
})

test('EDIT-8 all that a new case study lacks is named at once, each with a way to its field', async ({
  page,
}) => {
  await openEditor(page)
  await page.getByRole('button', { name: /^New case study/ }).click()
  const dialog = page.getByRole('dialog')
  const make = dialog.getByRole('button', { name: 'Make the case study' })
  await make.click()
  await expect(dialog.getByLabel('Client')).toBeFocused()
  const missing = dialog.getByRole('region', { name: 'Still missing' })
  await expect(missing.getByRole('button')).toHaveText([
    'Client',
    'Sector, such as Sweets',
    'Kind of project, such as Branding',
    'Pictures',
    'In one sentence',
    'What was done and why',
  ])
  expect(await axe(page)).toEqual([])
  const file = { name: 'The Box.jpg', mimeType: 'image/jpeg', buffer: await picture() }
  await dialog.getByLabel(/Drop them here/).setInputFiles(file)
  for (const [title, text] of Object.entries(newStudyWords)) await dialog.getByLabel(title).fill(text)
  await dialog.getByLabel('What was done and why').fill('Short one.')
  await make.click()
  await expect(missing.getByRole('listitem')).toHaveText([
    'What is to be seen on “The Box”',
    'What was done and why: 50 characters or more',
  ])
  await missing.getByRole('button', { name: 'What was done and why' }).click()
  await expect(dialog.getByLabel('What was done and why')).toBeFocused()
  await expect(dialog.getByText(/^Preparing/)).toHaveCount(0)
})

test('EDIT-8 a new case study takes its colours from its first picture and words from file names', async ({
  page,
}) => {
  await openEditor(page)
  await page.getByRole('button', { name: /^New case study/ }).click()
  const dialog = page.getByRole('dialog')
  const before = await dialog.getByLabel('Background').inputValue()
  const files = ['blue-box-on-a-table.jpg', 'Chilika_Lake at dusk.jpg'].map(async (name) => ({
    name,
    mimeType: 'image/jpeg',
    buffer: await picture(),
  }))
  await dialog.getByLabel(/Drop them here/).setInputFiles(await Promise.all(files))
  const told = dialog.getByLabel(/^What is to be seen/)
  await expect(told.first()).toHaveValue('Blue box on a table')
  await expect(told.last()).toHaveValue('Chilika Lake at dusk')
  await expect(dialog.getByLabel('Background')).not.toHaveValue(before)
})

test('EDIT-8 a case study is made and shown; what is transparent is said to be white', async ({ page }) => {
  await openEditor(page)
  await page.getByRole('button', { name: /^New case study/ }).click()
  const dialog = page.getByRole('dialog')
  for (const [title, text] of Object.entries(newStudyWords)) await dialog.getByLabel(title).fill(text)
  const cutOut = await sharp(await picture())
    .ensureAlpha(0.5)
    .png()
    .toBuffer()
  const file = { name: 'The Box.png', mimeType: 'image/png', buffer: cutOut }
  await dialog.getByLabel(/Drop them here/).setInputFiles(file)
  await dialog.getByLabel('What is to be seen on “The Box”').fill('A blue box with a white ribbon')
  await dialog.getByRole('button', { name: 'Make the case study' }).click()
  await expect(page.getByText(/What is transparent in “The Box” is white/)).toBeVisible({ timeout: WORK })
  await expect(page.getByRole('region', { name: 'Form: Mitha Bhandar' })).toBeVisible({ timeout: 60_000 })
  await expect(page.frameLocator('iframe').getByText('A box that nobody throws away.')).toBeVisible({
    timeout: 30_000,
  })
})

test('EDIT-11 publishing tells what changed and makes one commit', async ({ page }) => {
  await openEditor(page)
  await page.getByRole('button', { name: /^Publish/ }).click()
  await expect(page.getByText(/Ready|Not ready/)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('heading', { name: /Mitha Bhandar new/ })).toBeVisible()
  await page.getByLabel(/What did you change/).fill('A new case study')
  await page.getByRole('button', { name: /^Publish these changes/ }).click()
  await expect(page.getByText(/^Only on this computer, because/)).toBeVisible({ timeout: 60_000 })
})
