import { expect, test } from 'vitest'
import { MESSAGE_LIMITS, trapField } from '../delivery/message'
import { goodFields } from '../tests/server/visitor'
import { readMessage } from './message'

function form(changes: Record<string, string | Blob> = {}): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries({ ...goodFields, ...changes })) {
    if (typeof value === 'string') data.append(name, value)
    else data.append(name, value)
  }
  return data
}

test('FORM-2 a complete form is taken, cleaned, without what the provider adds', () => {
  const pasted = { from_name: '  Rina\r\nBcc: x@y.z ', from_email: '<rina@bayaa.example>,' }
  expect(readMessage(form(pasted))).toEqual({
    from_name: 'Rina Bcc: x@y.z',
    from_email: 'rina@bayaa.example',
    phone_number: '9437000000',
    subject: 'A new label',
    message: 'Hello,\nwe make tea.',
    isSuspect: false,
  })
})

test.each([
  [{ subject: '\u0000 \v', from_email: 'x' }, 'Please fill in all required fields to continue.'],
  [{ from_email: 'a@b', phone_number: 'x' }, 'Please enter a valid email address.'],
  [{ phone_number: '+919437000000' }, 'Please enter a valid 10-digit phone number.'],
  [{ subject: 'x'.repeat(MESSAGE_LIMITS.subject + 1) }, 'The field subject may have at most 300 characters.'],
])('FORM-2 the first rule of the page that fails is said: %j', (changes, sentence) => {
  expect(() => readMessage(form(changes))).toThrow(sentence)
})

test('EXP-24 a message with the trap filled in is taken, and marked', () => {
  expect(readMessage(form({ [trapField]: 'yes' })).isSuspect).toBe(true)
  expect(readMessage(form({ [trapField]: '' })).isSuspect).toBe(false)
})

test('a field that is sent twice is not taken', () => {
  const twice = form()
  twice.append('from_email', 'other@b.c')
  expect(() => readMessage(twice)).toThrow('more than once')
})

test('a file is not taken, neither in place of text nor in addition', () => {
  expect(() => readMessage(form({ message: new Blob(['x']) }))).toThrow('A field is a file.')
  expect(() => readMessage(form({ attachment: new Blob(['x']) }))).toThrow('A field is a file.')
})
