import { expect, test } from 'vitest'
import { ProxyAdvice } from './proxy-advice'

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

test('a proxy that nobody told the server of is named once', () => {
  const lines = adviceFor({ trustedProxies: undefined }, { trustedProxies: undefined, peer: '10.0.0.2' })
  expect(lines).toEqual([expect.stringContaining('TRUST_PROXY is not set')])
})

test('a proxy that does not name its visitors is told of', () => {
  expect(adviceFor({ forwarded: undefined })).toEqual([expect.stringContaining('without X-Forwarded-For')])
})

test('a CDN that is not counted is told of', () => {
  const cdn = { cdnAddress: '1.2.3.4', forwarded: '1.2.3.4, 172.68.0.9' }
  expect(adviceFor(cdn)).toEqual([expect.stringContaining('must count the CDN')])
  expect(adviceFor({ ...cdn, peer: '127.0.0.1', trustedProxies: undefined })).toHaveLength(1)
  expect(adviceFor({ ...cdn, trustedProxies: 2 })).toEqual([])
})

test('settings that fit are not commented on', () => {
  expect(adviceFor({})).toEqual([])
  expect(adviceFor({ trustedProxies: 0 })).toEqual([])
  expect(adviceFor({ trustedProxies: 0, forwarded: undefined })).toEqual([])
  expect(adviceFor({ trustedProxies: undefined, peer: '127.0.0.1' })).toEqual([])
  expect(adviceFor({ trustedProxies: undefined, forwarded: undefined })).toEqual([])
  expect(
    adviceFor({ cdnAddress: '2001:db8::1', forwarded: '2001:db8::1, 172.68.0.9', trustedProxies: 2 }),
  ).toEqual([])
})
