import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { copy } from '../copied-project'
import { drawnFilm } from '../given'
import { task } from './task'

/** Encoding a film takes as long as it takes (ms). */
const ENCODED = 150_000

task('EDIT-6 the showreel is replaced by another film with sound', async ({ page, hand, open }) => {
  const form = await open('Home')
  await hand.press(form.getByRole('button', { name: 'Change the film …' }))
  const dialog = page.getByRole('dialog')
  const buffer = readFileSync(drawnFilm('reel.mp4', 2))
  await hand.give(dialog.getByLabel(/The film:/), { name: 'Our Reel.mp4', mimeType: 'video/mp4', buffer })
  await expect(dialog.getByText('with sound', { exact: false })).toBeVisible({ timeout: ENCODED })
  await hand.pick(dialog.getByRole('radio', { name: 'A moment of the film' }))
  await expect(dialog.getByRole('img', { name: /The film at/ })).toBeVisible()
  await hand.pick(dialog.getByRole('radio', { name: 'New ones' }))
  await hand.press(dialog.getByRole('button', { name: 'Add a caption' }))
  await page.keyboard.type('Bars that move')
  await hand.press(dialog.getByRole('button', { name: 'Put it in its place' }))
  await expect(page.getByText('Our Reel.mp4 is in place')).toBeVisible({ timeout: ENCODED })
  const { files, captions } = JSON.parse(readFileSync(join(copy, 'media/films.json'), 'utf8')).showreel
  expect(existsSync(join(copy, 'media/files', files[0].src))).toBe(true)
  expect(readFileSync(join(copy, 'media/files', captions), 'utf8')).toContain('Bars that move')
})
