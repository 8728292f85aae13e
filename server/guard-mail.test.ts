import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { mailPath } from '../delivery/mail-provider'
import { messageHead, serveFixture } from '../tests/server/served-site'
import { type FixtureSite, fixtureSite } from '../tests/server/site'
import { ask, goodFields, multipart } from '../tests/server/visitor'
import type { RunningServer } from './create-server'

let site: FixtureSite
let server: RunningServer
let port: number

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  site = await fixtureSite()
  ;({ server, port } = await serveFixture(site, { siteOrigin: 'https://site.example', trustedProxies: 1 }))
})
afterAll(async () => {
  await server.stop(1_000)
  await site.remove()
  vi.restoreAllMocks()
})

async function post(headers: Record<string, string> = {}): Promise<number> {
  const form = await multipart(Object.entries(goodFields))
  const sent = { ...form.headers, 'x-forwarded-for': '203.0.113.9', ...headers }
  return (await ask(port, mailPath, { method: 'POST', body: form.body, headers: sent })).status
}

test.each([
  ['a page of this site', { 'sec-fetch-site': 'same-origin', origin: 'https://elsewhere.example' }, 200],
  ['a page of this site in an older browser', { origin: 'http://site.example', host: 'site.example' }, 200],
  [
    'it behind a proxy that changes the Host',
    { origin: 'https://other.example', 'x-forwarded-host': 'a.example, other.example' },
    200,
  ],
  ['it behind a proxy, by the setting SITE_ORIGIN', { origin: 'https://site.example' }, 200],
  ['what is not a browser', {}, 200],
  ['another site', { origin: 'https://elsewhere.example' }, 403],
  ['another site with a similar name', { origin: 'https://site.example.elsewhere.example' }, 403],
  ['another port', { origin: 'https://site.example:8443' }, 403],
  ['a page without an origin', { origin: 'null' }, 403],
  [
    'another site, as the browser says',
    { 'sec-fetch-site': 'cross-site', origin: 'https://site.example' },
    403,
  ],
])('FORM-4 a message from %s', async (_, headers, status) => {
  expect(await post(headers)).toBe(status)
})

test('FORM-4 half-sent messages take limited memory; others are accepted when they end', async () => {
  const answers: string[] = []
  const sockets = await Promise.all(
    Array.from({ length: 220 }, async () => {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined)
      socket.setEncoding('latin1').on('data', (text: string) => answers.push(text.slice(9, 12)))
      await once(socket, 'connect')
      socket.write(`${messageHead}Content-Length: 99000\r\n\r\n--x\r\n`)
      return socket
    }),
  )
  const mostAtOnce = Math.floor(20_000_000 / 99_000)
  await expect.poll(() => answers.length).toBe(sockets.length - mostAtOnce)
  expect([...new Set(answers)]).toEqual(['503'])
  for (const socket of sockets as Socket[]) socket.destroy()
  await expect.poll(() => post({ 'x-forwarded-for': '203.0.113.10' })).toBe(200)
})
