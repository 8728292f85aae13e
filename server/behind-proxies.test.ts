import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { mailPath } from '../delivery/mail-provider'
import {
  cloudflareHeaders,
  hostChanger,
  type RunningProxy,
  type Setup,
  setups,
} from '../tests/server/proxies'
import { type FixtureSite, fixtureSite } from '../tests/server/site'
import { ask, goodFields, multipart } from '../tests/server/visitor'
import { createServer, type RunningServer } from './create-server'

const path = mailPath
/** The CDN's machine that connects to the proxy. */
const edge = '127.0.0.9'

let site: FixtureSite
let server: RunningServer
let proxy: RunningProxy
let logged: string[]

async function serve(
  start: Setup['start'],
  settings: { trustedProxies?: number | undefined; siteOrigin?: string },
) {
  logged = []
  vi.spyOn(console, 'warn').mockImplementation((line) => logged.push(line))
  site = await fixtureSite()
  const outbox = join(site.folder, 'outbox')
  server = await createServer({
    root: site.build,
    outbox,
    mailTo: 'a@agency.example',
    siteName: 'A',
    ...settings,
  })
  proxy = await start({ port: await server.listen(0, '127.0.0.1'), build: site.build })
}

async function end() {
  await proxy.stop()
  await server.stop(1_000)
  await site.remove()
  vi.restoreAllMocks()
}

/** A visitor's message; `sent` is an X-Forwarded-For that they forge. */
async function post(
  { isSecure, hasCdn }: Pick<Setup, 'isSecure' | 'hasCdn'>,
  visitor: string,
  { sent, fields = goodFields, headers = {} }: { sent?: string; fields?: object; headers?: object } = {},
) {
  const form = await multipart(Object.entries(fields))
  const invented = sent ? { 'x-forwarded-for': sent } : {}
  const theirs = hasCdn ? cloudflareHeaders(visitor, sent) : invented
  return ask(proxy.port, path, {
    method: 'POST',
    body: form.body,
    headers: { host: `localhost:${proxy.port}`, ...form.headers, ...theirs, ...headers },
    from: hasCdn ? edge : visitor,
    isSecure,
  })
}

// What is not installed here is skipped, and said to be.
describe.each(setups)('behind $name', (setup) => {
  describe.skipIf(!setup.isThere)(setup.isThere ? 'as documented' : 'not installed here', () => {
    beforeAll(() => serve(setup.start, { trustedProxies: setup.trustedProxies }))
    afterAll(end)

    test('the site is served', async () => {
      const headers = { host: `localhost:${proxy.port}` }
      const { status, body } = await ask(proxy.port, '/about', { isSecure: setup.isSecure, headers })
      expect([status, body.includes('About')]).toEqual([200, true])
    })

    test('FORM-4 a message from the site’s own page is accepted, from another site it is not', async () => {
      const scheme = setup.isSecure || setup.hasCdn ? 'https' : 'http'
      const origin = `${scheme}://localhost:${proxy.port}`
      const older = { origin }
      const today = { origin, 'sec-fetch-site': 'same-origin' }
      for (const headers of [older, today])
        expect((await post(setup, '127.0.1.1', { headers })).status).toBe(200)
      const elsewhere = { origin: 'https://elsewhere.example' }
      expect((await post(setup, '127.0.1.1', { headers: elsewhere })).status).toBe(403)
    })

    test('FORM-4 a visitor who sends too much locks out nobody else, whatever address they forge', async () => {
      for (let i = 0; i < 30; i += 1) expect((await post(setup, '127.0.2.1')).status).toBe(200)
      expect((await post(setup, '127.0.2.1')).status).toBe(429)
      expect((await post(setup, '127.0.2.1', { sent: '6.6.6.6' })).status).toBe(429)
      expect((await post(setup, '127.0.2.1', { sent: '6.6.6.6, 7.7.7.7' })).status).toBe(429)
      expect((await post(setup, '127.0.2.2')).status).toBe(200)
    })

    test('FORM-4 thirty empty messages lock out nobody, not even the same office', async () => {
      for (let i = 0; i < 31; i += 1) await post(setup, '127.0.3.1', { fields: { subject: '' } })
      expect((await post(setup, '127.0.3.1')).status).toBe(200)
      expect((await post(setup, '127.0.3.2')).status).toBe(200)
    })

    test('there is no advice in the log, only rejections of visitors by their own network', () => {
      expect(logged.filter((line) => !line.startsWith('Contact form: '))).toEqual([])
      for (const line of logged) expect(line).toMatch(/ to 127\.0\.[123]\.x: /)
    })
  })
})

describe.skipIf(!hostChanger.isThere)('behind nginx that changes the Host', () => {
  const setup = { isSecure: true, hasCdn: false }
  const origin = () => `https://localhost:${proxy.port}`

  test("FORM-4 today's browsers can send; for older ones the log says what is missing", async () => {
    await serve(({ port }) => hostChanger.start(port), {})
    const today = { origin: origin(), 'sec-fetch-site': 'same-origin' }
    expect((await post(setup, '127.0.1.1', { headers: today })).status).toBe(200)
    expect((await post(setup, '127.0.1.1', { headers: { origin: origin() } })).status).toBe(403)
    expect(logged.at(-1)).toMatch(/403 to 127\.0\.1\.x: .*SITE_ORIGIN is not set/)
    await end()
  })

  test('FORM-4 with SITE_ORIGIN older browsers can send too', async () => {
    await serve(({ port }) => hostChanger.start(port), { siteOrigin: 'https://site.example' })
    const headers = { origin: 'https://site.example' }
    expect((await post(setup, '127.0.1.1', { headers })).status).toBe(200)
    await end()
  })
})

test.each(['nginx.conf', 'Caddyfile', 'Caddyfile.cdn'])('the guide names delivery/proxies/%s', (name) => {
  expect(readFileSync('docs/delivery.md', 'utf8')).toContain(`delivery/proxies/${name}`)
})
