import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { goodFields } from '../tests/server/visitor'
import type { Message } from './message'
import { Outbox, OutboxFull } from './outbox'

/** The disk operations, in order, with names relative to `folder`. */
const events: string[] = []
let folder: string

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>()
  const note = (event: string, ...paths: unknown[]) =>
    events.push(
      [event, ...paths.map((path) => relative(folder, String(path)) || '.')]
        .join(' ')
        .replace(/\d{8}T\d{9}Z-[0-9a-f]{16}/g, 'message'),
    )
  return {
    ...real,
    async open(...how: Parameters<typeof real.open>) {
      const handle = await real.open(...how)
      const { writeFile, sync } = handle
      handle.writeFile = async (...what) => {
        await writeFile.apply(handle, what)
        note('write', how[0])
      }
      handle.sync = async () => {
        await sync.apply(handle)
        note('flush', how[0])
      }
      return handle
    },
    async rename(...how: Parameters<typeof real.rename>) {
      await real.rename(...how)
      note('rename', ...how)
    },
  }
})

const correspondents = { from: 'site@agency.example', to: 'hello@agency.example', siteName: 'Agency' }
const message = goodFields as unknown as Message
let opened: Outbox[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outbox-'))
  opened = []
})
afterEach(async () => {
  for (const outbox of opened) await outbox.close()
  await rm(folder, { recursive: true })
})

function outboxIn(path = folder, limit?: number) {
  const outbox = new Outbox(path, correspondents, limit)
  opened.push(outbox)
  return outbox
}

const messages = async (name = '') =>
  (await readdir(join(folder, name))).filter((file) => file.endsWith('.eml'))

test('FORM-4 an accepted message is a whole file whose name is part of its Message-ID', async () => {
  const outbox = outboxIn()
  const name = await outbox.accept(message)
  const email = await readFile(join(folder, name), 'utf8')
  expect(email).toContain(`Message-ID: <${name.replace('.eml', '')}@agency.example>`)
  expect(await outbox.waiting()).toEqual([name])
})

test('FORM-4 a message is accepted only after file and folder are flushed to the disk', async () => {
  const outbox = outboxIn(join(folder, 'new/outbox'))
  events.length = 0
  await outbox.open()
  expect(events).toEqual(expect.arrayContaining(['flush .', 'flush new', 'flush new/outbox']))
  events.length = 0
  await outbox.accept(message)
  events.push('accepted')
  expect(events).toEqual([
    'write new/outbox/message.eml.tmp',
    'flush new/outbox/message.eml.tmp',
    'rename new/outbox/message.eml.tmp new/outbox/message.eml',
    'flush new/outbox',
    'accepted',
  ])
})

test('a move is flushed in the new folder before the old one', async () => {
  const outbox = outboxIn()
  const name = await outbox.accept(message)
  events.length = 0
  await outbox.moveToSent(name)
  expect(events).toEqual(['rename message.eml sent/message.eml', 'flush sent', 'flush .'])
})

test('names sort by arrival even if the clock stops or is set back', async () => {
  const outbox = outboxIn()
  const names = [
    await outbox.accept(message, 5_000),
    await outbox.accept(message, 5_000),
    await outbox.accept(message, 1_000),
  ]
  expect(await outbox.waiting()).toEqual(names)
})

test('half-written files of a killed server are deleted, messages stay', async () => {
  const first = outboxIn()
  const name = await first.accept(message)
  await writeFile(join(folder, '20250701-x.eml.tmp'), 'From: hal')
  await first.close()
  expect(await outboxIn().waiting()).toEqual([name])
  expect(await readdir(folder)).not.toContain('20250701-x.eml.tmp')
})

test('a second server is refused, and what the first one is writing stays', async () => {
  await outboxIn().open()
  await writeFile(join(folder, '20250701-x.eml.tmp'), 'From: hal')
  await expect(outboxIn().open()).rejects.toThrow(`Another server uses the outbox ${folder}`)
  expect(await readdir(folder)).toContain('20250701-x.eml.tmp')
})

