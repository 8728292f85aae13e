import { writeFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { studies } from '../../../studies'
import { photograph, picture, WORK } from '../given'
import { task } from './task'

task('EDIT-5 wrong files are refused with the remedy, then a right one is taken', async (desk) => {
  const { page, hand, open, state } = desk
  const form = await open(studies[0]?.name ?? '')
  await hand.press(form.getByRole('button', { name: 'Change …' }).first())
  const place = page.getByLabel(/A new picture/)
  // From the disk: passing 40 MB on to the browser takes the tool longer than the editor needs.
  const heavy = test.info().outputPath('heavy.jpg')
  writeFileSync(heavy, Buffer.alloc(40_000_000, 1))
  await hand.give(place, heavy)
  await expect(page.getByRole('alert')).toContainText(/40 MB, 30 are the most\. Save it as JPEG/)
  const given: [name: string, bytes: Buffer, said: RegExp][] = [
    ['small.jpg', await picture(300, 200), /only 300 px .* export it larger/],
    ['IMG_1.HEIC', Buffer.from('x'), /telephone’s own format: save it as JPEG/],
    ['brochure.pdf', Buffer.from('%PDF'), /document: export the page as JPEG or PNG/],
    ['IMG_2.jpg', Buffer.from('x'), /cannot be read as a picture\. Open it, save it again as JPEG/],
  ]
  for (const [name, buffer, said] of given) {
    await hand.give(place, { name, mimeType: '', buffer })
    await expect(page.getByRole('alert')).toContainText(said, { timeout: WORK })
  }
  await hand.give(place, await photograph('right.jpg'))
  await expect(form.getByText(/: right$/)).toBeVisible({ timeout: WORK })
  await expect(state).toHaveText('Saved')
})
