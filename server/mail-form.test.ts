import { expect, test } from 'vitest'
import { goodFields, multipart } from '../tests/server/visitor'
import { boundaryOf, isCheapToParse } from './mail-form'

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
  expect(boundaryOf(type)).toBe(boundary)
})

const part = (head: string) => `--x\r\n${head}\r\n\r\nvalue\r\n`
const name = 'Content-Disposition: form-data; name="a"'
const isCheap = (text: string) => isCheapToParse(Buffer.from(text), 'x')

test('FORM-4 the form that the page sends is cheap to parse', async () => {
  const { body, headers } = await multipart(Object.entries({ ...goodFields, message: 'x'.repeat(60_000) }))
  expect(isCheapToParse(body, boundaryOf(headers['content-type']) ?? '')).toBe(true)
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
