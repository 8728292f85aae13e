import { expect, test } from 'vitest'
import { MESSAGE_LIMITS, trapField } from '../delivery/message'
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

test.each(Object.entries(MESSAGE_LIMITS).filter(([name]) => name !== 'phone_number'))(
  '%s may have %i characters and no more',
  (name, most) => {
    const ofLength = (length: number) =>
      name === 'from_email' ? '@b.c'.padStart(length, 'x') : 'x'.repeat(length)
    expect(() => readMessage(form({ [name]: ofLength(most) }))).not.toThrow()
    expect(() => readMessage(form({ [name]: ofLength(most + 1) }))).toThrow(
      `The field ${name} may have at most ${most} characters.`,
    )
  },
)

test('what fits the page is never too long: line ends count as one, characters as in the browser', () => {
  const lines = '\r\n'.repeat(MESSAGE_LIMITS.message - 2)
  expect(readMessage(form({ message: `a${lines}b` })).message).toHaveLength(MESSAGE_LIMITS.message)
  const emoji = '💩'.repeat(MESSAGE_LIMITS.subject / 2)
  expect(readMessage(form({ subject: emoji })).subject).toBe(emoji)
})

test.each([
  ['a\tb', 'a b'],
  ['a\vb', 'a b'],
  ['a\u2028b', 'a b'],
  ['a\u0085b', 'a b'],
  ['a\r\nBcc: x@y.z', 'a Bcc: x@y.z'],
  ['brand\u0002ing', 'branding'],
  ['a\u0000\u009bb', 'ab'],
  ['\u0000 a \u2029', 'a'],
])('in one line %j is taken as %j', (pasted, cleaned) => {
  const { from_name, subject } = readMessage(form({ from_name: pasted, subject: pasted }))
  expect([from_name, subject]).toEqual([cleaned, cleaned])
})

test.each([
  ['a\r\n\tb', 'a\n\tb'],
  ['a\vb\fc', 'a\nb\nc'],
  ['a\rb\u2028c\u2029d\u0085e', 'a\nb\nc\nd\ne'],
  ['a\u0007\u0092b', 'ab'],
])('in a message %j is taken as %j', (pasted, cleaned) => {
  expect(readMessage(form({ message: pasted })).message).toBe(cleaned)
})

test('FORM-2 an invisible character in an address or a number does not spoil it, a space does', () => {
  const pasted = { from_email: '\u0002rina@\u0000bayaa.example\n', phone_number: '\t94370\u000200000' }
  expect(readMessage(form(pasted))).toMatchObject({
    from_email: 'rina@bayaa.example',
    phone_number: '9437000000',
  })
  expect(() => readMessage(form({ from_email: 'rina\v@bayaa.example' }))).toThrow(badEmail)
  expect(() => readMessage(form({ phone_number: '94370\t00000' }))).toThrow(badPhone)
})

test('FORM-2 invisible characters alone are empty', () => {
  for (const name of Object.keys(MESSAGE_LIMITS))
    expect(() => readMessage(form({ [name]: '\u0000\v\u2028' }))).toThrow(missing)
})

test('EXP-24 a message with the trap filled in is taken', () => {
  expect(readMessage(form({ [trapField]: 'https://spam.example' })).subject).toBe('A new label')
})

test('a field sent twice is not taken', () => {
  const twice = form()
  twice.append('from_email', 'other@b.c')
  expect(() => readMessage(twice)).toThrow('more than once')
})

test('a file is not taken, neither in place of text nor besides', () => {
  expect(() => readMessage(form({ message: new Blob(['x']) }))).toThrow('A field is a file.')
  expect(() => readMessage(form({ attachment: new Blob(['x']) }))).toThrow('A field is a file.')
})
