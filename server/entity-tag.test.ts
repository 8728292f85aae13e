import { expect, test } from 'vitest'
import { entityTag, matches, rangeHolds } from './entity-tag'

test('the same bytes have the same tag, other bytes another', () => {
  expect(entityTag(Buffer.from('a'))).toBe(entityTag(Buffer.from('a')))
  expect(entityTag(Buffer.from('a'))).not.toBe(entityTag(Buffer.from('b')))
})

test('If-None-Match matches one of a list, a weak form and a star', () => {
  expect(matches('"x"', '"x"')).toBe(true)
  expect(matches('"a", W/"x"', '"x"')).toBe(true)
  expect(matches('*', '"x"')).toBe(true)
  expect(matches('"a"', '"x"')).toBe(false)
  expect(matches(undefined, '"x"')).toBe(false)
})

test('If-Range holds for the very tag only, not for a weak one or a date', () => {
  expect(rangeHolds(undefined, '"x"')).toBe(true)
  expect(rangeHolds('"x"', '"x"')).toBe(true)
  expect(rangeHolds('W/"x"', '"x"')).toBe(false)
  expect(rangeHolds('Tue, 01 Jul 2025 10:00:00 GMT', '"x"')).toBe(false)
})
