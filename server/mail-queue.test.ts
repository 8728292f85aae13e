import { mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { mailServer } from '../tests/server/mail-server'
import {
  accept,
  fakeSend,
  folder,
  inside,
  outbox,
  overSmtp,
  readSubject,
  realServer,
  startQueue,
  subjects,
  until,
} from '../tests/server/queued-mail'

const day = 86_400_000

test('FORM-4 waiting messages are sent in order of arrival and kept in sent/', async () => {
  const server = await realServer()
  const names = await accept('one', 'two', 'three')
  startQueue(overSmtp(server.url))
  await until(async () => expect(await inside('sent')).toEqual(names))
  expect(subjects(server.emails)).toEqual(['one', 'two', 'three'])
  expect(server.emails[0]).toContain('Reply-To: Rina Das <rina@bayaa.example>')
})

test('a new message wakes the queue', async () => {
  const { send, tried } = fakeSend(() => 'sent')
  const { queue, pauses } = startQueue(send)
  await until(() => expect(pauses).toHaveLength(1))
  await accept('late')
  queue.wake()
  await until(() => expect(tried).toEqual(['late']))
})

test('an unreachable mail server is tried with growing pauses, and then gets everything', async () => {
  const gone = await mailServer()
  await gone.stop()
  const names = await accept('one', 'two')
  const { queue, pauses, lines } = startQueue(overSmtp(gone.url))
  await until(() => expect(pauses.length).toBeGreaterThanOrEqual(7))
  expect(queue.isFailing).toBe(true)
  expect(pauses.slice(0, 7)).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000])
  expect(lines[0]).toMatch(/127\.0\.0\.1 cannot be used: .*ECONNREFUSED.*next try in 2 s$/)
  const back = await realServer(undefined, { port: gone.port })
  await until(async () => expect(await inside('sent')).toEqual(names))
  expect(subjects(back.emails).sort()).toEqual(['one', 'two'])
  expect(queue.isFailing).toBe(false)
})

test('however long the mail server is unreachable, no message is given up', async () => {
  const { send } = fakeSend(() => 'failed')
  const [name] = await accept('one')
  const { time, queue } = startQueue(send)
  await until(() => expect(time.now).toBeGreaterThan(6 * day))
  await queue.stop()
  expect(await outbox.waiting()).toEqual([name])
})

test('a message refused for good is set aside after one try, and the agency is told why', async () => {
  const server = await realServer((_, email) => (readSubject(email) === 'odd' ? 'never' : 'take'))
  const [odd = '', plain = ''] = await accept('odd', 'plain')
  const { lines } = startQueue(overSmtp(server.url))
  await until(async () => expect(await inside('sent')).toHaveLength(2))
  expect(await inside('refused')).toEqual([odd, odd.replace('.eml', '.txt')])
  expect(await readFile(join(folder, 'refused', odd.replace('.eml', '.txt')), 'utf8')).toContain(
    '554 not wanted',
  )
  expect(lines).toEqual([`outbox: ${odd} was refused: 554 not wanted; it is in ${outbox.refused}`])
  expect(await inside('sent')).toContain(plain)
  const notice = server.emails.at(-1)
  expect(readSubject(notice ?? '')).toBe('A message from the contact form was refused')
  expect(notice).toContain('554 not wanted')
  expect(notice).not.toContain('we make tea')
})

test('many refusals in a day cause one notice, and a refused notice causes none', async () => {
  const { send, tried } = fakeSend(() => 'refused')
  await accept('one', 'two', 'three')
  startQueue(send)
  await until(async () => expect(await inside('refused')).toHaveLength(8))
  expect(tried).toEqual(['one', 'two', 'three', 'A message from the contact form was refused'])
})

test('a refused message that is moved back is tried again', async () => {
  const { send } = fakeSend((_, count) => (count === 1 ? 'refused' : 'sent'))
  const [name = ''] = await accept('one')
  const { queue } = startQueue(send)
  await until(async () => expect(await inside('refused')).toContain(name))
  await rename(join(folder, 'refused', name), join(folder, name))
  queue.wake()
  await until(async () => expect(await inside('sent')).toContain(name))
})

test('a deferred message is tried again; others are sent before it', async () => {
  let deferrals = 0
  const server = await realServer((_, email) =>
    readSubject(email) === 'odd' && ++deferrals < 4 ? 'later' : 'take',
  )
  await accept('odd', 'plain')
  const { lines } = startQueue(overSmtp(server.url))
  await until(async () => expect(await inside('sent')).toHaveLength(2))
  expect(subjects(server.emails)).toEqual(['plain', 'odd'])
  expect(lines.filter((line) => line.includes('451 come back later'))).toHaveLength(3)
})

test('a message that is deferred for five days is set aside', async () => {
  const { send } = fakeSend((subject) => (subject === 'one' ? 'deferred' : 'sent'))
  const [name] = await accept('one')
  const { time } = startQueue(send)
  await until(async () => expect(await inside('refused')).toContain(name))
  expect(time.now / day).toBeCloseTo(5, 1)
})

