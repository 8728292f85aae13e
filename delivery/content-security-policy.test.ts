import { expect, test } from 'vitest'
import { contentSecurityPolicy, nothingInline } from './content-security-policy'

const directives = (policy: string) =>
  new Map(policy.split('; ').map((part) => part.split(/ (.*)/s, 2) as [string, string]))

test('nothing is allowed but the site itself and the map', () => {
  expect(Object.fromEntries(directives(contentSecurityPolicy(nothingInline)))).toEqual({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'style-src-attr': "'none'",
    'img-src': "'self' data: https://www.openstreetmap.org",
    'font-src': "'self'",
    'media-src': "'self'",
    'manifest-src': "'self'",
    'connect-src': "'self'",
    'frame-src': 'https://www.openstreetmap.org',
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  })
})

test('inline scripts and styles are allowed by hash, never by name', () => {
  const policy = directives(
    contentSecurityPolicy({ scriptHashes: ['sha256-a', 'sha256-b'], styleHashes: ['sha256-c'] }),
  )
  expect(policy.get('script-src')).toBe("'self' 'sha256-a' 'sha256-b'")
  expect(policy.get('style-src')).toBe("'self' 'sha256-c'")
  expect([...policy].filter(([, sources]) => /unsafe/.test(sources))).toEqual([])
})

test('FORM-4 the mail provider may be posted to where there is one', () => {
  const policy = contentSecurityPolicy({ ...nothingInline, provider: 'https://api.emailjs.com' })
  expect(directives(policy).get('connect-src')).toBe("'self' https://api.emailjs.com")
})
