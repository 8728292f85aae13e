import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../free-port'
import { hasNginx, type RunningNginx, runNginx } from '../../nginx'
import { type Studio, startStudio, WORK } from './running-studio'

/** What docs/studio.md has for nginx. */
const [, documented = ''] =
  /```\n(client_max_body_size[\s\S]+?)```/.exec(readFileSync('docs/studio.md', 'utf8')) ?? []

// Without nginx these tests are skipped, and said to be; `npm test` installs Debian's if it may.
describe.skipIf(!hasNginx())('LIVE-8 behind the documented nginx', () => {
  let nginx: RunningNginx
  let studio: Studio
  let origin: string
  let cookie: string

  beforeAll(async () => {
    const port = await freePort()
    nginx = await runNginx(
      (listen) => `server { listen ${listen}; ${documented.replace('127.0.0.1:4400', `127.0.0.1:${port}`)} }`,
    )
    origin = `http://localhost:${nginx.port}`
    studio = await startStudio({ PORT: String(port), STUDIO_ORIGIN: origin })
    const [, token = ''] = await studio.said(/welcome\?token=(\S+)\n/)
    const body = new URLSearchParams({ token, name: 'Rina Das', email: 'rina@agency.example' })
    const entered = await fetch(`${origin}/studio/welcome`, {
      method: 'POST',
      body,
      headers: { origin },
      redirect: 'manual',
    })
    cookie = entered.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ')
  }, WORK)
  afterAll(async () => {
    await studio.stop()
    await nginx.stop()
  })

  const status = async (path: string, headers: Record<string, string>) =>
    (await fetch(origin + path, { headers, redirect: 'manual' })).status

  test('LIVE-8 behind nginx strangers get the sign-in page, and who is signed in the editor', async () => {
    expect(await status('/studio/sign-in', {})).toBe(200)
    expect(await status('/edit/api/site', {})).toBe(401)
    expect(await status('/edit/', { cookie })).toBe(200)
    expect(await status('/edit/api/site', { cookie })).toBe(200)
  })

  test('LIVE-8 behind nginx web sockets open', async () => {
    const opened = await new Promise((resolve, reject) => {
      const headers = {
        cookie,
        origin,
        connection: 'Upgrade',
        upgrade: 'websocket',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
        'sec-websocket-protocol': 'vite-ping',
      }
      const asked = request(origin, { headers }, ({ statusCode }) => resolve(statusCode))
      asked.once('upgrade', ({ statusCode }, socket) => {
        socket.destroy()
        resolve(statusCode)
      })
      asked.once('error', reject).end()
    })
    expect(opened).toBe(101)
  })

  test('LIVE-8 behind nginx news arrives while the connection stays open', async () => {
    const closed = new AbortController()
    const news = await fetch(`${origin}/edit/api/events`, { headers: { cookie }, signal: closed.signal })
    const first = await news.body?.getReader().read()
    expect(new TextDecoder().decode(first?.value)).toContain('pulse')
    closed.abort()
  })

  test('LIVE-8 behind nginx a large picture reaches the studio, which judges it itself', async () => {
    const answer = await fetch(`${origin}/edit/api/pictures?name=large/large&file=large.jpg`, {
      method: 'POST',
      body: new Uint8Array(20_000_000),
      headers: { cookie, origin },
    })
    expect(answer.status).toBe(422)
    expect((await answer.json()).message).toContain('large.jpg cannot be read as a picture')
  })
})
