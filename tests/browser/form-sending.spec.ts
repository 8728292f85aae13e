import { expect, type Request } from '@playwright/test'
import { trapField } from '../../delivery/message'
import { words } from '../words'
import { ContactPage, emptyMessage, goodMessage, testOnContactPage } from './contact-page'
import { failed, sent, wait } from './popup-words'

const test = testOnContactPage()

/** Answers calls when the test says so. */
function holdAnswer(contact: ContactPage): () => void {
  let answer = () => {}
  contact.answer = new Promise<number>((resolve) => {
    answer = () => resolve(200)
  })
  return () => answer()
}

test('FORM-3 shows that it is sending; the fields are read-only and keep their values', async ({
  contact,
}) => {
  const answer = holdAnswer(contact)
  await contact.send()
  await contact.expectPopup(...wait)
  await expect(contact.field('Message')).toHaveJSProperty('readOnly', true)
  expect(await contact.values()).toEqual(goodMessage)
  answer()
  await contact.expectPopup(...sent)
})

test('FORM-3 says thank you and clears the form', async ({ contact }) => {
  await contact.send()
  await contact.expectPopup(...sent)
  expect(await contact.values()).toEqual(emptyMessage)
  expect(contact.errors.join()).not.toContain('The message was not sent')
})

// Every status: send-message.test.ts.
test('FORM-3 keeps the form and logs the failure, whatever failed', async ({ contact }) => {
  for (const answer of [503, 'no network'] as const)
    await test.step(String(answer), async () => {
      Object.assign(contact, { answer, calls: [], errors: [] })
      await contact.send()
      await contact.expectPopup(...failed)
      expect(await contact.values()).toEqual(goodMessage)
      expect(contact.errors.join()).toContain('The message was not sent')
      expect(contact.calls).toHaveLength(1)
      await contact.ok.click()
      await expect(contact.popup).toBeHidden()
      await expect(contact.submit).toBeFocused()
    })
})

/** The fields of a call, decoded. */
async function readFields(call: Request | undefined): Promise<FormData> {
  const body = new Response(new Uint8Array(call?.postDataBuffer() ?? []), {
    headers: { 'content-type': (await call?.headerValue('content-type')) ?? '' },
  })
  return body.formData()
}

test('FORM-4 sends the five fields and the provider’s own in one call, and nothing else', async ({
  contact,
}) => {
  await contact.send()
  await contact.expectPopup(...sent)
  expect(contact.calls).toHaveLength(1)
  const [call] = contact.calls
  expect(call?.method()).toBe('POST')
  const form = await readFields(call)
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

test('FORM-4 removes invisible characters from what people paste', async ({ contact }) => {
  await contact.fill()
  // Set by script, as pasting does: no keyboard has these keys.
  const pasted = {
    from_name: ' Asha\tRao\u0000 ',
    from_email: '\u200basha@example.in ',
    phone_number: '\u202a9876543210\u202c ',
    subject: 'A new\u2028tea\u0007',
    message: 'One\vtwo\u2028three\u0000\n',
  }
  for (const [name, value] of Object.entries(pasted))
    await contact.form.locator(`[name=${name}]`).evaluate((field: HTMLInputElement, value) => {
      field.value = value
    }, value)
  await contact.submit.click()
  await contact.expectPopup(...sent)
  const form = await readFields(contact.calls[0])
  const values = Object.keys(pasted).map((name) => [name, String(form.get(name)).replaceAll('\r\n', '\n')])
  expect(Object.fromEntries(values)).toEqual({
    from_name: 'Asha Rao',
    from_email: 'asha@example.in',
    phone_number: '9876543210',
    subject: 'A new tea',
    message: 'One\ntwo\nthree',
  })
})

test('FORM-4 does nothing at a second submit while a message is under way', async ({ contact }) => {
  const answer = holdAnswer(contact)
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
  answer()
  await contact.expectPopup(...sent)
})

test('EXP-24 the trap for robots is hidden without style sheets; filled in, the message is sent', async ({
  context,
}) => {
  const page = await context.newPage()
  const contact = new ContactPage(page)
  await contact.open()
  const trap = contact.form.locator(`[name="${trapField}"]`)
  await page.evaluate(() => {
    for (const sheet of document.querySelectorAll('style, link[rel=stylesheet]')) sheet.remove()
  })
  await expect(trap).toBeHidden()
  await contact.fill()
  await trap.evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example'
  })
  await contact.submit.click()
  await contact.expectPopup(...sent)
  expect((await readFields(contact.calls[0])).get(trapField)).toBeTruthy()
})

test('FORM-3 after a failure without a network the button says what to do', async ({ context }) => {
  const page = await context.newPage()
  const contact = new ContactPage(page)
  await contact.open('no network')
  await contact.fill()
  await context.setOffline(true)
  await contact.submit.click()
  await contact.expectPopup(...failed)
  await contact.ok.click()
  await expect(contact.form.getByText(words.contact.form.offline)).toBeVisible()
  await expect(contact.submit).toHaveAccessibleDescription(words.contact.form.offline)
})

test('FORM-4 reaches the site’s own endpoint, which writes the message down', async ({ context }) => {
  const page = await context.newPage()
  await page.route('https://www.openstreetmap.org/**', (route) => route.abort())
  await page.goto('/contact')
  const contact = new ContactPage(page)
  await expect(contact.submit).toBeEnabled()
  await contact.send()
  await contact.expectPopup(...sent)
})
