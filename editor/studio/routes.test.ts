import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FakeMailServer, mailServer } from '../../tests/server/mail-server'
import { openMail } from './mail'
import { openPages } from './pages'
import { openPeople } from './people'
import { studioRoutes } from './routes'

const origin = 'https://edit.agency.example'

let folder: string
let mail: FakeMailServer

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'people-'))
  mail = await mailServer()
})
afterEach(async () => {
  await mail.stop()
  rmSync(folder, { recursive: true })
})

function open() {
  const people = openPeople(origin, folder)
  const home = process.cwd()
  const send = openMail(mail.url, 'studio@agency.example', 'Agency')
  const log = vi.fn<(line: string) => void>()
  const { routes } = studioRoutes({ home, origin, people, pages: openPages(home, 'Agency'), send, log })
  const post = (path: string, fields: Record<string, string>) =>
    routes.request(`${origin}${path}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      // An address of its own: tries are counted for the whole process, where other tests sign in too.
      headers: { origin, 'x-forwarded-for': '203.0.113.44' },
    })
  return { people, post, log }
}

test('LIVE-1 with a mail server the link comes by mail, signs in, and is not in the log', async () => {
  const { people, post, log } = open()
  await people.add({ name: 'Rina Das', email: 'rina@agency.example', role: 'publisher' })
  const answer = await post('/studio/sign-in', { email: 'rina@agency.example' })
  expect(await answer.text()).toContain('Look in your mail')
  await vi.waitUntil(() => mail.emails.length > 0, { timeout: 60_000 })
  const letter = (mail.emails[0] ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=')
  expect(letter).toContain('To: rina@agency.example')
  const [, token = ''] = /https:\/\/edit\.agency\.example\/studio\/in\?token=(\w+)/.exec(letter) ?? []
  const entered = await post('/studio/in', { token })
  expect(entered.headers.get('location')).toBe('/edit/')
  expect(entered.headers.getSetCookie().join()).toMatch(/^__Secure-.*HttpOnly/)
  expect(log).not.toHaveBeenCalled()
})

test('LIVE-1 people are kept: another start knows them', async () => {
  const first = open()
  await first.people.add({ name: 'Rina Das', email: 'Rina@agency.example', role: 'publisher' })
  first.people.keep()
  expect(open().people.find('rina@agency.example')).toMatchObject({ name: 'Rina Das', role: 'publisher' })
})
