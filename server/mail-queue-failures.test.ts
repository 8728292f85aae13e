import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import {
  accept,
  delivered,
  fakeSend,
  folder,
  inside,
  jumpingClock,
  outbox,
  queue,
  restart,
  triedBefore,
  until,
} from './fixtures/queued-mail'
import { mostTries } from './retry-policy'
import type { Delivery } from './smtp'

test('a message that is never taken becomes a dead letter, with its reason', async () => {
  const { send, tried } = fakeSend((subject) => (subject === 'bad' ? 'refused' : 'taken'))
  const [bad = '', good] = await accept('bad', 'good')
  await triedBefore(bad, mostTries - 2)
  const whole = await readFile(join(folder, bad), 'utf8')
  const { made, lines } = queue(send)
  made.start()
  await until(async () => expect(await outbox.waiting()).toEqual([]))
  await made.stop()
  expect(tried).toEqual(['good', 'bad', 'bad'])
  expect(await delivered()).toEqual([good])
  const note = bad.replace('.eml', '.txt')
  expect((await inside('dead-letters')).sort()).toEqual([bad, note])
  expect(await readFile(join(folder, 'dead-letters', bad), 'utf8')).toBe(whole)
  const reason = await readFile(join(folder, 'dead-letters', note), 'utf8')
  expect(reason).toContain(`Tries: ${mostTries}\n`)
  expect(reason).toContain('First try: 1970-01-01T00:00:00.000Z\n')
  expect(reason).toContain('Last try: 1970-01-01T01:00:00.000Z\n')
  expect(reason).toContain('Last answer: it was refused\n')
  expect(lines.at(-1)).toContain(`${bad} was given up after ${mostTries} tries: it was refused; it is in`)
  expect(await inside('attempts')).toEqual([])
})

test('a message that cannot be set aside stays in the queue and holds up no other', async () => {
  const { send } = fakeSend((subject) => (subject === 'bad' ? 'refused' : 'taken'))
  const [bad = ''] = await accept('bad')
  await triedBefore(bad, mostTries)
  await rm(join(folder, 'dead-letters'), { recursive: true })
  const { made, lines, pauses } = queue(send)
  made.start()
  await until(() => expect(lines.length).toBeGreaterThan(0))
  const names = await accept('plain')
  await until(async () => expect(await delivered()).toEqual(names))
  await made.stop()
  expect(await outbox.waiting()).toEqual([bad])
  expect(lines[0]).toMatch(/could not be set aside: ENOENT/)
  expect(Math.max(...pauses)).toBeLessThanOrEqual(60_000)
})

test('a dead letter that is moved back is sent again, with all its tries', async () => {
  const { send, tried } = fakeSend((_, count) => (count < 10 ? 'refused' : 'taken'))
  const [name = ''] = await accept('one')
  await triedBefore(name, mostTries - 1)
  const { made } = queue(send)
  made.start()
  await until(async () => expect(await inside('dead-letters')).toContain(name))
  await rename(join(folder, 'dead-letters', name), join(folder, name))
  made.wake()
  await until(async () => expect(await delivered()).toEqual([name]))
  expect(tried).toHaveLength(10)
})

test('a restart forgets neither how often a message was tried nor its pause', async () => {
  const { send, tried } = fakeSend(() => 'refused')
  const clock = jumpingClock()
  await accept('bad')
  const first = queue(send, clock)
  first.made.start()
  await until(() => expect(tried.length).toBeGreaterThan(9))
  await first.made.stop()
  const before = tried.length
  await restart()
  const pausesBefore = clock.pauses.length
  const second = queue(send, clock)
  second.made.start()
  await until(() => expect(tried.length).toBeGreaterThan(before))
  await second.made.stop()
  expect(clock.pauses[pausesBefore]).toBeGreaterThan(0)
  expect(second.lines[0]).toContain(`try ${before + 1} of ${mostTries}`)
})

test('a message that kills the server is counted, so that it cannot do so for ever', async () => {
  const [name = ''] = await accept('deadly', 'plain')
  // The server dies in the middle: the queue of this process is simply left alone.
  queue(() => new Promise<Delivery>(() => {})).made.start()
  await until(async () => expect(await inside('attempts')).toEqual([`${name}.json`]))
  await restart({ stopQueues: false })
  const { send, tried } = fakeSend(() => 'taken')
  const { made, lines } = queue(send)
  made.start()
  await until(async () => expect(await delivered()).toHaveLength(2))
  expect(tried).toEqual(['plain', 'deadly'])
  expect(lines).toEqual([
    `outbox: ${name} was under way when the server stopped; it may arrive twice, with one Message-ID`,
  ])
})

