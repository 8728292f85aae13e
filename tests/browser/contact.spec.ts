import { expect, test } from '@playwright/test'
import { ContactPage, goodMessage } from './contact-page'

const missing = ['Missing Information', 'Please fill in all required fields to continue.'] as const
const badEmail = (example: string) =>
  ['Invalid Email', `Please enter a valid email address (e.g., ${example}).`] as const
const badPhone = ['Invalid Phone Number', 'Please enter a valid 10-digit phone number.'] as const
const wait = ['Please Wait', 'Sending your message...'] as const
const sent = [
  'Message Sent Successfully!',
  "Thank you for reaching out! We'll get back to you within 24 hours.",
] as const
const failed = [
  'Message Failed to Send',
  'Oops! Something went wrong while sending your message. Please try again or contact us directly.',
] as const
const example = 'rina@bayaa.example'
const nothing = { Name: '', Email: '', Phone: '', Subject: '', Message: '' }

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

test('FORM-1 has five required fields with labels, and leaves the checks to the page', async ({ page }) => {
  const contact = new ContactPage(page)
  await contact.open()
  const expected = [
    ['Name', 'from_name', 'name'],
    ['Email', 'from_email', 'email'],
    ['Phone', 'phone_number', 'tel'],
    ['Subject', 'subject', 'off'],
    ['Message', 'message', 'off'],
  ] as const
  await expect(contact.form.getByRole('textbox')).toHaveCount(expected.length)
  for (const [label, name, autocomplete] of expected) {
    const field = contact.field(label)
    await expect(field).toHaveAttribute('name', name)
    await expect(field).toHaveAttribute('autocomplete', autocomplete)
    await expect(field).toHaveJSProperty('required', true)
  }
  await expect(contact.form).toHaveJSProperty('noValidate', true)
})

const good = (label: string) => Object.entries(goodMessage).find(([name]) => name === label)?.[1] ?? ''

interface Problem {
  what: string
  /** What differs from a good message. */
  values: Partial<typeof goodMessage>
  field: string
}

const problems: { kind: string; says: readonly [string, string]; found: Problem[] }[] = [
  {
    kind: 'an empty field',
    says: missing,
    found: [
      ...Object.keys(goodMessage).map((label) => ({
        what: `${label} empty`,
        values: { [label]: '' },
        field: label,
      })),
      { what: 'white space alone', values: { Subject: ' \t ' }, field: 'Subject' },
      {
        what: 'before a bad address',
        values: { Email: 'asha', Message: '' },
        field: 'Message',
      },
    ],
  },
  {
    kind: 'a bad address, before a bad number',
    says: badEmail(example),
    found: ['asha', 'asha@example', '@example.in', 'asha @example.in', 'a@b@c.in'].map((Email) => ({
      what: `“${Email}”`,
      values: { Email, Phone: '1' },
      field: 'Email',
    })),
  },
  {
    kind: 'a bad number',
    says: badPhone,
    found: ['987654321', '98765432101', '98765 43210', '+919876543210', '98765abcde'].map((Phone) => ({
      what: `“${Phone}”`,
      values: { Phone },
      field: 'Phone',
    })),
  },
]

for (const { kind, says, found } of problems)
  test(`FORM-2 stops at ${kind}, says so letter for letter, marks the field and leads back to it`, async ({
    page,
  }) => {
    // Up to seven submits, each with a popup that takes its time to leave.
    test.slow()
    const contact = new ContactPage(page)
    await contact.open()
    await contact.fill()
    for (const { what, values, field } of found) {
      await test.step(what, async () => {
        await contact.send(values)
        await contact.expectPopup(...says)
        await expect(contact.ok).toBeFocused()
        await contact.ok.click()
        await expect(contact.popup).toBeHidden()
        await expect(contact.field(field)).toBeFocused()
        await expect(contact.field(field)).toHaveAttribute('aria-invalid', 'true')
        await expect(contact.field(field)).toHaveAccessibleDescription(says[1])
        await expect(contact.form.locator('[aria-invalid]')).toHaveCount(1)
        for (const label of Object.keys(values)) await contact.fill({ [label]: good(label) })
      })
    }
    expect(contact.calls).toEqual([])
  })

