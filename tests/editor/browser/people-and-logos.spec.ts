import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { inWords } from '../../../editor/core/form/titles'
import { copy } from './copied-project'
import { onDisk, openEditor } from './editor-page'
import { axe, picture, readList, svg, WORK } from './given'

test.describe.configure({ mode: 'serial' })

test('EDIT-5 a photograph and a drawing take their places as portraits', async ({ page }) => {
  const { form, site } = await openEditor(page, 'Team')
  const given = [
    { name: 'Rina Das.jpg', mimeType: 'image/jpeg', buffer: await picture(900, 1200), to: 'rina-das' },
    { name: 'Asha.svg', mimeType: 'image/svg+xml', buffer: svg('#c33', '#fda'), to: 'asha' },
  ]
  for (const { to, ...file } of given) {
    await form.getByRole('button', { name: 'Change …' }).first().click()
    await page.getByLabel(/A new picture/).setInputFiles(file)
    await expect(form.getByText(inWords(`team/${to}`))).toBeVisible({ timeout: WORK })
    await expect(form.getByText('Do these words still say what is to be seen?')).toBeVisible()
    await expect.poll(() => onDisk('team.yaml')).toContain(`image: team/${to}`)
    for (const shown of [form, site]) {
      const portrait = shown.locator(`img[src^="/pictures/team/${to}."]`).first()
      await portrait.scrollIntoViewIfNeeded()
      await expect
        .poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0)
    }
  }
  expect(await axe(page)).toEqual([])
})

test('EDIT-5 a logo is made one colour and stands on the wall with its name', async ({ page }) => {
  const { form, site } = await openEditor(page, 'Logos')
  await form.getByRole('button', { name: 'Add a logo' }).click()
  await form.getByRole('button', { name: 'New logo …' }).last().click()
  const dialog = page.getByRole('dialog', { name: 'New logo' })
  const give = (name: string, buffer: Buffer) =>
    dialog.getByLabel(/Its logo/).setInputFiles({ name, mimeType: 'image/svg+xml', buffer })
  await give('Logo.svg', svg('#c33'))
  await expect(dialog.getByRole('alert')).toContainText('Write the name of the brand first')
  await dialog.getByLabel(/Name of the brand/).fill('Mitha & Co.')
  await give('Logo.svg', svg('#fff', '#fff'))
  await expect(dialog.getByRole('alert')).toContainText('give it as SVG, or as PNG without background')
  expect(await axe(page)).toEqual([])
  await give('Logo.svg', svg('#c33'))
  await expect(dialog).toHaveCount(0, { timeout: WORK })
  await expect.poll(() => onDisk('logos.yaml')).toContain('{ id: mitha-co, name: Mitha & Co. }')
  const { src } = readList('wordmarks')['mitha-co']
  const { channels } = await sharp(join(copy, `media/files${src}`)).stats()
  expect(channels.slice(0, 3).map(({ max }) => max)).toEqual([0, 0, 0])
  await expect(site.getByText('Mitha & Co.').or(site.getByAltText('Mitha & Co.')).first()).toBeAttached()
  const drawn = form.locator(`img[src="${src}"]`)
  await expect.poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('EDIT-9 one undo takes a logo off the wall and out of the media', async ({ page }) => {
  await openEditor(page, 'Logos')
  const { src } = readList('wordmarks')['mitha-co']
  await page.keyboard.press('Control+z')
  await expect.poll(() => onDisk('logos.yaml')).not.toContain('mitha-co')
  expect(readList('wordmarks')).not.toHaveProperty('mitha-co')
  expect(existsSync(join(copy, `media/files${src}`))).toBe(false)
})
