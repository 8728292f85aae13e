import { expect, test } from 'vitest'
import { isSameOrigin, type Sender } from './same-origin'

const sent = (sender: Partial<Sender>, siteOrigin?: string) =>
  isSameOrigin(
    { origin: undefined, fetchSite: undefined, host: 'site.example', forwardedHost: undefined, ...sender },
    siteOrigin,
  )

test('a page of this site may post', () => {
  expect(sent({ origin: 'https://site.example', fetchSite: 'same-origin' })).toBe(true)
  expect(sent({ origin: 'http://site.example' })).toBe(true)
  expect(sent({ origin: 'https://site.example:443' })).toBe(true)
  expect(sent({ origin: 'http://localhost:3000', host: 'localhost:3000' })).toBe(true)
})

test('a page of this site may post through a proxy that changes the Host', () => {
  const origin = 'https://site.example'
  const host = '127.0.0.1:3000'
  expect(sent({ origin, host, fetchSite: 'same-origin' })).toBe(true)
  expect(sent({ origin, host, forwardedHost: 'site.example' })).toBe(true)
  expect(sent({ origin, host, forwardedHost: 'invented.example, site.example' })).toBe(true)
  expect(sent({ origin, host }, origin)).toBe(true)
  expect(sent({ origin, host })).toBe(false)
})

test('what is no browser names no origin and may post', () => {
  expect(sent({})).toBe(true)
})

test('another site may not', () => {
  expect(sent({ origin: 'https://elsewhere.example' })).toBe(false)
  expect(sent({ origin: 'https://elsewhere.example' }, 'https://site.example')).toBe(false)
  expect(sent({ origin: 'https://site.example.elsewhere.example' })).toBe(false)
  expect(sent({ origin: 'https://site.example:8443' })).toBe(false)
  expect(sent({ origin: 'null' })).toBe(false)
  expect(sent({ origin: '' })).toBe(false)
  expect(sent({ origin: 'null', host: undefined })).toBe(false)
})

test('another site may not, whatever its host, where the browser says so', () => {
  for (const fetchSite of ['cross-site', 'same-site', 'none', ''])
    expect(sent({ origin: 'https://site.example', fetchSite }, 'https://site.example')).toBe(false)
})