test('FORM-2 takes the mark away when the field is changed', async ({ page }) => {
  const contact = new ContactPage(page)
  await contact.open()
  await contact.send({ ...goodMessage, Phone: '1' })
  await contact.ok.click()
  // Until the popup has left, the page behind it takes no keys.
  await expect(contact.popup).toBeHidden()
  await expect(contact.field('Phone')).toHaveAttribute('aria-invalid', 'true')
  await contact.field('Phone').fill('98765')
  await expect(contact.form.locator('[aria-invalid]')).toHaveCount(0)
})

test('FORM-3 says that it sends; the fields rest and keep what stands in them', async ({ page }) => {
  const contact = new ContactPage(page)
  await contact.open('never')
  await contact.send()
  await contact.expectPopup(...wait)
  await expect(contact.field('Message')).toHaveJSProperty('readOnly', true)
  expect(await contact.values()).toEqual(goodMessage)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('FORM-3 thanks, and clears the form', async ({ page }) => {
  const contact = new ContactPage(page)
  await contact.open(200)
  await contact.send()
  await contact.expectPopup(...sent)
  expect(await contact.values()).toEqual(nothing)
  expect(contact.errors.join()).not.toContain('The message was not sent')
})

for (const answer of [400, 403, 413, 429, 451, 500, 503, 'no network'] as const)
  test(`FORM-3 keeps the form and logs the failure at ${answer}`, async ({ page }) => {
    const contact = new ContactPage(page)
    await contact.open(answer)
    await contact.send()
    await contact.expectPopup(...failed)
    expect(await contact.values()).toEqual(goodMessage)
    expect(contact.errors.join()).toContain('The message was not sent')
    expect(contact.calls).toHaveLength(1)
    await contact.ok.click()
    await expect(contact.submit).toBeFocused()
  })

test('FORM-3 gives up after 20 s without an answer, not before', async ({ page }) => {
  await page.clock.install()
  const contact = new ContactPage(page)
  await contact.open('never')
  await contact.fill()
  await page.clock.pauseAt(Date.now() + 60_000)
  await contact.submit.click()
  await expect.poll(() => contact.calls.length).toBe(1)
  await page.clock.runFor(19_900)
  await contact.expectPopup(...wait)
  await page.clock.runFor(200)
  await contact.expectPopup(...failed)
  expect(await contact.values()).toEqual(goodMessage)
})

test('FORM-4 sends the five fields and the provider’s own in one call, never the trap', async ({ page }) => {
  const contact = new ContactPage(page)
  await contact.open(200)
  await contact.send()
  await contact.expectPopup(...sent)
  expect(contact.calls).toHaveLength(1)
  const call = contact.calls[0]
  expect(call?.method()).toBe('POST')
  const body = new Response(new Uint8Array(call?.postDataBuffer() ?? []), {
    headers: { 'content-type': (await call?.headerValue('content-type')) ?? '' },
  })
  const form = await body.formData()
  expect([...form.keys()].sort()).toEqual([
    'from_email',
    'from_name',
    'lib_version',
    'message',
    'phone_number',
    'service_id',
    'subject',
    'template_id',
    'user_id',
  ])
  expect(form.get('from_name')).toBe(goodMessage.Name)
  expect(form.get('from_email')).toBe(goodMessage.Email)
  expect(form.get('phone_number')).toBe(goodMessage.Phone)
  expect(form.get('subject')).toBe(goodMessage.Subject)
  expect(String(form.get('message')).replaceAll('\r\n', '\n')).toBe(goodMessage.Message)
})

test('FORM-4 does nothing at a second submit while a message is under way', async ({ page }) => {
  const contact = new ContactPage(page)
  await contact.open('never')
  await contact.send()
  await contact.expectPopup(...wait)
  await contact.ok.click()
  await expect(contact.popup).toBeHidden()
  await expect(contact.submit).toHaveAttribute('aria-disabled', 'true')
  // Forced: Playwright does not click what is aria-disabled, a visitor may.
  await contact.submit.click({ force: true })
  await contact.field('Name').press('Enter')
  await expect(contact.popup).toBeHidden()
  expect(contact.calls).toHaveLength(1)
})

test('FORM-4 makes no call for a machine that fills the trap, which no visitor can reach', async ({
  page,
}) => {
  const contact = new ContactPage(page)
  await contact.open(200)
  const trap = contact.form.locator('[name="website"]')
  await expect(trap).toHaveAttribute('tabindex', '-1')
  await expect(contact.form.getByRole('textbox', { name: 'Website' })).toHaveCount(0)
  await contact.fill()
  await trap.evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example'
  })
  await contact.submit.click()
  await contact.expectPopup(...failed)
  expect(contact.calls).toEqual([])
})

