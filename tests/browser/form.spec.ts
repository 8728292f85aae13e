import { expect } from '@playwright/test'
import { fillIn } from '~/fill-in'
import { MESSAGE_LIMITS } from '../../delivery/message'
import { words } from '../words'
import { type FieldName, fieldNames, goodMessage, type Message, testOnContactPage } from './contact-page'
import { badEmail, badPhone, failed, missing } from './popup-words'

const test = testOnContactPage()

const { tooLong } = words.contact.form
const { promise } = words.contact.form
const { phone_number, message } = words.contact.form.fields
const hints: Partial<Record<FieldName, string | undefined>> = {
  Phone: phone_number.hint,
  Message: message.hint,
}

test('FORM-1 has five required fields with labels, and leaves the checks to the page', async ({
  contact,
}) => {
  const expected = [
    ['Name', 'from_name', 'name'],
    ['Email', 'from_email', 'email'],
    ['Phone', 'phone_number', 'tel-national'],
    ['Subject', 'subject', 'on'],
    ['Message', 'message', 'on'],
  ] as const
  await expect(contact.form.getByRole('textbox')).toHaveCount(expected.length)
  for (const [called, name, autocomplete] of expected) {
    const field = contact.field(called)
    await expect(field).toHaveAttribute('name', name)
    await expect(field).toHaveAttribute('autocomplete', autocomplete)
    await expect(field).toHaveJSProperty('required', true)
  }
  await expect(contact.field('Phone')).toHaveAttribute('inputmode', 'tel')
  await expect(contact.form).toHaveJSProperty('noValidate', true)
})

test('FORM-1 KNOW-3 fields say what they take, and a reply is promised beside the button', async ({
  contact,
}) => {
  for (const called of fieldNames) {
    const hint = hints[called] ?? ''
    await expect(contact.field(called)).toHaveAccessibleDescription(hint)
    if (hint) await expect(contact.form.getByText(hint)).toBeVisible()
  }
  const button = await contact.form.getByRole('button').boundingBox()
  const words = await contact.form.getByText(promise).boundingBox()
  expect(words?.x).toBeGreaterThan((button?.x ?? 0) + (button?.width ?? 0))
  expect(words?.y).toBeLessThan((button?.y ?? 0) + (button?.height ?? 0))
})

// Which texts are refused: delivery/message.test.ts.
const problems: {
  kind: string
  says: readonly [string, string]
  values: Partial<Message>
  field: FieldName
}[] = [
  { kind: 'an empty field', says: missing, values: { Subject: ' \t ', Email: 'asha' }, field: 'Subject' },
  { kind: 'a bad address', says: badEmail, values: { Email: 'asha@example', Phone: '1' }, field: 'Email' },
  { kind: 'a bad number', says: badPhone, values: { Phone: '987654321' }, field: 'Phone' },
]

for (const { kind, says, values, field } of problems)
  test(`FORM-2 stops at ${kind} with the exact words, marks the field and moves the focus to it`, async ({
    contact,
  }) => {
    await contact.send({ ...goodMessage, ...values })
    await contact.expectPopup(...says)
    await expect(contact.ok).toBeFocused()
    await contact.ok.click()
    await expect(contact.popup).toBeHidden()
    await expect(contact.field(field)).toBeFocused()
    await expect(contact.field(field)).toHaveAttribute('aria-invalid', 'true')
    await expect(contact.field(field)).toHaveAccessibleDescription(
      [hints[field], says[1]].filter(Boolean).join(' '),
    )
    await expect(contact.form.locator('[aria-invalid]')).toHaveCount(1)
    expect(contact.calls).toEqual([])
  })

test('FORM-2 takes the mark away when the field is changed', async ({ contact }) => {
  await contact.send({ ...goodMessage, Phone: '1' })
  await contact.ok.click()
  // Until the popup has closed, the page under it is inert.
  await expect(contact.popup).toBeHidden()
  await expect(contact.field('Phone')).toHaveAttribute('aria-invalid', 'true')
  await contact.field('Phone').fill('98765')
  await expect(contact.form.locator('[aria-invalid]')).toHaveCount(0)
})

test('EXP-23 a telephone number that is pasted or filled in becomes ten visible digits at once', async ({
  contact,
  baseURL,
}) => {
  const { page } = contact
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], {
    origin: new URL(baseURL ?? '').origin,
  })
  await contact.fill({ ...goodMessage, Phone: '' })
  const phone = contact.field('Phone')
  for (const number of ['+91 98765-43210', '(0) 98765\u00a043210', '0091 98765 43210']) {
    await page.evaluate((text) => navigator.clipboard.writeText(text), number)
    await phone.press('Control+a')
    await phone.press('Control+v')
    await expect(phone).toHaveValue(goodMessage.Phone)
  }
  // As Chromium's autofill does it.
  await phone.evaluate((field: HTMLInputElement) => {
    field.value = '09876543210'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await expect(phone).toHaveValue(goodMessage.Phone)
  await phone.clear()
  await phone.pressSequentially('+91 9876543210')
  await contact.submit.click()
  await contact.expectPopup(...badPhone)
  await expect(phone).toHaveValue('+91 9876543210')
})

test('FORM-3 a text longer than its limit is kept, and field and popup say so', async ({ contact }) => {
  const subject = contact.field('Subject')
  await contact.fill({ ...goodMessage, Subject: 'x'.repeat(MESSAGE_LIMITS.subject + 1) })
  const says = fillIn(tooLong, { most: MESSAGE_LIMITS.subject, over: 1 })
  await expect(contact.form.locator('[aria-live=polite]').filter({ hasText: says })).toBeVisible()
  await expect(subject).toHaveAccessibleDescription(says)
  await contact.submit.click()
  await contact.expectPopup(...failed)
  await contact.ok.click()
  await expect(subject).toBeFocused()
  expect(contact.calls).toEqual([])
  await subject.press('End')
  await subject.press('Backspace')
  await expect(subject).not.toHaveAttribute('aria-invalid')
  await contact.submit.click()
  await expect.poll(() => contact.calls.length).toBe(1)
})

test('FORM-2 @phone-only works on a phone', async ({ contact }) => {
  await contact.submit.tap()
  await contact.expectPopup(...missing)
  await contact.ok.tap()
  await expect(contact.field('Name')).toBeFocused()
})
