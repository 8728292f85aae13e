import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { nginxConfiguration } from '../delivery/nginx'
import type { DeliveryRecord } from '../delivery/policy'
import { pagePath, publishedFiles } from '../delivery/published-files'
import { createServer, type RunningServer } from './create-server'
import { type FixtureSite, fixtureSite } from './fixtures/site'
import { type Answer, ask, goodFields, multipart } from './fixtures/visitor'

// Debian's package, or any place given. Where there is none these tests are skipped, and said to be.
const nginx = process.env.NGINX_BINARY ?? '/usr/sbin/nginx'
const brotliModule = `${process.env.NGINX_MODULES ?? '/usr/lib/nginx/modules'}/ngx_http_brotli_static_module.so`

/** What both must say alike. ETag, date and server name are each server's own. */
const compared = [
  'content-type',
  'content-encoding',
  'content-length',
  'cache-control',
  'vary',
  'location',
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
]

let site: FixtureSite
let embedded: RunningServer
let process_: ChildProcess
let here: number
let there: number

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createTcpServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

function seen({ status, headers, body }: Answer) {
  const said = Object.fromEntries(compared.map((name) => [name, headers[name]]))
  return { status, ...said, bytes: body.toString('base64') }
}

async function startNginx(mailServer: string): Promise<number> {
  const port = await freePort()
  const brotli = existsSync(brotliModule)
  const record = JSON.parse(await readFile(join(site.build, 'delivery.json'), 'utf8')) as DeliveryRecord
  const place = { root: join(site.build, 'client'), listen: `127.0.0.1:${port}`, mailServer, brotli }
  const run = join(site.folder, 'nginx')
  await mkdir(run)
  await writeFile(join(run, 'site.conf'), nginxConfiguration(record, place))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${run}/${kind};`,
  )
  const main = `${brotli ? `load_module ${brotliModule};` : ''}
    user root; daemon off; pid ${run}/pid; error_log stderr; worker_processes 1; events {}
    http { access_log off; ${temporary.join(' ')} include ${run}/site.conf; }`
  await writeFile(join(run, 'nginx.conf'), process.getuid?.() === 0 ? main : main.replace('user root;', ''))
  let said = ''
  process_ = spawn(nginx, ['-p', run, '-c', join(run, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  process_.stderr?.on('data', (bytes) => {
    said += bytes
  })
  const up = () =>
    ask(port, '/').catch((cause) => Promise.reject(new Error(`nginx does not answer: ${said}`, { cause })))
  await vi.waitFor(up, { timeout: 5_000 })
  return port
}

describe.skipIf(!existsSync(nginx))(`nginx (${nginx})`, () => {
  beforeAll(async () => {
    site = await fixtureSite()
    const outbox = join(site.folder, 'outbox')
    embedded = await createServer({
      root: site.build,
      outbox,
      mailTo: 'a@agency.example',
      siteName: 'Agency',
      trustProxy: true,
    })
    here = await embedded.listen(0, '127.0.0.1')
    there = await startNginx(`http://127.0.0.1:${here}`)
  })
  afterAll(async () => {
    const gone = new Promise((resolve) => process_.once('exit', resolve))
    if (process_.kill('SIGTERM') && process_.exitCode === null) await gone
    await embedded.stop(1_000)
    await site.remove()
  })

  async function sameAs(path: string, question: Parameters<typeof ask>[2] = {}) {
    const [ours, theirs] = await Promise.all([ask(here, path, question), ask(there, path, question)])
    expect(seen(theirs), path).toEqual(seen(ours))
  }

  test('every file and every page: same status, headers and bytes, plain, gzip and brotli', async () => {
    const encodings = existsSync(brotliModule) ? ['identity', 'gzip', 'br'] : ['identity', 'gzip']
    for (const file of await publishedFiles(join(site.build, 'client'))) {
      // Not at its own path, and redirects are compared below: nginx adds a sentence to them that no one reads.
      if (file === '/404.html' || file === '/project/ruchi/index.html') continue
      const page = pagePath(file)
      for (const encoding of encodings)
        await sameAs(page ?? file, { headers: { 'accept-encoding': encoding } })
      await sameAs(page ?? file, { method: 'HEAD' })
    }
  }, 60_000)

  test.each([
    '/nope',
    '/project/nope',
    '/404.html',
    '/.hidden',
    '/_headers',
    '/about/index.html.br',
    '//about',
    '/nope/',
    '/films/',
    '/films',
    '/About',
  ])('ROUTE-2 %s: the same 404', (path) => sameAs(path))

  test.each(['/about/', '/about/?a=1', '/about/index.html', '/index.html'])(
    'ROUTE-5 %s: the same redirect',
    async (path) => {
      const [ours, theirs] = await Promise.all([ask(here, path), ask(there, path)])
      expect([theirs.status, theirs.headers.location]).toEqual([ours.status, ours.headers.location])
      expect(theirs.status).toBe(308)
    },
  )

  test.each(['/project/ruchi', '/project/ruchi/', '/project/ruchi?from=card'])(
    'ROUTE-4 %s: the same redirect',
    async (path) => {
      const [ours, theirs] = await Promise.all([ask(here, path), ask(there, path)])
      expect([theirs.status, theirs.headers.location]).toEqual([ours.status, ours.headers.location])
      expect(theirs.status).toBe(308)
    },
  )

  test.each(['bytes=0-9', 'bytes=-5', 'bytes=100-', 'bytes=0-1,4-5', 'bytes=9999999-'])(
    'a film in part (%s): the same bytes',
    async (range) => {
      const [ours, theirs] = await Promise.all(
        [here, there].map((port) => ask(port, '/films/reel-abc123.webm', { headers: { range } })),
      )
      expect([theirs?.status, theirs?.headers['content-range']]).toEqual([
        ours?.status,
        ours?.headers['content-range'],
      ])
      if (ours?.status !== 416) expect(theirs?.body.equals(ours?.body ?? Buffer.alloc(0))).toBe(true)
    },
  )

  test('FORM-4 a message is passed on, one that is too large is not', async () => {
    const good = await multipart(Object.entries(goodFields))
    const path = '/api/v1.0/email/send-form'
    const question = {
      method: 'POST',
      body: good.body,
      headers: { ...good.headers, origin: `http://127.0.0.1:${there}` },
    }
    expect((await ask(there, path, question)).status).toBe(200)
    const large = await multipart(Object.entries({ ...goodFields, extra: 'x'.repeat(200_000) }))
    expect((await ask(there, path, { method: 'POST', ...large })).status).toBe(413)
  })
})
