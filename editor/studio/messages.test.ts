import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Outbox } from '../../server/outbox'
import { deletedAt, openMessages } from './messages'

const day = 24 * 60 * 60 * 1000
const words = {
  from_name: 'Sasmita Näyak',
  from_email: 'sasmita@client.example',
  phone_number: '+91 94370 12345',
  subject: 'A name for our tea ☕',
  message: 'Hello,\n\nSubject: none\nwe need a name.\nମୁଁ ଓଡ଼ିଆ କହେ',
  isSuspect: false,
}

let folder: string
let outbox: Outbox

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'messages-'))
  const correspondents = { from: 'site@agency.example', to: 'hello@agency.example', siteName: 'Site' }
  outbox = new Outbox(join(folder, 'outbox'), correspondents)
  await outbox.open()
})
afterEach(async () => {
  await outbox.close()
  rmSync(folder, { recursive: true })
})

const open = (days = 30) => openMessages(join(folder, 'outbox'), join(folder, 'data'), days)

test('LIVE-7 a message reads as it was written, in every letter', async () => {
  await outbox.accept(words)
  const [message] = await open().search('')
  expect(message).toMatchObject({
    name: words.from_name,
    email: words.from_email,
    phone: words.phone_number,
    subject: words.subject,
    text: words.message,
    replyTo: words.from_email,
    isSuspect: false,
    place: 'waiting',
    mark: undefined,
  })
  expect(Math.abs((message?.arrived ?? 0) - Date.now())).toBeLessThan(day)
})

test('LIVE-7 a robot’s message and an address without mail are told apart', async () => {
  await outbox.accept({ ...words, from_email: 'sasmita@example', isSuspect: true })
  expect(await open().search('')).toMatchObject([
    { isSuspect: true, replyTo: undefined, email: 'sasmita@example', name: words.from_name },
  ])
})

test('LIVE-7 every message is listed once, newest first, wherever the server keeps it', async () => {
  const names = []
  for (const [at, from_name] of ['First', 'Second', 'Third'].entries())
    names.push(await outbox.accept({ ...words, from_name }, Date.now() - (3 - at) * 60_000))
  await outbox.moveToSent(names[0] ?? '')
  await outbox.moveToRefused(names[1] ?? '', '550 no')
  await outbox.notify(names[1] ?? '', '550 no')
  writeFileSync(join(folder, 'outbox/other.eml'), 'Subject: not a message')
  const messages = open()
  for (const look of [1, 2])
    expect(
      (await messages.search('')).map(({ name, place }) => [name, place]),
      `look ${look}`,
    ).toEqual([
      ['Third', 'waiting'],
      ['Second', 'refused'],
      ['First', 'sent'],
    ])
})

test('LIVE-7 search finds words in every part, in small letters and capitals', async () => {
  await outbox.accept(words)
  const messages = open()
  for (const wanted of ['NÄYAK', 'client.example', '94370', ' tea ', 'ଓଡ଼ିଆ'])
    expect(await messages.search(wanted), wanted).toHaveLength(1)
  expect(await messages.search('coffee')).toEqual([])
})

test('LIVE-7 marks survive a restart, and the server’s files do not change', async () => {
  const name = await outbox.accept(words)
  const before = await outbox.read(name)
  const messages = open()
  const [{ id } = { id: '' }] = await messages.search('')
  messages.note(id, 'read', 'Rina')
  messages.note(id, 'done', 'Rina')
  expect((await open().find(id))?.mark).toEqual({ is: 'done', by: 'Rina' })
  expect(await outbox.waiting()).toEqual([name])
  expect(await outbox.read(name)).toEqual(before)
})

test('LIVE-7 only a message that is done is deleted after the configured days', async () => {
  const old = Date.now() - 31 * day
  const done = await outbox.accept({ ...words, from_name: 'Done' }, old)
  await outbox.accept({ ...words, from_name: 'Nobody answered' }, old + 1)
  const refused = await outbox.accept({ ...words, from_name: 'Refused' }, old + 2)
  await outbox.accept({ ...words, from_name: 'Done today' })
  await outbox.moveToRefused(refused, '550 no')
  const messages = open()
  for (const { id, name } of await messages.search(''))
    if (name !== 'Nobody answered') messages.note(id, 'done', 'Rina')
  await messages.deleteOld()
  expect((await messages.search('')).map(({ name }) => name)).toEqual(['Done today', 'Nobody answered'])
  expect(await outbox.waiting()).not.toContain(done)
  expect(readdirSync(outbox.refused)).toEqual([])
  expect((await messages.find(done.replace('.eml', '')))?.mark).toBeUndefined()
})

test('LIVE-7 it is said when a message will be deleted', async () => {
  await outbox.accept(words)
  const messages = open()
  const [message] = await messages.search('')
  if (!message) throw new Error('There is no message.')
  const { arrived } = message
  expect(deletedAt(message, 30)).toBeUndefined()
  expect(deletedAt({ ...message, place: 'sent' }, 30)).toBe(arrived + 30 * day)
  expect(deletedAt({ ...message, mark: { is: 'done', by: 'Rina' } }, 30)).toBe(arrived + 30 * day)
  expect(deletedAt({ ...message, mark: { is: 'done', by: 'Rina' } }, 0)).toBeUndefined()
})
