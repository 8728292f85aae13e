import { mkdtemp, open, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeDurably } from './durable-write'
import { goodFields } from './fixtures/visitor'
import type { Message } from './message'
import { Outbox } from './outbox'
import { OutboxFull } from './outbox-room'

const correspondents = { from: 'site@agency.example', to: 'hello@agency.example', siteName: 'Agency' }
const message = goodFields as unknown as Message
let folder: string
let opened: Outbox[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outbox-'))
  opened = []
})
afterEach(async () => {
  for (const outbox of opened) await outbox.close()
  await rm(folder, { recursive: true })
})

async function openOutbox(options: Parameters<typeof Outbox.open>[2] = {}) {
  const outbox = await Outbox.open(folder, correspondents, options)
  opened.push(outbox)
  return outbox
}

const messages = async (name = '') =>
  (await readdir(join(folder, name))).filter((file) => file.endsWith('.eml'))

test('FORM-4 an accepted message is a whole file, its name within its Message-ID', async () => {
  const outbox = await openOutbox()
  const name = await outbox.accept(message)
  const email = await readFile(join(folder, name), 'utf8')
  expect(email).toContain(`Message-ID: <${name.replace('.eml', '')}@agency.example>`)
  expect(await outbox.waiting()).toEqual([name])
})

test('names sort by arrival even when the clock stands still or goes back', async () => {
  const outbox = await openOutbox()
  const names = [
    await outbox.accept(message, 5_000),
    await outbox.accept(message, 5_000),
    await outbox.accept(message, 1_000),
  ]
  expect(await outbox.waiting()).toEqual(names)
})

test('half-written files of a killed server are cleared away, messages stay', async () => {
  const first = await openOutbox()
  const name = await first.accept(message)
  await writeFile(join(folder, '20250701-x.eml.tmp'), 'From: hal')
  await first.close()
  const outbox = await openOutbox()
  expect(await outbox.waiting()).toEqual([name])
  expect(await readdir(folder)).not.toContain('20250701-x.eml.tmp')
})

test('a second server is refused, and what the first one is writing stays', async () => {
  await openOutbox()
  await writeFile(join(folder, '20250701-x.eml.tmp'), 'From: hal')
  await expect(openOutbox()).rejects.toThrow(`Another server uses the outbox ${folder}`)
  expect(await readdir(folder)).toContain('20250701-x.eml.tmp')
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
    const outbox = await openOutbox({ write: (path, bytes) => writeDurably(path, bytes, failing) })
    const before = (await readdir(folder)).sort()
    await expect(outbox.accept(message)).rejects.toMatchObject({ code })
    await expect(outbox.check()).rejects.toMatchObject({ code })
    expect((await readdir(folder)).sort()).toEqual(before)
  },
)

test('the folder of a message shows its state', async () => {
  const outbox = await openOutbox()
  const [good, bad] = [await outbox.accept(message), await outbox.accept(message)]
  await outbox.settle(good)
  await outbox.giveUp(bad, 'nobody wants it')
  expect(await messages('delivered')).toEqual([good])
  expect(await messages('dead-letters')).toEqual([bad])
  const note = join(folder, 'dead-letters', bad.replace('.eml', '.txt'))
  expect(await readFile(note, 'utf8')).toBe('nobody wants it')
  expect(await outbox.waiting()).toEqual([])
})

test('a delivered message has the time of its delivery, from which its days are counted', async () => {
  const outbox = await openOutbox()
  const name = await outbox.accept(message)
  await utimes(join(folder, name), 1, 1)
  await outbox.settle(name, 2_000_000)
  expect((await stat(join(folder, 'delivered', name))).mtimeMs).toBe(2_000_000)
})

test('an outbox at its limit takes no message, keeps what it has, and recovers', async () => {
  const outbox = await openOutbox({ limit: { messages: 3, bytes: 1_000_000 }, recountPause: 0 })
  const names = [await outbox.accept(message), await outbox.accept(message), await outbox.accept(message)]
  await expect(outbox.accept(message)).rejects.toThrow(OutboxFull)
  await expect(outbox.check()).rejects.toThrow(OutboxFull)
  expect(await outbox.waiting()).toEqual(names)
  await outbox.settle(names[0] ?? '')
  await outbox.check()
  await outbox.accept(message)
  await outbox.giveUp(names[1] ?? '', 'a dead letter takes room')
  await expect(outbox.accept(message)).rejects.toThrow(OutboxFull)
})

test('the limit in bytes counts what was there before the server started', async () => {
  const first = await openOutbox()
  const { size } = await stat(join(folder, await first.accept(message)))
  await first.close()
  const outbox = await openOutbox({ limit: { messages: 100, bytes: 3 * size + 10 } })
  await outbox.accept(message)
  await outbox.accept(message)
  await expect(outbox.accept(message)).rejects.toThrow(OutboxFull)
  expect(await messages()).toHaveLength(3)
})

test('looking whether messages can be accepted leaves nothing behind', async () => {
  const outbox = await openOutbox()
  const before = await readdir(folder)
  await outbox.check()
  expect(await readdir(folder)).toEqual(before)
})
