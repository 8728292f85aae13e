import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, withPolicy } from './content-security-policy'

const directives = (html: string, provider: string | null = null) =>
  new Map(
    contentSecurityPolicy(html, provider)
      .split('; ')
      .map((part) => part.split(/ (.*)/s, 2) as [string, string]),
  )
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const scripts = (html: string) => directives(html).get('script-src')
const styles = (html: string) => directives(html).get('style-src')

test('nothing is allowed but the site itself, the map, and style attributes', () => {
  expect(Object.fromEntries(directives(''))).toEqual({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data: https://www.openstreetmap.org",
    'font-src': "'self'",
    'media-src': "'self'",
    'manifest-src': "'self'",
    'connect-src': "'self'",
    'frame-src': 'https://www.openstreetmap.org',
    'base-uri': "'none'",
    'form-action': "'self'",
  })
})

test('FORM-4 the mail provider may be posted to if there is one', () => {
  const policy = directives('', 'https://api.emailjs.com')
  expect(policy.get('connect-src')).toBe("'self' https://api.emailjs.com")
})

test('inline scripts and styles are allowed by their hashes, each once', () => {
  const html =
    '<style>a{}</style><script>let a = "<!-- x -->"</script><script>let a = "<!-- x -->"</script><style media="print">b{}</style>'
  expect(scripts(html)).toBe(`'self' ${hash('let a = "<!-- x -->"')}`)
  expect(styles(html)).toBe(`'self' ${hash('a{}')} ${hash('b{}')}`)
})

test.each([
  'type="module"',
  'type=module async',
  'type="text/javascript"',
  'type="importmap"',
  'type="speculationrules"',
  'async',
])('a script with %s is hashed, since a browser obeys it', (attributes) => {
  expect(scripts(`<script ${attributes}>x</script>`)).toBe(`'self' ${hash('x')}`)
})

test.each([
  'type="application/ld+json"',
  'type="application/json"',
  'src="/a.js"',
  'type="module" src="/a.js"',
])('a script with %s is not hashed', (attributes) => {
  expect(scripts(`<script ${attributes}>x</script>`)).toBe("'self'")
})

test('markup in comments is not hashed, line ends are hashed as the parser sees them', () => {
  const html = '<!-- <script>x</script> --><!-- a --><style>a\r\nb</style>'
  expect(scripts(html)).toBe("'self'")
  expect(styles(html)).toBe(`'self' ${hash('a\nb')}`)
})

test('a page carries its policy right after its charset', () => {
  const page = '<head><meta charSet="utf-8"/><style>a{}</style></head>'
  expect(withPolicy(page, null)).toMatch(
    /^<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="default-src 'none'; [^"]+"\/><style>/,
  )
  expect(() => withPolicy('<head></head>', null)).toThrow('names no charset')
})
