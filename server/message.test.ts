import { expect, test } from 'vitest'
import { goodFields } from './fixtures/visitor'
import { readMessage } from './message'

function form(changes: Record<string, string | Blob> = {}): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries({ ...goodFields, ...changes })) {
    if (typeof value === 'string') data.append(name, value)
    else data.append(name, value)
  }
  return data
}

const missing = 'Please fill in all required fields to continue.'
const badEmail = 'Please enter a valid email address.'
const badPhone = 'Please enter a valid 10-digit phone number.'

test('FORM-2 a complete form is taken, trimmed, without what the provider adds', () => {
  expect(readMessage(form({ from_name: '  Rina Das ' }))).toEqual({
    from_name: 'Rina Das',
    from_email: 'rina@bayaa.example',
    phone_number: '9437000000',
    subject: 'A new label',
    message: 'Hello,\nwe make tea.',
  })
})

test.each(['from_name', 'from_email', 'phone_number', 'subject', 'message'])(
  'FORM-2 %s may not be empty or blank',
  (name) => {
    for (const blank of ['', '   ', '\t\n', '\u00a0'])
      expect(() => readMessage(form({ [name]: blank }))).toThrow(missing)
  },
)

test.each(['plain', 'a@b', 'a b@c.d', 'a@b c.d', '@b.c', 'a@.', 'a@b.', 'a@@b.c', 'a@b@c.d'])(
  'FORM-2 %s is no e-mail address',
  (from_email) => {
    expect(() => readMessage(form({ from_email }))).toThrow(badEmail)
  },
)

test.each(['a@b.c', 'rina.das+tea@bayaa.co.in', 'o’neil@bücher.example', ' a@b.c '])(
  'FORM-2 %s is an e-mail address',
  (from_email) => {
    expect(readMessage(form({ from_email })).from_email).toBe(from_email.trim())
  },
)

test.each(['943700000', '94370000001', '94370 00000', '+919437000000', '943700000a', '٩٤٣٧٠٠٠٠٠٠'])(
  'FORM-2 %s is no phone number of 10 digits',
  (phone_number) => {
    expect(() => readMessage(form({ phone_number }))).toThrow(badPhone)
  },
)

test('FORM-2 checks run in order: missing, e-mail, phone', () => {
  expect(() => readMessage(form({ subject: '', from_email: 'x', phone_number: 'x' }))).toThrow(missing)
  expect(() => readMessage(form({ from_email: 'x', phone_number: 'x' }))).toThrow(badEmail)
})

test.each([
  ['from_name', 200],
  ['subject', 300],
  ['message', 20_000],
])('%s may have %i characters and no more', (name, most) => {
  expect(() => readMessage(form({ [name]: 'x'.repeat(most) }))).not.toThrow()
  expect(() => readMessage(form({ [name]: 'x'.repeat(most + 1) }))).toThrow('too long')
})

test('an e-mail address may have 320 characters and no more', () => {
  const address = (length: number) => `${'x'.repeat(length - 4)}@b.c`
  expect(() => readMessage(form({ from_email: address(320) }))).not.toThrow()
  expect(() => readMessage(form({ from_email: address(321) }))).toThrow('too long')
})

test.each(['a\r\nBcc: x@y.z', 'a\nb', 'a\u0000b', 'a\u2028b', 'a\u0085b'])(
  'a one-line field does not take %j',
  (subject) => {
    expect(() => readMessage(form({ subject }))).toThrow('control characters')
  },
)

test('a message keeps its lines and tabs, and takes no other control character', () => {
  expect(readMessage(form({ message: 'a\r\n\tb' })).message).toBe('a\r\n\tb')
  expect(() => readMessage(form({ message: 'a\u0007b' }))).toThrow('control characters')
})

test('a filled-in trap is not taken, an empty one is', () => {
  expect(() => readMessage(form({ website: 'https://spam.example' }))).toThrow('not taken')
  expect(() => readMessage(form({ website: '' }))).not.toThrow()
})

test('a field sent twice is not taken', () => {
  const twice = form()
  twice.append('from_email', 'other@b.c')
  expect(() => readMessage(twice)).toThrow('more than once')
})

test('a file is not taken, neither in place of text nor besides', () => {
  expect(() => readMessage(form({ message: new Blob(['x']) }))).toThrow('is a file')
  expect(() => readMessage(form({ attachment: new Blob(['x']) }))).toThrow('is a file')
})