test('FORM-4 reaches the site’s own endpoint, which writes the message down', async ({ page }) => {
  await page.route('https://www.openstreetmap.org/**', (route) => route.abort())
  await page.goto('/contact')
  const contact = new ContactPage(page)
  await expect(contact.submit).toBeEnabled()
  await contact.send()
  await contact.expectPopup(...sent)
})

test('POP-1 closes by OK, by Escape and by a click on the overlay, and gives the focus back', async ({
  page,
}) => {
  const contact = new ContactPage(page)
  await contact.open(500)
  await contact.fill()
  const ways: [string, () => Promise<void>][] = [
    ['OK', () => contact.ok.click()],
    ['Enter on OK', () => page.keyboard.press('Enter')],
    ['Escape', () => page.keyboard.press('Escape')],
    ['the overlay', () => page.mouse.click(12, 450)],
  ]
  for (const [way, close] of ways) {
    await test.step(way, async () => {
      await contact.submit.click()
      await contact.expectPopup(...failed)
      await close()
      await expect(contact.popup).toBeHidden()
      await expect(contact.submit).toBeFocused()
    })
  }
})

test('POP-1 does not close by a click on itself', async ({ page }) => {
  const contact = new ContactPage(page)
  await contact.open()
  await contact.submit.click()
  await contact.expectPopup(...missing)
  await contact.popup.getByText(missing[1]).click()
  await contact.popup.getByText(missing[0]).click()
  await contact.expectPopup(...missing)
})

test('POP-1 is on its way out for 300 ms, then hidden', async ({ page }) => {
  await page.clock.install()
  const contact = new ContactPage(page)
  await contact.open()
  await contact.submit.click()
  await contact.expectPopup(...missing)
  await page.clock.pauseAt(Date.now() + 60_000)
  await contact.ok.click()
  await page.clock.runFor(290)
  await expect(contact.popup).toBeVisible()
  await page.clock.runFor(20)
  await expect(contact.popup).toBeHidden()
  await expect(contact.field('Name')).toBeFocused()
})

test('POP-1 keeps the focus, and the page behind it is inert', async ({ page }) => {
  const contact = new ContactPage(page)
  await contact.open()
  await contact.submit.click()
  await contact.expectPopup(...missing)
  for (const key of ['Tab', 'Tab', 'Shift+Tab']) await page.keyboard.press(key)
  const isBehind = await page.evaluate(
    () => document.activeElement?.closest('main form, header, footer') !== null,
  )
  expect(isBehind).toBe(false)
  const blocked = await contact.field('Name').evaluate((field) => {
    field.focus()
    return document.activeElement !== field
  })
  expect(blocked).toBe(true)
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

test('EXP-2 under reduced motion the popup still opens, and closes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const contact = new ContactPage(page)
  await contact.open()
  await contact.submit.click()
  await contact.expectPopup(...missing)
  await contact.ok.click()
  await expect(contact.popup).toBeHidden()
})

test('FORM-2 @phone works on a phone', async ({ page }) => {
  const contact = new ContactPage(page)
  await contact.open()
  await contact.submit.tap()
  await contact.expectPopup(...missing)
  await contact.ok.tap()
  await expect(contact.field('Name')).toBeFocused()
})
