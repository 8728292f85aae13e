import { expect, test } from '@playwright/test'
import { ContactPage } from '../browser/contact-page'
import { openHydrated } from '../browser/hydrated'
import { translatePage } from '../browser/translated'
import { sentencePattern, words } from '../words'

test('HOME-2 in a translated page the showreel’s control still says what it does', async ({ page }) => {
  // Where motion is reduced it waits for a click.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openHydrated(page, '/')
  const control = page.getByRole('button', {
    name: sentencePattern(words.home.showreel.play, words.home.showreel.pause),
  })
  await control.scrollIntoViewIfNeeded()
  await translatePage(page)
  const before = ((await control.textContent()) ?? '').trim()
  await control.click()
  await expect(control).not.toHaveText(before)
  await control.click()
  await expect(control).toHaveText(before)
})

test('FORM-5 in a translated page the popup says that the message was sent', async ({ page }) => {
  let send = (_status: number): void => undefined
  const answer = new Promise<number>((resolve) => {
    send = resolve
  })
  const contact = new ContactPage(page)
  await contact.open(answer)
  await contact.send()
  const { popup } = contact
  await expect(popup).toBeVisible()
  const waiting = ((await popup.getByRole('heading').textContent()) ?? '').trim()
  await translatePage(page)
  send(200)
  await expect(popup.getByRole('heading')).not.toHaveText(waiting)
  await expect(popup.getByRole('heading')).toHaveText(/\w/)
})