test('an outbox that could not be opened is used as soon as it can be', async () => {
  const path = join(folder, 'outbox')
  await writeFile(path, 'a file in place of the folder')
  const outbox = outboxIn(path)
  await expect(outbox.open()).rejects.toMatchObject({ code: 'EEXIST' })
  await expect(outbox.accept(message)).rejects.toMatchObject({ code: 'EEXIST' })
  await expect(outbox.check()).rejects.toMatchObject({ code: 'EEXIST' })
  await rm(path)
  const name = await outbox.accept(message)
  expect(await outbox.waiting()).toEqual([name])
})

test('a refused message is kept with the mail server’s answer beside it', async () => {
  const outbox = outboxIn()
  const name = await outbox.accept(message)
  await outbox.moveToRefused(name, '550 nobody here')
  expect(await messages('refused')).toEqual([name])
  expect(await outbox.countRefused()).toBe(1)
  expect(await readFile(join(folder, 'refused', name.replace('.eml', '.txt')), 'utf8')).toContain(
    '550 nobody here',
  )
  expect(await outbox.waiting()).toEqual([])
})

test('an outbox at its limit accepts no message, keeps its messages, and recovers', async () => {
  const outbox = outboxIn(folder, 3)
  const names = [await outbox.accept(message), await outbox.accept(message), await outbox.accept(message)]
  await expect(outbox.accept(message)).rejects.toThrow(OutboxFull)
  await expect(outbox.check()).rejects.toThrow('the outbox is full (3 messages)')
  expect(await outbox.waiting()).toEqual(names)
  await outbox.moveToSent(names[0] ?? '')
  await outbox.check()
  await outbox.accept(message)
  await outbox.moveToRefused(names[1] ?? '', 'a refused message takes room')
  await expect(outbox.accept(message)).rejects.toThrow(OutboxFull)
})

test('many messages at once do not go beyond the limit', async () => {
  const outbox = outboxIn(folder, 3)
  const results = await Promise.allSettled(Array.from({ length: 10 }, () => outbox.accept(message)))
  const accepted = results.filter(({ status }) => status === 'fulfilled')
  expect(accepted.length).toBeLessThanOrEqual(3)
  expect(await outbox.waiting()).toHaveLength(accepted.length)
})

test('checking whether messages can be accepted leaves nothing behind', async () => {
  const outbox = outboxIn()
  await outbox.open()
  const before = await readdir(folder)
  await outbox.check()
  expect(await readdir(folder)).toEqual(before)
})

/** Sent messages that were accepted the given numbers of days before 31 July 2025. */
async function sentBefore(days: Record<string, number>) {
  for (const [name, ago] of Object.entries(days)) {
    await writeFile(join(folder, 'sent', name), 'From: x')
    const seconds = Date.parse('2025-07-31') / 1_000 - ago * 86_400
    await utimes(join(folder, 'sent', name), seconds, seconds)
  }
}

test('sent messages are deleted after the set number of days, and nothing else is', async () => {
  const outbox = outboxIn()
  await outbox.open()
  await sentBefore({ '1.eml': 31, '2.eml': 30, '3.eml': 29.9, 'notes.txt': 3_000 })
  expect(await outbox.deleteOldSent(30, Date.parse('2025-07-31'))).toBe(2)
  expect(await readdir(outbox.sent)).toEqual(['3.eml', 'notes.txt'])
})

test('beyond the limit the oldest sent messages are deleted earlier', async () => {
  const outbox = outboxIn(folder, 2)
  await outbox.open()
  await sentBefore({ '1.eml': 1, '2.eml': 1, '3.eml': 1 })
  await outbox.deleteOldSent(30, Date.parse('2025-07-31'))
  expect(await readdir(outbox.sent)).toEqual(['2.eml', '3.eml'])
})

test('only this user may read the messages', async () => {
  const outbox = outboxIn(join(folder, 'outbox'))
  const name = await outbox.accept(message)
  const modes = await Promise.all(
    [folder, outbox.folder, join(outbox.folder, name)].map((path) => stat(path)),
  )
  expect(modes.map(({ mode }) => mode & 0o077)).toEqual([0, 0, 0])
})
