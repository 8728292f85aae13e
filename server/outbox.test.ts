import { mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeDurably } from './durable-write'
import { goodFields } from './fixtures/visitor'
import type { Message } from './message'
import { Outbox } from './outbox'

const correspondents = { from: 'site@agency.example', to: 'hello@agency.example', siteName: 'Agency' }
const message = goodFields as unknown as Message
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outbox-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('FORM-4 an accepted message is a whole file, its name within its Message-ID', async () => {
  const outbox = await Outbox.open(folder, correspondents)
  const name = await outbox.accept(message)
  const letter = await readFile(join(folder, name), 'utf8')
  expect(letter).toContain(`Message-ID: <${name.replace('.eml', '')}@agency.example>`)
  expect(await outbox.waiting()).toEqual([name])
})

test('names sort by arrival even when the clock stands still or goes back', async () => {
  const outbox = await Outbox.open(folder, correspondents)
  const names = [
    await outbox.accept(message, 5_000),
    await outbox.accept(message, 5_000),
    await outbox.accept(message, 1_000),
  ]
  expect(await outbox.waiting()).toEqual(names)
})

test('half-written files of a killed server are cleared away, messages stay', async () => {
  const name = await (await Outbox.open(folder, correspondents)).accept(message)
  await writeFile(join(folder, '20250701-x.eml.tmp'), 'From: hal')
  const outbox = await Outbox.open(folder, correspondents)
  expect(await outbox.waiting()).toEqual([name])
  expect(await readdir(folder)).not.toContain('20250701-x.eml.tmp')
})

test.each(['ENOSPC', 'EROFS', 'EIO'])(
  'a disk that fails with %s keeps nothing half-written',
  async (code) => {
    const failing: typeof open = async (...how) => {
      const handle = await open(...how)
      handle.writeFile = async () => {
        await handle.write('From: hal')
        throw Object.assign(new Error('the disk failed'), { code })
      }
      return handle
    }
    const outbox = await Outbox.open(folder, correspondents, (path, bytes) =>
      writeDurably(path, bytes, failing),
    )
    await expect(outbox.accept(message)).rejects.toMatchObject({ code })
    expect((await readdir(folder)).sort()).toEqual(['delivered', 'sending'])
  },
)

test('where a message lies says how far it is', async () => {
  const outbox = await Outbox.open(folder, correspondents)
  const name = await outbox.accept(message)
  await outbox.takeOut(name)
  expect(await readdir(join(folder, 'sending'))).toEqual([name])
  await outbox.putBack(name)
  expect(await outbox.waiting()).toEqual([name])
  await outbox.takeOut(name)
  await outbox.settle(name)
  expect(await readdir(join(folder, 'delivered'))).toEqual([name])
  expect(await outbox.waiting()).toEqual([])
})

test('what was under way when the server was killed waits again', async () => {
  const outbox = await Outbox.open(folder, correspondents)
  const name = await outbox.accept(message)
  await outbox.takeOut(name)
  const next = await Outbox.open(folder, correspondents)
  expect(await next.recover()).toEqual([name])
  expect(await next.waiting()).toEqual([name])
})
