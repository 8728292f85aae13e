import { expect, test } from '@playwright/test'
import { openHydrated } from './hydrated'
import { translatePage } from './translated'

test('HOME-2 in a translated page the showreel’s control still says what it does', async ({ page }) => {
  // Where motion is reduced it waits for a click.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openHydrated(page, '/')
  const control = page.getByRole('button', { name: /the showreel$/ })
  await control.scrollIntoViewIfNeeded()
  await translatePage(page)
  const before = ((await control.textContent()) ?? '').trim()
  await control.click()
  await expect(control).not.toHaveText(before)
  await control.click()
  await expect(control).toHaveText(before)
})

test('FORM-5 in a translated page the popup says that the message was sent', async ({ page }) => {
  await page.route('**/api/v1.0/email/send-form', async (route) => {
    await answer
    await route.fulfill({ status: 200, body: 'OK' })
  })
  let send = () => {}
  const answer = new Promise<void>((resolve) => {
    send = resolve
  })
  await openHydrated(page, '/contact')
  for (const [label, value] of [
    ['Name', 'Asha Das'],
    ['Email', 'asha@example.com'],
    ['Phone', '9437000000'],
    ['Subject', 'A brand'],
    ['Message', 'We make tea.'],
  ] as const)
    await page.getByRole('main').getByLabel(label).fill(value)
  await page.getByRole('button', { name: /send/i }).click()
  const popup = page.getByRole('dialog')
  await expect(popup).toBeVisible()
  const waiting = ((await popup.getByRole('heading').textContent()) ?? '').trim()
  await translatePage(page)
  send()
  await expect(popup.getByRole('heading')).not.toHaveText(waiting)
  await expect(popup.getByRole('heading')).toHaveText(/\w/)
})
