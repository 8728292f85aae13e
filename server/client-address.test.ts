import { expect, test } from 'vitest'
import { clientAddress, isLoopback, ProxyAdvice } from './client-address'

const peer = '10.0.0.1'
const behind = (trustedProxies: number | undefined, forwarded?: string, from: string | undefined = peer) =>
  clientAddress({ peer: from, forwarded, trustedProxies })

test('without a proxy X-Forwarded-For is not believed', () => {
  expect(behind(0, '1.2.3.4')).toBe(peer)
  expect(behind(0, '1.2.3.4', '127.0.0.1')).toBe('127.0.0.1')
})

test('behind one proxy only the entry that it wrote is believed', () => {
  expect(behind(1, '6.6.6.6, 1.2.3.4')).toBe('1.2.3.4')
  expect(behind(1, '6.6.6.6,1.2.3.4 ')).toBe('1.2.3.4')
  expect(behind(1)).toBe(peer)
})

test('behind a CDN and a proxy the entry that the CDN wrote is believed', () => {
  expect(behind(2, '6.6.6.6, 1.2.3.4, 172.68.0.9')).toBe('1.2.3.4')
  expect(behind(2, '1.2.3.4, 172.68.0.9')).toBe('1.2.3.4')
})

test('a visitor who bypasses the CDN counts as themselves', () => {
  expect(behind(2, '1.2.3.4')).toBe('1.2.3.4')
})

test.each(['not an address', '', ',', '999.1.1.1', '1.2.3.4:x', '[::1', '1.2.3.4:123456'])(
  'the entry %j counts as the proxy',
  (forwarded) => expect(behind(1, forwarded)).toBe(peer),
)

test.each([
  ['1.2.3.4:5678', '1.2.3.4'],
  ['[2001:db8:1:2::3]:443', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::3]', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::3', '2001:db8:1:2::/64'],
  ['[::ffff:1.2.3.4]:80', '1.2.3.4'],
])('the entry %s names %s', (forwarded, address) => expect(behind(1, forwarded)).toBe(address))

test('if nothing is set, a proxy on the same machine is believed and another one is not', () => {
  for (const local of ['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])
    expect(behind(undefined, '6.6.6.6, 1.2.3.4', local)).toBe('1.2.3.4')
  for (const other of ['10.0.0.1', '203.0.113.7', '::ffff:10.0.0.1'])
    expect(behind(undefined, '1.2.3.4', other)).toBe(other.replace('::ffff:', ''))
})

test.each(['127.0.0.1', '::1', '0:0:0:0:0:0:0:1', '::ffff:127.1.2.3'])('%s is this machine', (address) =>
  expect(isLoopback(address)).toBe(true),
)

test.each(['::', '::2', '128.0.0.1', '2001:db8::1', '::ffff:10.0.0.1', undefined])(
  '%s is not this machine',
  (address) => expect(isLoopback(address)).toBe(false),
)

test('an IPv6 visitor counts as their network', () => {
  expect(behind(0, undefined, '2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
  expect(behind(0, undefined, '2001:0db8:0001:0002::ffff')).toBe('2001:db8:1:2::/64')
  expect(behind(0, undefined, '2001:db8::1')).toBe('2001:db8:0:0::/64')
  expect(behind(0, undefined, '::1')).toBe('0:0:0:0::/64')
  expect(behind(0, undefined, '::ffff:1.2.3.4')).toBe('1.2.3.4')
})

test('a closed connection has no address and is still counted', () => {
  expect(clientAddress({ peer: undefined, forwarded: undefined, trustedProxies: 0 })).toBe('unknown')
})

type Sent = Parameters<ProxyAdvice['consider']>[0]

function adviceFor(...all: Partial<Sent>[]): string[] {
  const lines: string[] = []
  const advice = new ProxyAdvice((line) => lines.push(line))
  for (const sent of all) {
    const base = { peer: '10.0.0.1', forwarded: '1.2.3.4', trustedProxies: 1, cdnAddress: undefined }
    advice.consider({ ...base, ...sent })
  }
  return lines
}

test('a proxy that is not configured is reported once', () => {
  const lines = adviceFor({ trustedProxies: undefined }, { trustedProxies: undefined, peer: '10.0.0.2' })
  expect(lines).toEqual([expect.stringContaining('TRUST_PROXY is not set')])
})

test('a proxy that does not forward its visitors’ addresses is reported', () => {
  expect(adviceFor({ forwarded: undefined })).toEqual([expect.stringContaining('without X-Forwarded-For')])
})

test('a CDN that is not counted is reported', () => {
  const cdn = { cdnAddress: '1.2.3.4', forwarded: '1.2.3.4, 172.68.0.9' }
  expect(adviceFor(cdn)).toEqual([expect.stringContaining('must count the CDN')])
  expect(adviceFor({ ...cdn, peer: '127.0.0.1', trustedProxies: undefined })).toHaveLength(1)
  expect(adviceFor({ ...cdn, trustedProxies: 2 })).toEqual([])
})

test('correct settings are not reported', () => {
  expect(adviceFor({})).toEqual([])
  expect(adviceFor({ trustedProxies: 0 })).toEqual([])
  expect(adviceFor({ trustedProxies: 0, forwarded: undefined })).toEqual([])
  expect(adviceFor({ trustedProxies: undefined, peer: '127.0.0.1' })).toEqual([])
  expect(adviceFor({ trustedProxies: undefined, forwarded: undefined })).toEqual([])
  expect(
    adviceFor({ cdnAddress: '2001:db8::1', forwarded: '2001:db8::1, 172.68.0.9', trustedProxies: 2 }),
  ).toEqual([])
})
