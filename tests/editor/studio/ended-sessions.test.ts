import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Studio, startStudio, WORK } from './running-studio'

let studio: Studio
let publisher: string
let count = 0

beforeAll(async () => {
  studio = await startStudio()
  publisher = await studio.first('Rina Das', 'rina@agency.example')
}, WORK)
afterAll(() => studio.stop())

const signIn = async (email: string) => studio.invite(publisher, 'Guest', email)
const ask = (cookie: string) => studio.ask('/edit/api/site', { headers: { cookie } })

/** Opens what stays open; settles when it has ended. */
function hold(cookie: string, path: string, headers: Record<string, string> = {}) {
  let ended = () => {}
  const end = new Promise<void>((resolve) => {
    ended = resolve
  })
  const opened = new Promise<void>((resolve, reject) => {
    const asked = request(
      `${studio.origin}${path}`,
      { headers: { cookie, origin: studio.origin, ...headers } },
      (response) => {
        response.on('error', () => undefined).on('close', ended)
        response.once('data', () => resolve()).resume()
      },
    )
    asked.once('upgrade', (_, socket) => {
      socket
        .on('error', () => undefined)
        .on('close', ended)
        .resume()
      resolve()
    })
    asked.once('error', reject)
    asked.end()
  })
  return { opened, end }
}

const events = (cookie: string) => hold(cookie, '/edit/api/events?window=one')
const webSocket = (cookie: string) =>
  hold(cookie, '/', {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
    'Sec-WebSocket-Protocol': 'vite-ping',
  })

const endings: [string, number, (cookie: string, email: string) => Promise<unknown>][] = [
  ['is removed', 401, (_, email) => studio.act(publisher, email, 'remove')],
  ['is signed out everywhere', 401, (_, email) => studio.act(publisher, email, 'end')],
  ['signs out', 401, (cookie) => studio.post('/studio/sign-out', {}, cookie)],
  ['gets another role', 200, (_, email) => studio.act(publisher, email, 'publisher')],
]

test.each(endings)(
  'LIVE-1 what somebody has open ends at once when this person %s, and nobody else’s',
  async (_, status, act) => {
    const email = `guest${++count}@agency.example`
    const cookie = await signIn(email)
    expect((await ask(cookie)).status).toBe(200)
    const others = events(publisher)
    const own = [events(cookie), webSocket(cookie)]
    await Promise.all([others, ...own].map(({ opened }) => opened))
    await act(cookie, email)
    await Promise.all(own.map(({ end }) => end))
    expect((await ask(cookie)).status).toBe(status)
    const now = await Promise.race([others.end.then(() => 'ended'), 'open'])
    expect(now).toBe('open')
  },
)

test.each(['remove', 'end'])(
  'LIVE-1 a sign-in link that is not used yet is void after “%s”',
  async (does) => {
    const email = `guest${++count}@agency.example`
    await signIn(email)
    const { text } = await studio.act(publisher, email, 'link')
    const [, token = ''] = /\/studio\/in\?token=(\w+)/.exec(text) ?? []
    await studio.act(publisher, email, does)
    if (does === 'remove')
      await studio.post('/studio/invite', { name: 'Guest', email, role: 'editor' }, publisher)
    expect((await studio.post('/studio/in', { token })).status).toBe(403)
  },
)
