import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rename, rm, symlink, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commonHeaders } from '../delivery/headers'
import { mailPath } from '../delivery/mail-provider'
import { fixtureProject } from '../tests/server/project'
import { serveFixture } from '../tests/server/served-site'
import { canary, type FixtureSite, fixtureSite } from '../tests/server/site'
import { ask, send } from '../tests/server/visitor'
import type { RunningServer } from './create-server'
import { deliverSite } from './deliver-site'

let site: FixtureSite
let server: RunningServer
let port: number

beforeAll(async () => {
  site = await fixtureSite()
  ;({ server, port } = await serveFixture(site))
})

afterAll(async () => {
  await server.stop(1_000)
  await site.remove()
})

const film = '/films/reel-abc123.webm'
const picture = '/pictures/hero-abc123.avif'
const script = '/assets/entry-C0ffee.js'
const aYear = 'public, max-age=31536000, immutable'
const html = 'text/html; charset=utf-8'

test.each([
  ['/', 'Home', html, 'no-cache'],
  ['/about', 'About', html, 'no-cache'],
  ['/about?from=ad', 'About', html, 'no-cache'],
  ['/%61bout', 'About', html, 'no-cache'],
  ['/about.data', 'data', 'text/x-script; charset=utf-8', 'no-cache'],
  [script, 'answer', 'text/javascript; charset=utf-8', aYear],
  [picture, '', 'image/avif', aYear],
  [film, '', 'video/webm', aYear],
  ['/robots.txt', 'User-agent', 'text/plain; charset=utf-8', 'public, max-age=3600'],
  ['/version.json', '"commit"', 'application/json', 'no-store'],
])('%s is served with its type and caching', async (path, text, type, caching) => {
  const { status, headers, body } = await ask(port, path)
  expect(status).toBe(200)
  expect(body.toString()).toContain(text)
  expect(headers).toMatchObject({
    'content-type': type,
    'cache-control': caching,
    'content-length': String(body.length),
  })
})

test('every response has the common headers, whatever its status', async () => {
  for (const path of ['/', '/nope', '/nope.js', '/about/', '/%', mailPath, film]) {
    const { headers } = await ask(port, path)
    for (const [name, value] of Object.entries(commonHeaders))
      expect(headers[name.toLowerCase()], `${name} of ${path}`).toBe(value)
  }
})

test('a picture may be shown by webmail and translated copies of a page, a page may not', async () => {
  const policy = async (path: string) => (await ask(port, path)).headers['cross-origin-resource-policy']
  expect(await policy('/pictures/hero-abc123.avif')).toBe('cross-origin')
  expect(await policy('/')).toBe('same-origin')
})

test.each([
  ...['/nope', '/project/nope', '/services/nope', '/about/nope', '/nope/', '/films/'],
  ...['/About', '/about.html', '/404.html', '/404', '//about', '//about/', '/about//'],
])('ROUTE-2 %s answers 404 with the page for it', async (path) => {
  const { status, headers, body } = await ask(port, path)
  expect(status).toBe(404)
  expect(body.toString()).toContain('Page Not Found')
  expect(headers).toMatchObject({ 'content-type': html, 'cache-control': 'no-cache' })
  expect(headers.location).toBeUndefined()
})

test.each([
  ['ROUTE-4', '/project/ruchi', '/project/ruchi-tea'],
  ['ROUTE-4', '/project/ruchi/', '/project/ruchi-tea'],
  ['ROUTE-4', '/project/ruchi?from=card', '/project/ruchi-tea?from=card'],
  ['ROUTE-5', '/about/', '/about'],
  ['ROUTE-5', '/about/?a=1&b=2', '/about?a=1&b=2'],
  ['ROUTE-5', '/about/index.html', '/about'],
  ['ROUTE-5', '/index.html', '/'],
])('%s %s redirects to %s for good', async (_, path, target) => {
  const { status, headers } = await ask(port, path)
  expect([status, headers.location]).toEqual([308, target])
})

test.each([
  ...['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/..%5csecret.txt', '/secret.txt%00.html'],
  ...[
    '/assets/..%2f..%2f..%2fsecret.txt',
    '/%c0%ae%c0%ae/secret.txt',
    '/%00',
    '/%',
    '/%2felsewhere.example/',
  ],
  ...[
    '/.hidden',
    '/_headers',
    '/_redirects',
    '/about/index.html.br',
    '/__spa-fallback.html',
    '//elsewhere.example/',
  ],
])('%s reveals nothing and redirects nowhere', async (path) => {
  const { status, headers, body } = await ask(port, path)
  expect([400, 404]).toContain(status)
  expect(headers.location).toBeUndefined()
  expect(body.toString()).not.toContain(canary)
})

test.each(['/about', script, '/nope'])(
  '%s is compressed for clients that accept it, and has Vary',
  async (path) => {
    const asked = (encodings: string) => ask(port, path, { headers: { 'accept-encoding': encodings } })
    const plain = await ask(port, path)
    const br = await asked('gzip, deflate, br, zstd')
    const gz = await asked('gzip')
    expect([plain, br, gz].map(({ headers }) => headers['content-encoding'])).toEqual([
      undefined,
      'br',
      'gzip',
    ])
    expect(brotliDecompressSync(br.body)).toEqual(plain.body)
    expect(gunzipSync(gz.body)).toEqual(plain.body)
    for (const { headers } of [plain, br, gz]) expect(headers.vary).toBe('Accept-Encoding')
  },
)

