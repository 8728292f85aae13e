import { expect, test } from 'vitest'
import { isSameOrigin } from './same-origin'

const host = 'site.example'
const from = (origin?: string, fetchSite?: string) =>
  isSameOrigin({ origin, fetchSite, host }, 'https://public.example')

test('a page of this site may post', () => {
  expect(from('https://site.example', 'same-origin')).toBe(true)
  expect(from('http://site.example')).toBe(true)
  expect(from('https://site.example:443')).toBe(true)
  expect(from('https://public.example')).toBe(true)
  expect(
    isSameOrigin({ origin: 'http://localhost:3000', fetchSite: undefined, host: 'localhost:3000' }),
  ).toBe(true)
})

test('what is no browser names no origin and may post', () => {
  expect(from()).toBe(true)
})

test('another site may not', () => {
  expect(from('https://elsewhere.example')).toBe(false)
  expect(from('https://site.example.elsewhere.example')).toBe(false)
  expect(from('https://site.example:8443')).toBe(false)
  expect(from('null')).toBe(false)
  expect(from('')).toBe(false)
  expect(from('https://site.example', 'cross-site')).toBe(false)
  expect(from(undefined, 'same-site')).toBe(false)
})
