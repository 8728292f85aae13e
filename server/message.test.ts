import { expect, test } from 'vitest'
import { MESSAGE_LIMITS, trapField } from '../delivery/message'
import { goodFields, multipart } from '../tests/server/visitor'
import { isCheapToParse, readBoundary, readMessage } from './message'

function form(changes: Record<string, string | Blob> = {}): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries({ ...goodFields, ...changes })) {
    if (typeof value === 'string') data.append(name, value)
    else data.append(name, value)
  }
  return data
}

test('FORM-2 a complete form is accepted and cleaned, without the provider’s fields', () => {
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

test('EXP-24 a message with the trap filled in is accepted and marked', () => {
  expect(readMessage(form({ [trapField]: 'yes' })).isSuspect).toBe(true)
  expect(readMessage(form({ [trapField]: '' })).isSuspect).toBe(false)
})

test('a field that is sent twice is rejected', () => {
  const twice = form()
  twice.append('from_email', 'other@b.c')
  expect(() => readMessage(twice)).toThrow('more than once')
})

test('a file is rejected, both instead of text and in addition', () => {
  expect(() => readMessage(form({ message: new Blob(['x']) }))).toThrow('A field is a file.')
  expect(() => readMessage(form({ attachment: new Blob(['x']) }))).toThrow('A field is a file.')
})

test.each([
  ['multipart/form-data; boundary=----WebKitFormBoundaryAbC123', '----WebKitFormBoundaryAbC123'],
  ['multipart/form-data; boundary=----geckoformboundary4f', '----geckoformboundary4f'],
  ['multipart/form-data; boundary=------------------------0f1e2d', '------------------------0f1e2d'],
  ['multipart/form-data;boundary="a b"', undefined],
  ['Multipart/Form-Data; Boundary="a:b"', 'a:b'],
  ['multipart/form-data', undefined],
  ['multipart/form-data; boundary=', undefined],
  ['multipart/form-data; boundary=a; boundary=b', undefined],
  [`multipart/form-data; boundary=${'x'.repeat(71)}`, undefined],
  ['application/json; boundary=a', undefined],
  [undefined, undefined],
])('of the content type %s the boundary is %s', (type, boundary) => {
  expect(readBoundary(type)).toBe(boundary)
})

const part = (head: string) => `--x\r\n${head}\r\n\r\nvalue\r\n`
const name = 'Content-Disposition: form-data; name="a"'
const isCheap = (text: string) => isCheapToParse(Buffer.from(text), 'x')

test('FORM-4 the form that the page sends is cheap to parse', async () => {
  const { body, headers } = await multipart(Object.entries({ ...goodFields, message: 'x'.repeat(60_000) }))
  expect(isCheapToParse(body, readBoundary(headers['content-type']) ?? '')).toBe(true)
})

test('forty parts are parsed, more are not', () => {
  expect(isCheap(`${part(name).repeat(39)}--x--\r\n`)).toBe(true)
  expect(isCheap(`${part(name).repeat(40)}--x--\r\n`)).toBe(false)
})

test('a part with a long head is not parsed', () => {
  expect(isCheap(`${part(`${name}\r\n${'A: b\r\n'.repeat(100)}`)}--x--`)).toBe(true)
  expect(isCheap(`${part(`${name}\r\n${'A: b\r\n'.repeat(200)}`)}--x--`)).toBe(false)
  expect(isCheap(`--x\r\n${'A: b\r\n'.repeat(200)}`)).toBe(false)
  expect(isCheap(`--x\r\nA: --x--\r\n${'A: b\r\n'.repeat(200)}`)).toBe(false)
})

test('a body without its boundary is not parsed', () => {
  expect(isCheap('')).toBe(false)
  expect(isCheap(part(name).replaceAll('--x', '--y'))).toBe(false)
})
