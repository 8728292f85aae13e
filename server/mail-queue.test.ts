import { expect, test, vi } from 'vitest'
import { mailServer } from './fixtures/mail-server'
import {
  accept,
  delivered,
  fakeSend,
  outbox,
  overSmtp,
  queue,
  realServer,
  subjectOf,
  subjects,
  triedBefore,
  until,
} from './fixtures/queued-mail'
import { mostTries } from './retry-policy'

test('FORM-4 what waits is delivered in order of arrival and kept as delivered', async () => {
  const server = await realServer()
  const names = await accept('one', 'two', 'three')
  queue(overSmtp(server.url)).made.start()
  await until(async () => expect(await delivered()).toEqual(names))
  expect(subjects(server.emails)).toEqual(['one', 'two', 'three'])
  expect(server.emails[0]).toContain('Reply-To: Rina Das <rina@bayaa.example>')
})

test('a message that comes in later wakes the queue', async () => {
  const server = await realServer()
  const { made, pauses } = queue(overSmtp(server.url))
  made.start()
  await until(() => expect(pauses).toHaveLength(1))
  await accept('late')
  made.wake()
  await until(() => expect(subjects(server.emails)).toEqual(['late']))
})

test('a server that is away is tried once per pause, not once per message', async () => {
  const gone = await mailServer()
  await gone.stop()
  const names = await accept('one', 'two')
  const { made, pauses, lines } = queue(overSmtp(gone.url))
  made.start()
  await until(() => expect(pauses.length).toBeGreaterThanOrEqual(4))
  expect(pauses.slice(0, 4)).toEqual([2_000, 4_000, 8_000, 16_000])
  expect(lines[3]).toMatch(/127\.0\.0\.1 cannot be used: .*ECONNREFUSED.*next try in 16 s$/)
  await realServer(undefined, { port: gone.port }).then(async (back) => {
    await until(async () => expect(await delivered()).toEqual(names))
    expect(subjects(back.emails)).toEqual(['one', 'two'])
  })
})

test('no time without the mail server makes a message a dead letter', async () => {
  const { send, tried } = fakeSend((_, count) => (count <= mostTries + 9 ? 'unreachable' : 'taken'))
  const names = await accept('one')
  queue(send).made.start()
  await until(async () => expect(await delivered()).toEqual(names))
  expect(tried).toHaveLength(mostTries + 10)
})

test('a message that is refused is tried again; those behind it go ahead', async () => {
  let refusals = 0
  const server = await realServer((_, email) =>
    email.includes('Subject: odd') && ++refusals < 4 ? 'never' : 'take',
  )
  await accept('odd', 'plain')
  const { made, lines } = queue(overSmtp(server.url))
  made.start()
  await until(async () => expect(await delivered()).toHaveLength(2))
  expect(subjects(server.emails)).toEqual(['plain', 'odd'])
  expect(lines.filter((line) => line.includes('554 not wanted'))).toHaveLength(3)
})

test('a message whose connection always drops after DATA holds up no other', async () => {
  const server = await realServer((_, email) => (email.includes('Subject: poison') ? 'hang up' : 'take'))
  const [poison, ...others] = await accept('poison', 'plain', 'other')
  const { made, pauses } = queue(overSmtp(server.url))
  made.start()
  await until(async () => expect(await delivered()).toEqual(others))
  await made.stop()
  expect(pauses.filter((pause) => pause > 60_000)).toEqual([])
  expect(await outbox.waiting()).toEqual([poison])
})

test('a hundred messages that cannot be delivered do not hold up what comes in later', async () => {
  const { send, tried } = fakeSend((subject) => (subject === 'bad' ? 'dropped' : 'taken'))
  for (const name of await accept(...Array.from({ length: 100 }, () => 'bad'))) await triedBefore(name, 20)
  const { made, time } = queue(send)
  const names = await accept('good')
  made.start()
  await until(async () => expect(await delivered()).toEqual(names))
  await made.stop()
  expect(tried[0]).toBe('good')
  expect(time.now).toBeLessThan(600_000)
})

test('a message that is dropped alone makes nothing wait but itself', async () => {
  const [name = ''] = await accept('bad')
  // Its own next try is in an hour.
  await triedBefore(name, 20)
  const { send, tried } = fakeSend(() => 'dropped')
  const { made, pauses } = queue(send)
  made.start()
  // It goes on while this looks.
  await until(() => expect(tried.length).toBeGreaterThan(2))
  await made.stop()
  expect(new Set(pauses)).toEqual(new Set([60_000]))
})

test('a server that breaks off at every message is asked once a minute, not once per message', async () => {
  const { send, tried } = fakeSend(() => 'dropped')
  await accept(...Array.from({ length: 50 }, (_, index) => `message ${index}`))
  const { made, time, pauses } = queue(send)
  made.start()
  await until(() => expect(tried.length).toBeGreaterThan(50))
  await made.stop()
  expect(Math.max(...pauses)).toBe(60_000)
  expect(time.now / tried.length).toBeGreaterThan(50_000)
})

test('a server that now and then refuses or hangs up gets every message exactly once', async () => {
  const behaviours = ['later', 'take', 'hang up', 'take', 'never'] as const
  const server = await realServer((count) => behaviours[count % behaviours.length] ?? 'take')
  await accept(...Array.from({ length: 15 }, (_, i) => `message ${i}`))
  queue(overSmtp(server.url)).made.start()
  await until(async () => expect(await delivered()).toHaveLength(15))
  expect(new Set(server.taken).size).toBe(15)
  expect(server.taken).toHaveLength(15)
})

test('a message whose answer was lost comes again under the same Message-ID', async () => {
  const server = await realServer((count) => (count === 1 ? 'take and hang up' : 'take'))
  await accept('one')
  queue(overSmtp(server.url)).made.start()
  await until(async () => expect(await delivered()).toHaveLength(1))
  expect(server.taken).toHaveLength(2)
  expect(new Set(server.taken).size).toBe(1)
})

test('stopping waits for the message under way and begins no other', async () => {
  let finish = () => {}
  const tried: string[] = []
  const [one, ...others] = await accept('one', 'two', 'three')
  const { made } = queue(async (email) => {
    tried.push(subjectOf(email))
    await new Promise<void>((resolve) => {
      finish = resolve
    })
    return { result: 'taken' }
  })
  made.start()
  await until(() => expect(tried).toEqual(['one']))
  let isStopped = false
  const stopping = made.stop().then(() => {
    isStopped = true
  })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(isStopped).toBe(false)
  finish()
  await stopping
  expect(tried).toEqual(['one'])
  expect(await delivered()).toEqual([one])
  expect(await outbox.waiting()).toEqual(others)
})

test('stopping while the outbox is looked through begins nothing', async () => {
  const { send, tried } = fakeSend(() => 'taken')
  const names = await accept('one')
  let found = (_: string[]) => {}
  vi.spyOn(outbox, 'waiting').mockReturnValueOnce(
    new Promise((resolve) => {
      found = resolve
    }),
  )
  const { made } = queue(send)
  made.start()
  const stopping = made.stop()
  found(names)
  await stopping
  expect(tried).toEqual([])
})
