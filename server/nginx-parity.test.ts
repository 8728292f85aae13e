import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mailPath } from '../delivery/mail-provider'
import { pagePath, publishedFiles } from '../delivery/published-files'
import { hasBrotli, hasNginx, type RunningNginx, startNginx } from '../tests/nginx'
import { compare } from '../tests/same-answers'
import { createServer, type RunningServer } from './create-server'
import { type FixtureSite, fixtureSite } from './fixtures/site'
import { ask, goodFields, multipart } from './fixtures/visitor'

let site: FixtureSite
let embedded: RunningServer
let nginx: RunningNginx
let here: number
let there: number

// Without Debian's nginx these tests are skipped, and said to be; `npm test` installs it where it may. The real build is
// compared by `npm run check:nginx`.
describe.skipIf(!hasNginx())('nginx', () => {
  beforeAll(async () => {
    site = await fixtureSite()
    const outbox = join(site.folder, 'outbox')
    embedded = await createServer({
      root: site.build,
      outbox,
      mailTo: 'a@agency.example',
      siteName: 'Agency',
      trustedProxies: 1,
    })
    here = await embedded.listen(0, '127.0.0.1')
    nginx = await startNginx(site.build, `http://127.0.0.1:${here}`)
    there = nginx.port
  })
  afterAll(async () => {
    await nginx.stop()
    await embedded.stop(1_000)
    await site.remove()
  })

  async function sameAs(path: string, question: Parameters<typeof ask>[2] = {}) {
    expect(await compare([here, there], path, question), path).toEqual([])
  }

  test('every file and every page: same status, headers and bytes, plain, gzip and brotli', async () => {
    const encodings = hasBrotli() ? ['identity', 'gzip', 'br'] : ['identity', 'gzip']
    for (const file of await publishedFiles(join(site.build, 'client'))) {
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
      await sameAs(path)
      expect((await ask(there, path)).status).toBe(308)
    },
  )

  test.each(['/project/ruchi', '/project/ruchi/', '/project/ruchi?from=card'])(
    'ROUTE-4 %s: the same redirect',
    async (path) => {
      await sameAs(path)
      expect((await ask(there, path)).status).toBe(308)
    },
  )

  test.each(['bytes=0-9', 'bytes=-5', 'bytes=100-'])('a film in part (%s): the same bytes', (range) =>
    sameAs('/films/reel-abc123.webm', { headers: { range } }),
  )

  test.each(['/about', '/assets/entry-C0ffee.js', '/films/reel-abc123.webm'])(
    '%s is not sent again to a visitor who has it, by either',
    async (path) => {
      for (const port of [here, there]) {
        const { etag } = (await ask(port, path)).headers
        expect((await ask(port, path, { headers: { 'if-none-match': String(etag) } })).status).toBe(304)
      }
    },
  )

  test('the mail address asked for like a page: the same answer, each header once', () => sameAs(mailPath))

  test('the health address is passed on: the same answer, each header once', async () => {
    await sameAs('/health')
    expect((await ask(there, '/health')).status).toBe(200)
  })

  test('FORM-4 a message is passed on, one that is too large is not', async () => {
    const good = await multipart(Object.entries(goodFields))
    const path = mailPath
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