test('a message whose connection always drops after DATA delays no other', async () => {
  const server = await realServer((_, email) => (readSubject(email) === 'poison' ? 'hang up' : 'take'))
  const [poison, ...others] = await accept('poison', 'plain', 'other')
  const { queue } = startQueue(overSmtp(server.url))
  await until(async () => expect(await inside('sent')).toEqual(others))
  await queue.stop()
  expect(await outbox.waiting()).toEqual([poison])
})

test('messages that cannot be sent do not delay later ones', async () => {
  const { send, tried } = fakeSend((subject) => (subject === 'bad' ? 'failed' : 'sent'))
  await accept(...Array.from({ length: 30 }, () => 'bad'))
  const { queue, time } = startQueue(send)
  await until(() => expect(tried.length).toBeGreaterThan(100))
  const [before] = [time.now]
  const [good] = await accept('good')
  await until(async () => expect(await inside('sent')).toEqual([good]))
  await queue.stop()
  expect(time.now - before).toBeLessThan(day / 4)
})

test('a mail server that breaks off at each message is asked once a minute, not for each', async () => {
  const { send, tried } = fakeSend(() => 'failed')
  await accept(...Array.from({ length: 50 }, (_, index) => `message ${index}`))
  const { time, pauses } = startQueue(send)
  await until(() => expect(tried.length).toBeGreaterThan(50))
  expect(Math.max(...pauses)).toBe(60_000)
  expect(time.now / tried.length).toBeGreaterThan(50_000)
})

test('a message whose reply was lost is sent again with the same Message-ID', async () => {
  const server = await realServer((count) => (count === 1 ? 'take and hang up' : 'take'))
  await accept('one')
  startQueue(overSmtp(server.url))
  await until(async () => expect(await inside('sent')).toHaveLength(1))
  expect(server.taken).toHaveLength(2)
  expect(new Set(server.taken).size).toBe(1)
})

test.each([
  ['a link to nothing', (path: string) => symlink('/nowhere', path)],
  ['a folder', (path: string) => mkdir(path)],
  [
    'a name that is not UTF-8',
    (path: string) =>
      writeFile(
        Buffer.concat([Buffer.from(path.replace('.eml', '')), Buffer.from([0xff, 0x2e, 0x65, 0x6d, 0x6c])]),
        'x',
      ),
  ],
])('%s in the outbox counts as a failed attempt and delays no other message', async (_, put) => {
  await put(join(folder, '00000000T000000000Z-stray.eml'))
  const names = await accept('one', 'two')
  const { send, tried } = fakeSend(() => 'sent')
  const { queue, lines, pauses } = startQueue(send)
  await until(async () => expect(await inside('sent')).toEqual(names))
  await until(() => expect(lines.length).toBeGreaterThan(15))
  await queue.stop()
  expect(tried).toEqual(['one', 'two'])
  expect(lines[0]).toMatch(/stray.*cannot be read or moved: E(NOENT|ISDIR).*; next try in 2 s$/)
  expect(lines[12]).toMatch(/next try in 3600 s$/)
  // At least as many waits as attempts: it never spins.
  expect(pauses.length).toBeGreaterThanOrEqual(lines.length - 1)
})

test('a message that was sent is not sent again if its file cannot be moved', async () => {
  const [name = ''] = await accept('one')
  await rm(join(folder, 'sent'), { recursive: true })
  await writeFile(join(folder, 'sent'), 'a file in place of the folder')
  const { send, tried } = fakeSend(() => 'sent')
  const { lines } = startQueue(send)
  await until(() => expect(lines.length).toBeGreaterThan(2))
  await rm(join(folder, 'sent'))
  await mkdir(join(folder, 'sent'))
  await until(async () => expect(await inside('sent')).toEqual([name]))
  expect(tried).toEqual(['one'])
  expect(lines[0]).toMatch(/was sent, but cannot be moved: ENOTDIR/)
})

test('an outbox that temporarily cannot be listed is read again', async () => {
  const { send } = fakeSend(() => 'sent')
  vi.spyOn(outbox, 'waiting').mockRejectedValueOnce(new Error('EIO: the disk failed'))
  const names = await accept('one')
  const { lines } = startQueue(send)
  await until(async () => expect(await inside('sent')).toEqual(names))
  expect(lines).toEqual(['outbox: EIO: the disk failed'])
})

test('stopping waits for the current message and begins no other', async () => {
  let finish = () => {}
  const tried: string[] = []
  const [one, ...others] = await accept('one', 'two', 'three')
  const { queue } = startQueue(async (email) => {
    tried.push(readSubject(email))
    await new Promise<void>((resolve) => {
      finish = resolve
    })
    return { result: 'sent' }
  })
  await until(() => expect(tried).toEqual(['one']))
  const stopping = queue.stop()
  expect(await Promise.race([stopping, new Promise((resolve) => setTimeout(resolve, 50, 'waits'))])).toBe(
    'waits',
  )
  finish()
  await stopping
  expect(tried).toEqual(['one'])
  expect(await inside('sent')).toEqual([one])
  expect(await outbox.waiting()).toEqual(others)
})
