import { expect, test } from 'vitest'
import { clientAddress } from './client-address'

test('without a proxy X-Forwarded-For is not believed', () => {
  expect(clientAddress('10.0.0.1', '1.2.3.4', false)).toBe('10.0.0.1')
})

test('behind a proxy only the entry it wrote itself is believed', () => {
  expect(clientAddress('10.0.0.1', '6.6.6.6, 1.2.3.4', true)).toBe('1.2.3.4')
  expect(clientAddress('10.0.0.1', 'not an address', true)).toBe('10.0.0.1')
  expect(clientAddress('10.0.0.1', undefined, true)).toBe('10.0.0.1')
})

test('an IPv6 visitor counts as their network', () => {
  expect(clientAddress('2001:db8:1:2:3:4:5:6', undefined, false)).toBe('2001:db8:1:2::/64')
  expect(clientAddress('2001:0db8:0001:0002::ffff', undefined, false)).toBe('2001:db8:1:2::/64')
  expect(clientAddress('2001:db8::1', undefined, false)).toBe('2001:db8:0:0::/64')
  expect(clientAddress('::1', undefined, false)).toBe('0:0:0:0::/64')
  expect(clientAddress('::ffff:1.2.3.4', undefined, false)).toBe('1.2.3.4')
})

test('a closed connection has no address and still a place in the count', () => {
  expect(clientAddress(undefined, undefined, false)).toBe('unknown')
})
