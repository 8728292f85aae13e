import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailPath } from '../delivery/mail-provider'
import { documentHeaders, fileHeaders, securityHeaders } from '../delivery/security-headers'
import { createServer, type RunningServer } from './create-server'
import { canary, type FixtureSite, fixtureSite } from './fixtures/site'
import { ask } from './fixtures/visitor'

let site: FixtureSite
let server: RunningServer
let port: number

beforeAll(async () => {
  site = await fixtureSite()
  server = await createServer({
    root: site.build,
    outbox: `${site.folder}/outbox`,
    mailTo: 'hello@agency.example',
    siteName: 'Agency website',
  })
  port = await server.listen(0, '127.0.0.1')
})

afterAll(async () => {
  await server.stop(1_000)
  await site.remove()
})

const film = '/films/reel-abc123.webm'

test.each([
  ['/', 'Home', 'text/html; charset=utf-8', 'no-cache'],
  ['/about', 'About', 'text/html; charset=utf-8', 'no-cache'],
  ['/about?from=ad', 'About', 'text/html; charset=utf-8', 'no-cache'],
  ['/%61bout', 'About', 'text/html; charset=utf-8', 'no-cache'],
  ['/about.data', 'data', 'text/x-script; charset=utf-8', 'no-cache'],
  [
    '/assets/entry-C0ffee.js',
    'answer',
    'text/javascript; charset=utf-8',
    'public, max-age=31536000, immutable',
  ],
  ['/robots.txt', 'User-agent', 'text/plain; charset=utf-8', 'public, max-age=3600'],
])('%s is served with its type and caching', async (path, text, type, caching) => {
  const { status, headers, body } = await ask(port, path)
  expect(status).toBe(200)
  expect(body.toString()).toContain(text)
  expect(headers['content-type']).toBe(type)
  expect(headers['cache-control']).toBe(caching)
  expect(headers['content-length']).toBe(String(body.length))
})

test('every document carries the security headers, whatever its status', async () => {
  for (const path of ['/', '/nope', '/nope.js', '/about/', '/%', mailPath]) {
    const { headers } = await ask(port, path)
    for (const [name, value] of Object.entries(securityHeaders))
      expect(headers[name.toLowerCase()], `${name} of ${path}`).toBe(value)
  }
})

test('a part of a page is sent without what only a document can heed', async () => {
  const { headers } = await ask(port, film)
  for (const [name, value] of Object.entries(fileHeaders))
    expect(headers[name.toLowerCase()], name).toBe(value)
  for (const name of ['Content-Security-Policy', ...Object.keys(documentHeaders)])
    expect(headers[name.toLowerCase()], name).toBeUndefined()
})

test('a page names its own inline script and style in its policy', async () => {
  const [home, about] = await Promise.all([ask(port, '/'), ask(port, '/about')])
  const policy = String(home.headers['content-security-policy'])
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'; style-src 'self' 'sha256-[^']+';/)
  expect(policy).not.toBe(about.headers['content-security-policy'])
})

test.each([
  '/nope',
  '/project/nope',
  '/services/nope',
  '/about/nope',
  '//about',
  '/About',
  '/about.html',
  '/404.html',
  '/404',
])('ROUTE-2 %s answers 404 with the page for it', async (path) => {
  const { status, headers, body } = await ask(port, path)
  expect(status).toBe(404)
  expect(body.toString()).toContain('Page Not Found')
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['cache-control']).toBe('no-cache')
  expect(headers['content-security-policy']).toContain('sha256-')
})

test.each([
  ['/project/ruchi', '/project/ruchi-tea'],
  ['/project/ruchi/', '/project/ruchi-tea'],
  ['/project/ruchi?from=card', '/project/ruchi-tea?from=card'],
])('ROUTE-4 %s leads to %s for good', async (path, target) => {
  const { status, headers } = await ask(port, path)
  expect([status, headers.location]).toEqual([308, target])
  expect((await ask(port, target)).body.toString()).toContain('Ruchi Tea')
})

test.each([
  ['/about/', '/about'],
  ['/about/?a=1&b=2', '/about?a=1&b=2'],
  ['/about/index.html', '/about'],
  ['/index.html', '/'],
])('ROUTE-5 %s reaches %s', async (path, target) => {
  const { status, headers } = await ask(port, path)
  expect([status, headers.location]).toEqual([308, target])
})

