import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createServer, type RunningServer } from '../server/create-server'
import { mailBodyLimit } from '../server/guard-mail'
import { hasBrotli, hasNginx, type RunningNginx, startNginx } from '../tests/nginx'
import { type FixtureSite, fixtureSite } from '../tests/server/site'
import { ask, goodFields, multipart } from '../tests/server/visitor'
import { commonHeaders, headersFor, isCompressible } from './headers'
import { mailPath } from './mail-provider'
import { pagePath, publishedFiles } from './published-files'

/** `_headers` by path. */
async function hostHeaders(): Promise<Map<string, string[]>> {
  const text = await readFile(new URL('static/_headers', import.meta.url), 'utf8')
  return new Map(
    text.split('\n\n').map((rule) => {
      const [path = '', ...lines] = rule.trim().split('\n')
      return [path, lines.map((line) => line.trim())]
    }),
  )
}

test('static hosts send the site’s headers, except the resource policy, which differs by file', async () => {
  const { 'Cross-Origin-Resource-Policy': _, ...everywhere } = commonHeaders
  const rules = await hostHeaders()
  expect(rules.get('/*')).toEqual(Object.entries(everywhere).map(([name, value]) => `${name}: ${value}`))
  for (const folder of ['/assets/', '/pictures/', '/films/'])
    expect(rules.get(`${folder}*`)).toEqual([
      `Cache-Control: ${headersFor(`${folder}a.js`)['Cache-Control']}`,
    ])
  expect(rules.get('/version.json')).toEqual(['Cache-Control: no-store'])
})

// Without nginx these tests are skipped, and said to be; `npm test` installs Debian's if it may.
describe.skipIf(!hasNginx())('nginx', () => {
  let site: FixtureSite
  let embedded: RunningServer
  let nginx: RunningNginx
  let port: number

  beforeAll(async () => {
    site = await fixtureSite()
    const outbox = join(site.folder, 'outbox')
    const settings = { mailTo: 'a@agency.example', siteName: 'Agency', trustedProxies: 1 }
    embedded = await createServer({ root: site.build, outbox, ...settings })
    nginx = await startNginx(site.build, `http://127.0.0.1:${await embedded.listen(0, '127.0.0.1')}`)
    port = nginx.port
  })
  afterAll(async () => {
    await nginx.stop()
    await embedded.stop(1_000)
    await site.remove()
  })

  const inLowerCase = (headers: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

  test('every file and page has its bytes, type, caching and headers, also to HEAD', async () => {
    for (const file of await publishedFiles(join(site.build, 'client'))) {
      if (file === '/404.html' || file === '/project/ruchi/index.html') continue
      const { status, headers, body } = await ask(port, pagePath(file) ?? file)
      expect(status, file).toBe(200)
      expect(headers, file).toMatchObject(inLowerCase(headersFor(file)))
      expect(body.equals(await readFile(join(site.build, 'client', file))), file).toBe(true)
      expect((await ask(port, pagePath(file) ?? file, { method: 'HEAD' })).status, file).toBe(200)
    }
  })

  test('text is compressed for clients that accept it', async () => {
    const decoders = { gzip: gunzipSync, ...(hasBrotli() && { br: brotliDecompressSync }) }
    for (const path of ['/about', '/about.data', '/assets/entry-C0ffee.js']) {
      expect(isCompressible(path === '/about' ? '/about/index.html' : path)).toBe(true)
      const plain = await ask(port, path)
      for (const [encoding, decode] of Object.entries(decoders)) {
        const { headers, body } = await ask(port, path, { headers: { 'accept-encoding': encoding } })
        expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' })
        expect(decode(body)).toEqual(plain.body)
      }
    }
  })

  test.each([
    '/nope',
    '/project/nope',
    '/404.html',
    '/.hidden',
    '/_headers',
    '/_redirects',
    '/about/index.html.br',
    '/nope/',
    '/films/',
    '/About',
    '//elsewhere.example/',
  ])('ROUTE-2 %s gets the 404 page', async (path) => {
    const { status, headers, body } = await ask(port, path)
    expect(status).toBe(404)
    expect(body.toString()).toContain('Page Not Found')
    expect(headers).toMatchObject(inLowerCase(commonHeaders))
  })

  test.each([
    ['/about/', '/about'],
    ['/about/?a=1', '/about?a=1'],
    ['/about/index.html', '/about'],
    ['/index.html', '/'],
  ])('ROUTE-5 %s redirects to %s', async (path, target) => {
    const { status, headers } = await ask(port, path)
    expect([status, headers.location]).toEqual([308, target])
  })

  test.each([
    ['/project/ruchi', '/project/ruchi-tea'],
    ['/project/ruchi/', '/project/ruchi-tea'],
    ['/project/ruchi?from=card', '/project/ruchi-tea?from=card'],
  ])('ROUTE-4 %s redirects to %s', async (path, target) => {
    const { status, headers } = await ask(port, path)
    expect([status, headers.location]).toEqual([308, target])
  })

  test('a film is sent in ranges, and not again if the visitor has it', async () => {
    const film = '/films/reel-abc123.webm'
    const part = await ask(port, film, { headers: { range: 'bytes=10-19' } })
    expect(part.status).toBe(206)
    expect(part.body).toEqual(site.film.subarray(10, 20))
    const tag = String(part.headers.etag)
    expect((await ask(port, film, { headers: { 'if-none-match': tag } })).status).toBe(304)
  })

  test('FORM-4 a message is passed on unless it is too large', async () => {
    const good = await multipart(Object.entries(goodFields))
    const headers = { ...good.headers, origin: `http://127.0.0.1:${port}` }
    const answer = await ask(port, mailPath, { method: 'POST', body: good.body, headers })
    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject(inLowerCase(commonHeaders))
    const large = await multipart(Object.entries({ ...goodFields, extra: 'x'.repeat(mailBodyLimit) }))
    expect((await ask(port, mailPath, { method: 'POST', ...large })).status).toBe(413)
  })

  test('the health check is passed on, each header once', async () => {
    const { status, headers } = await ask(port, '/health')
    expect(status).toBe(200)
    expect(headers).toMatchObject(inLowerCase(commonHeaders))
  })
})