test('a message whose file cannot be read holds up no other and is not lost', async () => {
  const [name = ''] = await accept('broken', 'plain')
  await triedBefore(name, mostTries - 5)
  // A folder of that name cannot be read as a file, not even by root.
  await rm(join(folder, name))
  await mkdir(join(folder, name))
  const { send, tried } = fakeSend(() => 'taken')
  const { made, lines } = queue(send)
  made.start()
  await until(async () => expect(await delivered()).toHaveLength(1))
  await until(() => expect(lines).toHaveLength(5))
  expect(tried).toEqual(['plain'])
  expect(await inside('dead-letters')).toContain(name)
  expect(lines[0]).toMatch(/its file cannot be read: EISDIR/)
})

test('a message that somebody deletes by hand is forgotten', async () => {
  const [name = ''] = await accept('bad', 'other')
  const { send, tried } = fakeSend((subject) => (subject === 'bad' ? 'refused' : 'taken'))
  const { made, lines } = queue(send)
  made.start()
  await until(() => expect(tried.length).toBeGreaterThan(2))
  await rm(join(folder, name))
  await until(async () => expect(await outbox.waiting()).toEqual([]))
  made.wake()
  await until(async () => expect(await inside('attempts')).toEqual([]))
  expect(outbox.attempts.get(name)).toBeUndefined()
  expect(lines.filter((line) => !line.includes('it was refused'))).toEqual([])
})

test('a message that was taken is not sent again where its file cannot be moved', async () => {
  const [name = ''] = await accept('one')
  await rm(join(folder, 'delivered'), { recursive: true })
  await writeFile(join(folder, 'delivered'), 'a file where the folder was')
  const { send, tried } = fakeSend(() => 'taken')
  const { made, lines } = queue(send)
  made.start()
  await until(() => expect(lines.length).toBeGreaterThan(2))
  await rm(join(folder, 'delivered'))
  await mkdir(join(folder, 'delivered'))
  await until(async () => expect(await delivered()).toEqual([name]))
  expect(tried).toEqual(['one'])
  expect(lines[0]).toMatch(/was delivered, but could not be put away: ENOTDIR/)
})

test('a disk that takes no record of the tries keeps no message from being delivered', async () => {
  const names = await accept('one')
  await rm(join(folder, 'attempts'), { recursive: true })
  await writeFile(join(folder, 'attempts'), 'a file where the folder was')
  const { send } = fakeSend((_, count) => (count < 3 ? 'refused' : 'taken'))
  const { made, lines } = queue(send)
  made.start()
  await until(async () => expect(await delivered()).toEqual(names))
  expect(lines.join('\n')).toMatch(/could not be written down: ENOTDIR/)
})

test('a clock that was set back by a year holds up no message', async () => {
  const names = await accept('one')
  await triedBefore(names[0] ?? '', 3, 365 * 86_400_000)
  const { made, time } = queue(fakeSend(() => 'taken').send)
  made.start()
  await until(async () => expect(await delivered()).toEqual(names))
  expect(time.now).toBeLessThan(3_600_000)
})

test('an outbox that cannot be listed for a while is looked at again', async () => {
  const { send } = fakeSend(() => 'taken')
  const waiting = vi.spyOn(outbox, 'waiting').mockRejectedValueOnce(new Error('EIO: the disk failed'))
  const { made, lines } = queue(send)
  const names = await accept('one')
  made.start()
  await until(async () => expect(await delivered()).toEqual(names))
  expect(waiting).toHaveBeenCalled()
  expect(lines).toEqual(['outbox: EIO: the disk failed'])
})

test('a message that is taken away just before its try is no failure', async () => {
  const { send, tried } = fakeSend(() => 'taken')
  vi.spyOn(outbox, 'waiting').mockResolvedValueOnce(['20250701T000000000Z-gone.eml'])
  const names = await accept('one')
  const { made, lines } = queue(send)
  made.start()
  await until(async () => expect(await delivered()).toEqual(names))
  expect(tried).toEqual(['one'])
  expect(lines).toEqual([])
})