test('films and pictures are not compressed again and have no Vary', async () => {
  for (const [path, bytes] of [
    [film, site.film],
    [picture, site.picture],
  ] as const) {
    const { headers, body } = await ask(port, path, { headers: { 'accept-encoding': 'br' } })
    expect(body.equals(bytes)).toBe(true)
    expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined])
  }
})

test('a visitor who already has the file gets a 304 without it', async () => {
  for (const path of ['/about', film]) {
    const { headers } = await ask(port, path)
    for (const tags of [headers.etag, `"other", ${headers.etag}`, '*']) {
      const asked = { 'if-none-match': String(tags), 'accept-encoding': 'br' }
      const again = await ask(port, path, { headers: asked })
      expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag])
      expect(again.headers['cache-control']).toBe(headers['cache-control'])
    }
    expect((await ask(port, path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  }
})

test('HEAD has the headers of GET, without the body', async () => {
  for (const path of ['/about', film, '/nope', '/about/']) {
    const get = await ask(port, path)
    const head = await ask(port, path, { method: 'HEAD' })
    expect([head.status, head.body.length]).toEqual([get.status, 0])
    for (const name of ['content-type', 'content-length', 'etag', 'cache-control', 'location'])
      expect(head.headers[name], `${name} of ${path}`).toBe(get.headers[name])
  }
})

test.each([
  ['bytes=0-0', 0, 0],
  ['bytes=0-1', 0, 1],
  ['bytes=100-299', 100, 299],
  ['bytes=500000-', 500_000, 1_000_002],
  ['bytes=-3', 1_000_000, 1_000_002],
  ['bytes=0-1,4-5', 0, 1_000_002],
])('AV-2 a range of a film is served: %s', async (range, first, last) => {
  const { status, headers, body } = await ask(port, film, { headers: { range } })
  expect(status).toBe(206)
  expect(headers).toMatchObject({
    'content-range': `bytes ${first}-${last}/1000003`,
    'content-length': String(body.length),
  })
  expect(body.equals(site.film.subarray(first, last + 1))).toBe(true)
})

test('AV-2 a range is no answer to a visitor who may have a part of another version', async () => {
  const headers = { range: 'bytes=0-9', 'if-range': '"another"' }
  const { status, body } = await ask(port, film, { headers })
  expect([status, body.length]).toEqual([200, site.film.length])
})

test('AV-2 a range beyond the end is 416', async () => {
  const { status, headers } = await ask(port, film, { headers: { range: 'bytes=1000003-' } })
  expect([status, headers['content-range']]).toEqual([416, 'bytes */1000003'])
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND'])(
  '%s of a page is 405 and says what is allowed',
  async (method) => {
    const { status, headers } = await ask(port, '/about', { method })
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS'])
  },
)

test.each([
  ['GET / HTTP/1.0', 200],
  ['HEAD /about HTTP/1.0', 200],
  ['GET /health HTTP/1.0', 200],
  ['OPTIONS / HTTP/1.0', 204],
  ['OPTIONS * HTTP/1.0', 204],
  ['OPTIONS * HTTP/1.1\r\nHost: x', 204],
  ['GET / HTTP/1.1', 400],
])("a load balancer's check %j is answered with %i", async (request, status) => {
  expect(await send(port, `${request}\r\nConnection: close\r\n\r\n`)).toMatch(
    new RegExp(`^HTTP/1.1 ${status} `),
  )
})

test('a new build is served from the next request on; a film being sent arrives whole', async () => {
  const next = await fixtureSite('N3w')
  const link = join(site.folder, 'link')
  await symlink(site.build, link)
  const live = await serveFixture(site, { root: link })
  const reading = ask(live.port, film)
  await symlink(next.build, `${link}-new`)
  await rename(`${link}-new`, link)
  expect((await ask(live.port, '/about')).body.toString()).toContain('page-N3w.css')
  expect((await ask(live.port, '/assets/entry-N3w.js')).status).toBe(200)
  const sent = (await reading).body
  expect(sent.equals(site.film) || sent.equals(next.film)).toBe(true)
  await unlink(link)
  await live.server.stop(1_000)
  await next.remove()
})

/** Bytes in buffers that are still referenced. */
async function bytesInMemory(): Promise<number> {
  setFlagsFromString('--expose-gc')
  // Freed buffers are returned in the background.
  for (let round = 0; round < 3; round += 1) {
    runInNewContext('gc')()
    await sleep(100)
  }
  return process.memoryUsage().arrayBuffers
}

test('the pictures of twelve builds come from the published folder, and none stays in memory', async () => {
  const project = await fixtureProject()
  const size = 250_000
  await project.write('first')
  await project.build()
  const before = await bytesInMemory()
  const site = await deliverSite(join(project.home, 'build'))
  const pictures: string[] = []
  const readPictures = async () => {
    for (const path of pictures) {
      const response = await site.request(path)
      expect([path, (await response.arrayBuffer()).byteLength]).toEqual([path, size])
    }
  }
  for (let build = 1; build <= 12; build += 1) {
    const path = `/pictures/${build}.avif`
    await mkdir(join(project.home, 'build/client/pictures'), { recursive: true })
    await writeFile(join(project.home, 'build/client', path), randomBytes(size))
    pictures.push(path)
    await readPictures()
    await project.write(`update ${build}`)
    await project.build()
  }
  const [earlier = '', ...later] = (await readdir(join(project.home, 'builds'))).sort((a, b) => +a - +b)
  expect(later).toHaveLength(1)
  await rm(join(project.home, 'builds', earlier), { recursive: true })
  await readPictures()
  await expect.poll(async () => (await bytesInMemory()) - before).toBeLessThan(4 * size)
  await project.remove()
})
