import { expect, test } from '@playwright/test'
import { ContactPage } from './contact-page'

test('CONTACT-1 says hello, and names every way to reach the studio', async ({ page }) => {
  await new ContactPage(page).open()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\s*Say Hello!\s*$/)
  await expect(page.getByRole('heading', { name: 'Get in touch' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'hello@bandha.example' })).toHaveAttribute(
    'href',
    'mailto:hello@bandha.example',
  )
  await expect(main.getByRole('link', { name: /^\+91/ })).toHaveCount(2)
  await expect(main.getByText('Bhubaneswar, Odisha 751007')).toBeVisible()
})

test('CONTACT-1 asks for the map only when it is reached, and shows no empty frame where it cannot be', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('openstreetmap')) asked.push(request.url())
  })
  const contact = new ContactPage(page)
  await contact.open()
  const map = page.locator('iframe')
  await expect(map).toHaveAttribute('loading', 'lazy')
  await expect(map).toHaveAttribute('title', /^Map of .+Bhubaneswar/)
  expect(asked).toEqual([])
  await page.getByRole('link', { name: 'Open in Maps' }).scrollIntoViewIfNeeded()
  await expect.poll(() => asked.length).toBe(1)
  await expect(map).toBeHidden()
})

test('CONTACT-1 shows the map once its server has answered', async ({ page }) => {
  await new ContactPage(page).open()
  const icon = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'
  await page.route(/openstreetmap\.org\/favicon/, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: icon }),
  )
  await page.route('https://www.openstreetmap.org/export/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Map</title>A map' }),
  )
  await page.getByRole('link', { name: 'Open in Maps' }).scrollIntoViewIfNeeded()
  await expect(page.locator('iframe')).toBeVisible()
})

test('EXP-1 without script there is no form, but a note with the address and the phones', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/contact')
  await expect(page.getByRole('form')).toHaveCount(0)
  await expect(page.getByText('Write or call instead')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.locator('a[href^="mailto:"]').first()).toBeVisible()
  await expect(main.locator('a[href^="tel:"]').first()).toBeVisible()
  await context.close()
})
