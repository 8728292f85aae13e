import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { copy } from './copied-project'
import { openEditor } from './editor-page'
import { drawnFilm } from './given'

test.describe.configure({ mode: 'serial' })

interface Listed {
  files: { src: string; type: string }[]
  phone?: { src: string }[]
  captions?: string
}

const film = (id: string): Listed => JSON.parse(readFileSync(join(copy, 'media/films.json'), 'utf8'))[id]
const isThere = (src: string | undefined) => src !== undefined && existsSync(join(copy, 'media/files', src))

/** What axe finds in the editor itself; the page in the frame has its own tests. */
async function axe(page: Page) {
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

test('EDIT-6 a film is replaced with sound and captions, and undo brings the old one back', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const { form, site } = await openEditor(page)
  const before = film('showreel')
  const player = site.getByRole('region', { name: 'Showreel 2025' }).locator('video')
  await form.getByRole('button', { name: 'Change the film …' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/The film:/).setInputFiles(drawnFilm('New Reel.mp4', 2))
  await expect(dialog.getByText('with sound', { exact: false })).toBeVisible({ timeout: 30_000 })
  await dialog.getByRole('radio', { name: 'A moment of the film' }).check()
  await expect(dialog.getByRole('img', { name: /The film at/ })).toBeVisible()
  await dialog.getByRole('radio', { name: 'New ones' }).check()
  await dialog.getByRole('button', { name: 'Add a caption' }).click()
  await page.keyboard.type('Bars that move')
  expect(await axe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Put it in its place' }).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
  expect(await axe(page)).toEqual([])
  await expect(page.getByText('New Reel.mp4 is in place')).toBeVisible({ timeout: 120_000 })
  const after = film('showreel')
  expect(after.files.every(({ src, type }) => type.includes('opus') && isThere(src))).toBe(true)
  expect(after.phone?.every(({ src }) => isThere(src))).toBe(true)
  expect(readFileSync(join(copy, 'media/files', after.captions ?? ''), 'utf8')).toContain('Bars that move')
  await expect(player.locator('source').last()).toHaveAttribute('src', after.files.at(-1)?.src ?? '')
  await expect(player.locator('track')).toHaveAttribute('src', after.captions ?? '')
  const playing = () => player.evaluate((video: HTMLVideoElement) => new URL(video.currentSrc).pathname)
  await expect.poll(playing).toMatch(new RegExp(after.files.map(({ src }) => `^${src}$`).join('|')))
  expect(isThere(before.files[0]?.src)).toBe(false)

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => film('showreel')).toEqual(before)
  expect([...before.files, ...(before.phone ?? [])].every(({ src }) => isThere(src))).toBe(true)
  await expect(player.locator('track')).toHaveAttribute('src', before.captions ?? '')
})

test('EDIT-6 a film that is cancelled changes nothing', async ({ page }) => {
  const { form } = await openEditor(page, 'Films')
  const before = [film('bigcupcafe'), readdirSync(join(copy, 'media/files/films'))]
  await form.locator('summary', { hasText: 'BigCupCafe' }).click()
  await form.getByRole('button', { name: 'Change the film …' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/The film:/).setInputFiles(drawnFilm('long.mp4', 14))
  await dialog.getByRole('button', { name: 'Put it in its place' }).click({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Cancel the film' }).click()
  await expect(page.getByText('long.mp4 is cancelled. Nothing has changed.')).toBeVisible()
  expect([film('bigcupcafe'), readdirSync(join(copy, 'media/files/films'))]).toEqual(before)
})

test('EDIT-6 a file dropped on a film’s field that is no film is refused with the remedy', async ({
  page,
}) => {
  const { form } = await openEditor(page)
  const dataTransfer = await page.evaluateHandle(() => {
    const carried = new DataTransfer()
    carried.items.add(new File(['no film'], 'notes.mp4', { type: 'video/mp4' }))
    return carried
  })
  await form.getByRole('button', { name: 'Change the film …' }).dispatchEvent('drop', { dataTransfer })
  await expect(page.getByRole('alert')).toContainText('export it again as MP4')
})

test('EDIT-6 captions are typed or come from a file, with mistakes told at their place', async ({ page }) => {
  const { form } = await openEditor(page)
  const before = film('showreel').captions
  await form.getByRole('button', { name: 'Captions …' }).press('Enter')
  const words = page.getByLabel('Words of caption 1', { exact: true })
  await words.fill('')
  await page.getByRole('button', { name: 'Save the captions' }).press('Enter')
  await expect(words).toBeFocused()
  await expect(words).toHaveAccessibleDescription('Write what is said or heard.')
  expect(await axe(page)).toEqual([])
  const track = 'WEBVTT\n\n00:00:01.000 --> 00:00:02.585 line:5%\nFrom a file\n'
  const file = { name: 'reel.vtt', mimeType: 'text/vtt', buffer: Buffer.from(track) }
  await page.getByLabel(/Captions from a file/).setInputFiles(file)
  await expect(words).toHaveValue('From a file')
  await words.fill('A tanpura')
  await page.getByRole('button', { name: 'Save the captions' }).press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const after = readFileSync(join(copy, 'media/files', film('showreel').captions ?? ''), 'utf8')
  expect(after).toBe(track.replace('From a file', 'A tanpura'))
  await page.keyboard.press('Control+z')
  await expect.poll(() => film('showreel').captions).toBe(before)
})
