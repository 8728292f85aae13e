import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Outbox } from '../../server/outbox'
import { messageRoutes } from './message-routes'
import { openMessages } from './messages'
import { openPages } from './pages'
import { openPeople, type Role } from './people'

const origin = 'https://edit.agency.example'
const words = {
  from_name: 'Sasmita <script>alert(1)</script>',
  from_email: 'sasmita@client.example',
  phone_number: '9437012345',
  subject: 'A name & a pack',
  message: 'We need a name.\nAnd a pack.',
  isSuspect: false,
}

let folder: string
let outbox: Outbox

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'messages-'))
  mkdirSync(join(folder, 'data'))
  const correspondents = { from: 'site@agency.example', to: 'hello@agency.example', siteName: 'Site' }
  outbox = new Outbox(join(folder, 'outbox'), correspondents)
  await outbox.open()
})
afterEach(async () => {
  await outbox.close()
  rmSync(folder, { recursive: true })
})

/** The messages, as somebody who is signed in with this role asks for them. */
async function openAs(role: Role) {
  const people = openPeople(origin, join(folder, 'data'))
  await people.add({ name: 'Rina Das', email: 'rina@agency.example', role })
  const token = await people.makeToken('rina@agency.example', new Headers())
  const signedIn = await people.signIn(token ?? '', new Headers())
  const cookie = signedIn?.getSetCookie().map((one) => one.split(';')[0]) ?? []
  const pages = openPages(process.cwd(), 'Agency')
  const messages = openMessages(join(folder, 'outbox'), join(folder, 'data'), 30)
  const routes = new Hono().route('/studio/messages', messageRoutes({ people, pages, messages }))
  return async (path: string, fields?: Record<string, string>) => {
    const init = fields ? { method: 'POST', body: new URLSearchParams(fields) } : {}
    const headers = { cookie: cookie.join('; ') }
    const answer = await routes.request(`${origin}/studio/messages${path}`, { ...init, headers })
    return { status: answer.status, text: await answer.text() }
  }
}

test('LIVE-7 a publisher reads a new message, and ticks it off', async () => {
  const id = (await outbox.accept(words)).replace('.eml', '')
  const ask = await openAs('publisher')
  expect((await ask('/new')).text).toBe('1')
  expect((await ask('')).text).toMatch(/New<.*A name &amp; a pack/s)
  expect((await ask(`/${id}`)).text).toContain('We need a name.\nAnd a pack.')
  expect((await ask('')).text).not.toContain('>New<')
  expect((await ask('/new')).text).toBe('0')
  expect((await ask(`/${id}`, { do: 'done' })).status).toBe(303)
  expect((await ask('')).text).toContain('Nobody waits for an answer')
  expect((await ask('?show=done&q=PACK')).text).toContain(`/studio/messages/${id}`)
  expect((await ask(`/${id}`, { do: 'open' })).status).toBe(303)
  expect((await ask('')).text).toContain(`/studio/messages/${id}`)
})

test('LIVE-7 the answer begins in one’s mail program: address, subject, and the words quoted', async () => {
  const id = (await outbox.accept(words)).replace('.eml', '')
  const { text } = await (await openAs('publisher'))(`/${id}`)
  const [, href = ''] = /href="(mailto:[^"]+)"/.exec(text) ?? []
  const mail = new URL(href.replaceAll('&amp;', '&'))
  expect(mail.pathname).toBe('sasmita@client.example')
  expect(mail.searchParams.get('subject')).toBe('Re: A name & a pack')
  expect(mail.searchParams.get('body')).toContain('> We need a name.\r\n> And a pack.')
})

test('LIVE-7 an answer goes to one address, and a long message still opens the mail program', async () => {
  const from_email = 'a?bcc=eve%40evil.example&x=@client.example'
  const id = (await outbox.accept({ ...words, from_email, message: 'ଓଡ଼ିଆ 👋 '.repeat(400) })).replace(
    '.eml',
    '',
  )
  const { text } = await (await openAs('publisher'))(`/${id}`)
  const [, href = ''] = /href="(mailto:[^"]+)"/.exec(text) ?? []
  const mail = new URL(href.replaceAll('&amp;', '&'))
  expect([...mail.searchParams.keys()]).toEqual(['subject', 'body'])
  expect(href.length).toBeLessThan(2000)
})

test('LIVE-7 what a visitor wrote is shown, never obeyed', async () => {
  const id = (await outbox.accept(words)).replace('.eml', '')
  const ask = await openAs('publisher')
  for (const path of ['', `/${id}`, '?q=<script>'])
    expect((await ask(path)).text, path).not.toContain('<script>alert')
})

test('LIVE-7 an editor reads no message, and changes none', async () => {
  const id = (await outbox.accept(words)).replace('.eml', '')
  const ask = await openAs('editor')
  for (const answer of [
    await ask(''),
    await ask('?q=name'),
    await ask('/new'),
    await ask(`/${id}`),
    await ask(`/${id}`, { do: 'done' }),
  ]) {
    expect(answer.status).toBe(403)
    expect(answer.text).toContain('Only publishers read what visitors wrote')
    expect(answer.text).not.toContain('We need a name')
    expect(answer.text).not.toContain('href="/studio/messages"')
  }
})

test.each(['/nothing', '/..%2fdata%2fpeople', '/%2e%2e%2f%2e%2e%2fpackage', '/..%2frefused%2fx'])(
  'LIVE-7 %s is no message',
  async (path) => {
    const answer = await (await openAs('publisher'))(path)
    expect([answer.status, answer.text.includes('not here any more')]).toEqual([404, true])
  },
)

test('LIVE-7 messages that cannot be read are said to be so, with the remedy', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  rmSync(join(folder, 'outbox'), { recursive: true })
  const ask = await openAs('publisher')
  expect((await ask('')).text).toContain('Ask an engineer to tell it where they are')
  expect(log).toHaveBeenCalledOnce()
  log.mockRestore()
  mkdirSync(join(folder, 'outbox'))
})
