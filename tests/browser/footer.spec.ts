import { expect, test } from '@playwright/test'
import { agency } from '~content/load/agency.server'

const { phones: numbers, social, copyright, city } = agency()

test('FOOT-1 the footer has the blurb, contact details, city, social links and copyright', async ({
  page,
}) => {
  await page.goto('/')
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
  await page.goto('/')
  const links = page.getByRole('contentinfo').locator('a[target="_blank"]')
  await expect(links).toHaveText(social.map(({ name }) => name))
  for (const [index, { name, url }] of social.entries()) {
    const link = links.nth(index)
    await expect(link).toHaveAccessibleName(name)
    await expect(link).toHaveAttribute('href', url)
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  }
})

test('FOOT-1 on a phone every link of the footer is a target for a thumb', { tag: '@phone-only' }, async ({
  page,
}) => {
  await page.goto('/')
  for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
    const box = await link.boundingBox()
    expect.soft(box?.height, (await link.textContent()) ?? '').toBeGreaterThanOrEqual(44)
  }
})
