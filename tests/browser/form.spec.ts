import { expect, test } from '@playwright/test'
import { fillIn } from '~/fill-in'
import { MESSAGE_LIMITS } from '../../delivery/message'
import { words } from '../words'
import { ContactPage, type FieldName, fieldNames, goodMessage, type Message } from './contact-page'
import { badEmail, badPhone, failed, missing } from './popup-words'

const { tooLong } = words.contact.form
const { promise } = words.contact.form
const { phone_number, message } = words.contact.form.fields
const hints: Partial<Record<FieldName, string | undefined>> = {
  Phone: phone_number.hint,
  Message: message.hint,
}

test('FORM-1 has five required fields with labels, and leaves the checks to the page', async ({ page }) => {
  const contact = new ContactPage(page)
  await contact.open()
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

test('FORM-1 KNOW-3 fields say what they take before anybody errs, and a reply is promised beside the button', async ({
  page,
}) => {
  const contact = new ContactPage(page)
  await contact.open()
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

interface Problem {
  what: string
  /** What differs from a good message. */
  values: Partial<Message>
  field: FieldName
}

const problems: { kind: string; says: readonly [string, string]; found: Problem[] }[] = [
  {
    kind: 'an empty field',
    says: missing,
    found: [
      ...fieldNames.map((field) => ({ what: `${field} empty`, values: { [field]: '' }, field })),
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
    says: badEmail,
    found: ['asha', 'asha@example', '@example.in', 'asha @example.in', 'a@b@c.in'].map((Email) => ({
      what: `“${Email}”`,
      values: { Email, Phone: '1' },
      field: 'Email' as const,
    })),
  },
  {
    kind: 'a bad number',
    says: badPhone,
    found: ['987654321', '98765432101', '98765 43210', '+919876543210', '98765abcde'].map((Phone) => ({
      what: `“${Phone}”`,
      values: { Phone },
      field: 'Phone' as const,
    })),
  },
]

for (const { kind, says, found } of problems)
  test(`FORM-2 stops at ${kind} with the exact words, marks the field and moves the focus to it`, async ({
    page,
  }) => {
    // Up to seven submits, each with a popup and its exit animation.
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
        await expect(contact.field(field)).toHaveAccessibleDescription(
          [hints[field], says[1]].filter(Boolean).join(' '),
        )
        await expect(contact.form.locator('[aria-invalid]')).toHaveCount(1)
        await contact.fill()
      })
    }
    expect(contact.calls).toEqual([])
  })

test('FORM-2 takes the mark away when the field is changed', async ({ page }) => {
  const contact = new ContactPage(page)
  await contact.open()
  await contact.send({ ...goodMessage, Phone: '1' })
  await contact.ok.click()
  // Until the popup has closed, the page behind it is inert.
  await expect(contact.popup).toBeHidden()
  await expect(contact.field('Phone')).toHaveAttribute('aria-invalid', 'true')
  await contact.field('Phone').fill('98765')
  await expect(contact.form.locator('[aria-invalid]')).toHaveCount(0)
})

test('EXP-23 a telephone number that is pasted or filled in becomes ten visible digits at once', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], {
    origin: new URL(baseURL ?? '').origin,
  })
  const contact = new ContactPage(page)
  await contact.open()
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

test('FORM-3 a text longer than its limit is kept, and both field and popup say that it cannot be sent', async ({
  page,
}) => {
  const contact = new ContactPage(page)
  await contact.open()
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

test('FORM-2 @phone-only works on a phone', async ({ page }) => {
  const contact = new ContactPage(page)
  await contact.open()
  await contact.submit.tap()
  await contact.expectPopup(...missing)
  await contact.ok.tap()
  await expect(contact.field('Name')).toBeFocused()
})
