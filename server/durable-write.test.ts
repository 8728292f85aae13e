import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeFolderDurably, moveDurably, writeDurably } from './durable-write'
import { goodFields } from './fixtures/visitor'
import type { Message } from './message'
import { Outbox } from './outbox'

/** What happened on the disk, in order, with names within `folder`. */
const events: string[] = []
let folder: string

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>()
  const named = (path: unknown) => relative(folder, String(path)) || '.'
  const note = (event: string) => events.push(event.replace(/\d{8}T\d{9}Z-[0-9a-f]{16}/g, 'message'))
  return {
    ...real,
    async open(...how: Parameters<typeof real.open>) {
      const handle = await real.open(...how)
      const { writeFile, sync } = handle
      handle.writeFile = async (...what) => {
        await writeFile.apply(handle, what)
        note(`write ${named(how[0])}`)
      }
      handle.sync = async () => {
        await sync.apply(handle)
        note(`flush ${named(how[0])}`)
      }
      return handle
    },
    async rename(...how: Parameters<typeof real.rename>) {
      await real.rename(...how)
      note(`rename ${named(how[0])} to ${named(how[1])}`)
    },
  }
})

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'durable-'))
  events.length = 0
})
afterEach(() => rm(folder, { recursive: true }))

const sequence = ['write a.tmp', 'flush a.tmp', 'rename a.tmp to a', 'flush .']

test('a file is written, flushed, renamed, and its folder flushed, in this order', async () => {
  await writeDurably(join(folder, 'a'), Buffer.from('x'))
  expect(events).toEqual(sequence)
})

test('FORM-4 a message is accepted only when file and folder are flushed to the disk', async () => {
  const correspondents = { from: 'a@agency.example', to: 'a@agency.example', siteName: 'Agency' }
  const outbox = await Outbox.open(join(folder, 'outbox'), correspondents)
  events.length = 0
  await outbox.accept(goodFields as unknown as Message)
  events.push('accepted')
  await outbox.close()
  expect(events).toEqual([
    'write outbox/message.eml.tmp',
    'flush outbox/message.eml.tmp',
    'rename outbox/message.eml.tmp to outbox/message.eml',
    'flush outbox',
    'accepted',
  ])
})

test('a move is flushed in the new folder before the old one', async () => {
  await makeFolderDurably(join(folder, 'to'))
  await writeDurably(join(folder, 'a'), Buffer.from('x'))
  events.length = 0
  await moveDurably(join(folder, 'a'), join(folder, 'to/a'))
  expect(events).toEqual(['rename a to to/a', 'flush to', 'flush .'])
})

test('new folders are flushed into those above them', async () => {
  await makeFolderDurably(join(folder, 'one/two'))
  expect(events.sort()).toEqual(['flush .', 'flush one'])
  events.length = 0
  await makeFolderDurably(join(folder, 'one/two'))
  expect(events).toEqual([])
})
