import { expect, type Locator, type Page } from '@playwright/test'
import { readPictures, studyWithGallery } from '../studies'
import { placeName } from './lightbox-words'

export const { path: study } = studyWithGallery
/** Its pictures, of all its galleries. */
export const total = readPictures(studyWithGallery, 'desktop').length
export const lightbox = (page: Page) => page.getByRole('dialog')
/** The buttons of the gallery's pictures, in the list that is shown. */
export const thumbnails = (page: Page) => page.locator('[data-list] button').filter({ visible: true })
export const large = (page: Page) => lightbox(page).locator('picture').filter({ visible: true })

/** Opens a picture and waits for its entry in the history, which comes a moment later: before that, Back leads elsewhere. */
export async function openPicture(page: Page, thumbnail: Locator): Promise<void> {
  const state = () => page.evaluate(() => JSON.stringify(history.state))
  const before = await state()
  await thumbnail.click()
  await expect.poll(state).not.toBe(before)
}

export async function openFirst(page: Page): Promise<Locator> {
  const first = thumbnails(page).first()
  await openPicture(page, first)
  await expect(lightbox(page).getByText(placeName(1))).toBeVisible()
  return first
}

/**
 * Closes the lightbox and waits until its entry in the history is left, a moment after the dialog is hidden. A visitor's Back adds to
 * the step under way; the tests' Back starts from the entry that is still shown, so it would be the same step.
 */
export async function closeWith(page: Page, close: () => Promise<void>): Promise<void> {
  const entry = () => page.evaluate<number>(() => history.state.idx)
  const opened = await entry()
  await close()
  await expect(lightbox(page)).toBeHidden()
  await expect.poll(entry).toBe(opened - 1)
}
