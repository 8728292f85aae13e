import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { copy } from '../copied-project'
import { openEditor } from '../editor-page'
import { WORK } from '../given'
import type { State } from './state'

/** A film that somebody brings: the showreel once more, from another place. */
function brought() {
  const { showreel } = JSON.parse(readFileSync(join(copy, 'media/films.json'), 'utf8'))
  const buffer = readFileSync(join(copy, 'media/files', showreel.files[0].src))
  return { name: 'New Reel.webm', mimeType: 'video/webm', buffer }
}

/** A short film that somebody brings: one of the portfolio once more. */
function brief() {
  const { crumbl } = JSON.parse(readFileSync(join(copy, 'media/films.json'), 'utf8'))
  const buffer = readFileSync(join(copy, 'media/files', crumbl.files[0].src))
  return { name: 'Monsoon Final.webm', mimeType: 'video/webm', buffer }
}

/** The dialog of a new film, from an entry that was added to the films of the case study. */
async function openNewFilm(page: Page) {
  const { form } = await openEditor(page, 'AV projects')
  await form.locator('summary', { hasText: /^Films$/ }).click()
  await form
    .getByRole('group', { name: /^Films/ })
    .getByRole('button', { name: 'Add a film' })
    .click()
  await form.getByRole('button', { name: 'New film …' }).click()
  return page.getByRole('dialog')
}

async function openFilm(page: Page) {
  const { form } = await openEditor(page)
  await form.getByRole('button', { name: 'Change the film …' }).click()
  return page.getByRole('dialog')
}

async function giveFilm(page: Page) {
  const dialog = await openFilm(page)
  await dialog.getByLabel(/The film:/).setInputFiles(brought())
  await dialog.getByRole('radio', { name: 'A moment of the film' }).check({ timeout: WORK })
  await expect(dialog.getByRole('img', { name: /The film at/ })).toBeVisible()
  return dialog
}

/** Sets a film going that takes a while to prepare. */
async function begin(page: Page) {
  const dialog = await giveFilm(page)
  await dialog.getByRole('radio', { name: 'None' }).check()
  await dialog.getByRole('button', { name: 'Put it in its place' }).click()
}

/** Films: given, prepared, refused, and their captions. */
export const films: State[] = [
  {
    name: 'film field',
    async reach(page) {
      const { form } = await openEditor(page)
      await form.getByRole('button', { name: 'Change the film …' }).scrollIntoViewIfNeeded()
    },
  },
  { name: 'film dialog', reach: openFilm },
  { name: 'new film', reach: openNewFilm },
  {
    name: 'new film given',
    async reach(page) {
      const dialog = await openNewFilm(page)
      await dialog.getByLabel(/Its title/).fill('The Long Monsoon')
      await dialog.getByLabel(/The film:/).setInputFiles(brief())
      await expect(dialog.getByRole('img', { name: /The film at/ })).toBeVisible({ timeout: WORK })
    },
  },
  {
    name: 'removal of a film',
    async reach(page) {
      const { form } = await openEditor(page, 'Films')
      await form.locator('summary', { hasText: 'Crumbl' }).click()
      await form.getByRole('button', { name: 'Remove the film …' }).first().click()
      await expect(page.getByRole('dialog').getByText('AV projects')).toBeVisible()
    },
  },
  {
    name: 'removal of a film that a place needs',
    async reach(page) {
      const { form } = await openEditor(page)
      await form.getByRole('button', { name: 'Remove the film …' }).click()
      await expect(page.getByRole('dialog').getByText(/always a film at “Showreel”/)).toBeVisible()
    },
  },
  { name: 'film given', reach: giveFilm },
  {
    name: 'film refused',
    async reach(page) {
      const dialog = await openFilm(page)
      const file = { name: 'notes.mp4', mimeType: 'video/mp4', buffer: Buffer.from('no film') }
      await dialog.getByLabel(/The film:/).setInputFiles(file)
      await expect(page.getByRole('alert')).toContainText('export it again as MP4', { timeout: WORK })
    },
  },
  {
    name: 'poster',
    async reach(page) {
      const { form } = await openEditor(page)
      await form.getByRole('button', { name: 'Poster …' }).click()
      await expect(page.getByRole('img', { name: /The film at/ })).toBeVisible({ timeout: WORK })
    },
  },
  {
    name: 'captions with a mistake',
    async reach(page) {
      const { form } = await openEditor(page)
      await form.getByRole('button', { name: 'Captions …' }).click()
      await page.getByLabel('Words of caption 1', { exact: true }).fill('')
      await page.getByRole('button', { name: 'Save the captions' }).click()
      await expect(page.getByText('Write what is said or heard.')).toBeVisible()
    },
  },
  {
    name: 'film in the making',
    async reach(page) {
      await begin(page)
      await expect(page.getByRole('progressbar')).toBeVisible()
    },
  },
  {
    name: 'film cancelled',
    async reach(page) {
      await begin(page)
      await page.getByRole('button', { name: 'Cancel the film' }).click()
      await expect(page.getByText('New Reel.webm is cancelled. Nothing has changed.')).toBeVisible()
    },
  },
]
