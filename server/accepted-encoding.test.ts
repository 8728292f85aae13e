import { expect, test } from 'vitest'
import { acceptedEncoding } from './accepted-encoding'

const both = () => true

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0.2, gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0', undefined],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['identity', undefined],
  ['BR', 'br'],
  ['br;q=banana', undefined],
  ['', undefined],
  [undefined, undefined],
])('Accept-Encoding %s is answered with %s', (header, expected) => {
  expect(acceptedEncoding(header, both)).toBe(expected)
})

test('an encoding the file does not have is not offered', () => {
  expect(acceptedEncoding('br, gzip', (name) => name === 'gzip')).toBe('gzip')
  expect(acceptedEncoding('br, gzip', () => false)).toBeUndefined()
})
