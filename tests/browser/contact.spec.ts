import { expect } from '@playwright/test'
import { said, words } from '../words'
import { ContactPage, testOnContactPage } from './contact-page'
import { holdScripts } from './held-scripts'

const { email, phones, address, map } = words.agency
const { form } = words.contact
const { open: openMap } = words.contact.map

const test = testOnContactPage()

test('CONTACT-1 says hello, and names every way to reach the studio', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(said(words.contact.hero.heading))
  await expect(page.getByRole('heading', { name: form.title })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`)
  await expect(main.locator('a[href^="tel:"]')).toHaveText(phones.map(({ shown }) => shown))
  for (const line of address) await expect(main.getByText(line)).toBeVisible()
})

test('CONTACT-1 requests the map only when it is reached, and shows no empty frame if it fails', async ({
  context,
}) => {
  const page = await context.newPage()
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('openstreetmap')) requested.push(request.url())
  })
  const contact = new ContactPage(page)
  await contact.open()
  const frame = page.locator('iframe')
  await expect(frame).toHaveAttribute('loading', 'lazy')
  await expect(frame).toHaveAttribute('title', map.title)
  expect(requested).toEqual([])
  await page.getByRole('link', { name: openMap }).scrollIntoViewIfNeeded()
  await expect.poll(() => requested.length).toBe(1)
  await expect(frame).toBeHidden()
})

test('CONTACT-1 shows the map once its server has answered', async ({ context }) => {
  const page = await context.newPage()
  await new ContactPage(page).open()
  const icon = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'
  await page.route(/openstreetmap\.org\/favicon/, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: icon }),
  )
  await page.route('https://www.openstreetmap.org/export/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Map</title>A map' }),
  )
  await page.getByRole('link', { name: openMap }).scrollIntoViewIfNeeded()
  await expect(page.locator('iframe')).toBeVisible()
})

test('EXP-1 without script there is no form, but a note with the address and the phones', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/contact')
  await expect(page.getByRole('form')).toHaveCount(0)
  await expect(page.getByText(form.withoutScript)).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.locator('a[href^="mailto:"]').first()).toBeVisible()
  await expect(main.locator('a[href^="tel:"]').first()).toBeVisible()
  // Firefox restores an enabled button after a reload.
  await page.locator('form button').evaluate((button: HTMLButtonElement) => {
    button.disabled = false
    button.click()
  })
  await page.waitForLoadState('networkidle')
  await expect(page.getByText(form.withoutScript)).toBeVisible()
  await context.close()
})

test('EXP-1 if script never arrives the form gives way to a note that says how to write', async ({
  context,
}) => {
  const page = await context.newPage()
  await page.route(/\.js$/, () => undefined)
  await page.goto('/contact', { waitUntil: 'commit' })
  const main = page.getByRole('main')
  await expect(main.getByText(form.withoutScript)).toBeVisible()
  await expect(page.getByRole('form')).toHaveCount(0)
  await expect(main.locator('a[href^="mailto:"]').first()).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('EXP-1 until script has taken over nothing can be typed into the form', async ({ context }) => {
  const page = await context.newPage()
  const { held, release } = holdScripts(page)
  await held
  await page.goto('/contact', { waitUntil: 'commit' })
  const form = page.locator('form')
  await expect(form.locator('button[type=submit]')).toBeDisabled()
  const isTypedInto = () =>
    form
      .locator('input, textarea')
      .evaluateAll((fields) => fields.some((field) => field.matches(':read-write:not([hidden])')))
  expect(await isTypedInto()).toBe(false)
  release()
  await expect(form.locator('button[type=submit]')).toBeEnabled()
  expect(await isTypedInto()).toBe(true)
})

test('EXP-1 the form does not move when script takes over', async ({ context }) => {
  const page = await context.newPage()
  const { held, release } = holdScripts(page)
  await held
  await page.goto('/contact', { waitUntil: 'commit' })
  const form = page.locator('form')
  await expect(form).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  const before = await form.boundingBox()
  release()
  await expect(form.locator('button[type=submit]')).toBeEnabled()
  expect(await form.boundingBox()).toEqual(before)
})

test('CONTACT-1 says beside the form what is done with messages, and how long they are kept', async ({
  contact,
}) => {
  await expect(contact.form.getByText(form.privacy)).toBeVisible()
})

test("CONTACT-1 the message's rules continue the lines beside it", async ({ contact, page }) => {
  // Longer than the lines: it scrolls and does not stretch them.
  await contact.fill({ Message: 'We have a tea.\n'.repeat(60) })
  for (const width of [1024, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    const measureBottom = (name: string) =>
      contact.form
        .locator(`[name="${name}"]`)
        .evaluate((value) => value.parentElement?.getBoundingClientRect().bottom ?? Number.NaN)
    const { first, lines } = await contact.form.locator('textarea').evaluate((value) => {
      const line = Number.parseFloat(getComputedStyle(value).lineHeight)
      return { first: value.getBoundingClientRect().top + line, lines: value.clientHeight / line }
    })
    expect.soft(lines, `${width} px`).toBeCloseTo(Math.round(lines), 1)
    expect.soft(Math.abs(first - (await measureBottom('from_name'))), `${width} px`).toBeLessThan(1)
    expect.soft(Math.abs((await measureBottom('message')) - (await measureBottom('subject')))).toBeLessThan(1)
  }
})
