import { expect } from '@playwright/test'
import { agency } from '~content/load/agency.server'
import { testOnOnePage } from './one-page'

const { phones: numbers, social, copyright, city } = agency()

const test = testOnOnePage('/about')

test('FOOT-1 the footer has the blurb, contact details, city, social links and copyright', async ({
  page,
}) => {
  const footer = page.getByRole('contentinfo')

  await expect(footer.getByRole('paragraph').first()).toHaveText(/\w+ \w+ \w+/)
  const mail = footer.getByRole('link', { name: /@/ })
  await expect(mail).toHaveAttribute('href', `mailto:${await mail.textContent()}`)
  const phones = footer.locator('a[href^="tel:"]')
  await expect(phones).toHaveText(numbers.map(({ shown }) => shown))
  for (const phone of await phones.all()) {
    const digits = ((await phone.textContent()) ?? '').replaceAll(/[^+\d]/g, '')
    await expect(phone).toHaveAttribute('href', `tel:${digits}`)
  }
  await expect(footer.getByText(city, { exact: true })).toBeVisible()
  await expect(footer.getByText(copyright)).toBeVisible()
})

test('FOOT-1 social links in order open a new tab that learns nothing about this one', async ({ page }) => {
  const links = page.getByRole('contentinfo').locator('a[target="_blank"]')
  await expect(links).toHaveText(social.map(({ name }) => name))
  for (const [index, { name, url }] of social.entries()) {
    const link = links.nth(index)
    await expect(link).toHaveAccessibleName(name)
    await expect(link).toHaveAttribute('href', url)
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  }
})
