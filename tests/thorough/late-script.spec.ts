import { expect, test } from '@playwright/test'
import { ContactPage } from '../browser/contact-page'
import { holdScripts } from '../browser/held-scripts'
import { words } from '../words'

const { form } = words.contact

test('EXP-1 if script is refused the form gives way to a note that says how to write', async ({ page }) => {
  await page.route(/\.js$/, (route) => route.abort())
  await page.goto('/contact', { waitUntil: 'commit' })
  const main = page.getByRole('main')
  await expect(main.getByText(form.withoutScript)).toBeVisible()
  await expect(page.getByRole('form')).toHaveCount(0)
  await expect(main.locator('a[href^="mailto:"]').first()).toBeVisible()
})

test('EXP-1 script that comes late takes the note away and the form is ready', async ({ page }) => {
  const { held, release } = holdScripts(page)
  await held
  await page.goto('/contact', { waitUntil: 'commit' })
  const note = page.getByText(form.withoutScript)
  await expect(note).toBeVisible()
  release()
  const contact = new ContactPage(page)
  await expect(contact.submit).toBeEnabled()
  await expect(note).toBeHidden()
  await expect(contact.form).toBeVisible()
})