test.each(['//elsewhere.example/', '/%2felsewhere.example/', '/nope/', '//about/', '/about//', '/films/'])(
  'ROUTE-5 %s, which is no page with a slash, is not redirected anywhere',
  async (path) => {
    const { status, headers } = await ask(port, path)
    expect(headers.location).toBeUndefined()
    expect([400, 404]).toContain(status)
  },
)

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%2f..%2f..%2fsecret.txt',
  '/..%5csecret.txt',
  '/linked.txt',
  '/.hidden',
  '/_headers',
  '/_redirects',
  '/about/index.html.br',
  '/secret.txt%00.html',
  '/%00',
  '/%',
  '/%c0%ae%c0%ae/secret.txt',
  '/__spa-fallback.html',
])('%s gives nothing away', async (path) => {
  const { status, body } = await ask(port, path)
  expect([400, 404]).toContain(status)
  expect(body.toString()).not.toContain(canary)
})

test('text comes compressed to those who take it, and says that it varies', async () => {
  const plain = await ask(port, '/about')
  const br = await ask(port, '/about', { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } })
  const gz = await ask(port, '/about', { headers: { 'accept-encoding': 'gzip' } })
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(br.headers['content-encoding']).toBe('br')
  expect(gz.headers['content-encoding']).toBe('gzip')
  expect(brotliDecompressSync(br.body)).toEqual(plain.body)
  expect(gunzipSync(gz.body)).toEqual(plain.body)
  expect(br.body.length).toBeLessThan(plain.body.length)
  for (const { headers } of [plain, br, gz]) expect(headers.vary).toBe('Accept-Encoding')
  expect(new Set([plain, br, gz].map(({ headers }) => headers.etag)).size).toBe(3)
})

test('films and pictures are not compressed again and do not vary', async () => {
  const { headers, body } = await ask(port, film, { headers: { 'accept-encoding': 'br' } })
  expect(body.equals(site.film)).toBe(true)
  expect(headers['content-type']).toBe('video/webm')
  expect(headers['content-encoding']).toBeUndefined()
  expect(headers.vary).toBeUndefined()
  const picture = await ask(port, '/pictures/hero-abc123.avif')
  expect(picture.body.equals(site.picture)).toBe(true)
  expect(picture.headers['content-type']).toBe('image/avif')
})

test('a visitor who has the file already gets 304 without it', async () => {
  for (const path of ['/about', film]) {
    const { headers } = await ask(port, path)
    const again = await ask(port, path, { headers: { 'if-none-match': String(headers.etag) } })
    expect(again.status).toBe(304)
    expect(again.body.length).toBe(0)
    expect(again.headers.etag).toBe(headers.etag)
    expect(again.headers['cache-control']).toBe(headers['cache-control'])
    expect((await ask(port, path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  }
})

test('HEAD says what GET would, without the bytes', async () => {
  for (const path of ['/about', film, '/nope', '/about/']) {
    const get = await ask(port, path)
    const head = await ask(port, path, { method: 'HEAD' })
    expect(head.status).toBe(get.status)
    expect(head.body.length).toBe(0)
    for (const name of ['content-type', 'content-length', 'etag', 'cache-control', 'location']) {
      expect(head.headers[name], `${name} of ${path}`).toBe(get.headers[name])
    }
  }
})

test.each([
  ['bytes=0-0', 0, 0],
  ['bytes=100-299', 100, 299],
  ['bytes=500000-', 500_000, 1_000_002],
  ['bytes=-3', 1_000_000, 1_000_002],
])('a film is served in part: %s', async (range, first, last) => {
  const { status, headers, body } = await ask(port, film, { headers: { range } })
  expect(status).toBe(206)
  expect(headers['content-range']).toBe(`bytes ${first}-${last}/1000003`)
  expect(body.equals(site.film.subarray(first, last + 1))).toBe(true)
})

test('a part beyond the end is 416, nonsense and several parts get the whole', async () => {
  const beyond = await ask(port, film, { headers: { range: 'bytes=1000003-' } })
  expect([beyond.status, beyond.headers['content-range']]).toEqual([416, 'bytes */1000003'])
  for (const range of ['bytes=5-1', 'bytes=0-1,4-5', 'pages=1-2', 'bytes=']) {
    const whole = await ask(port, film, { headers: { range } })
    expect([whole.status, whole.body.length]).toEqual([200, 1_000_003])
  }
})

test('a part of a film that changed meanwhile is not mixed with the old one', async () => {
  const { headers } = await ask(port, film)
  const part = (ifRange: string) => ask(port, film, { headers: { range: 'bytes=0-9', 'if-range': ifRange } })
  expect((await part(String(headers.etag))).status).toBe(206)
  expect((await part('"older"')).status).toBe(200)
  expect((await part('Tue, 01 Jul 2025 10:00:00 GMT')).status).toBe(200)
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
  '%s of a page is 405 and says what is allowed',
  async (method) => {
    const { status, headers } = await ask(port, '/about', { method })
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
  },
)
