import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Clock, Courier, pauseAfter } from './courier'
import { mailServer } from './fixtures/mail-server'
import { goodFields } from './fixtures/visitor'
import type { Message } from './message'
import { Outbox } from './outbox'
import { smtpHandOver } from './smtp'

const correspondents = { from: 'site@agency.example', to: 'hello@agency.example', siteName: 'Agency' }
let folder: string
let outbox: Outbox
let stops: (() => Promise<void>)[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outbox-'))
  outbox = await Outbox.open(folder, correspondents)
  stops = []
})
afterEach(async () => {
  for (const stop of stops) await stop()
  await rm(folder, { recursive: true })
})

/** Time that jumps: whoever waits is done at once, and it is later. With nothing left to do it stands still. */
function jumpingClock() {
  let time = 0
  const pauses: number[] = []
  const clock: Clock = {
    now: () => time,
    async wait(milliseconds, signal) {
      pauses.push(milliseconds)
      const idle = (await outbox.waiting()).length === 0
      if (!idle) time += milliseconds
      else if (!signal.aborted)
        await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
    },
  }
  return { clock, pauses }
}

function courier(url: string) {
  const { clock, pauses } = jumpingClock()
  const lines: string[] = []
  const made = new Courier(outbox, smtpHandOver(url, correspondents), clock, (line) => lines.push(line))
  stops.push(() => made.stop())
  return { made, pauses, lines }
}

async function accept(...subjects: string[]) {
  const names: string[] = []
  for (const subject of subjects)
    names.push(await outbox.accept({ ...goodFields, subject } as unknown as Message))
  return names
}

const delivered = () => readdir(join(folder, 'delivered'))
const subjects = (letters: string[]) => letters.map((letter) => letter.match(/^Subject: (.*)\r$/m)?.[1])
const until = (check: () => unknown) => vi.waitFor(check, { timeout: 25_000, interval: 10 })

test('FORM-4 what waits is delivered in order of arrival, one by one, and kept as delivered', async () => {
  const server = await mailServer()
  stops.push(server.stop)
  const names = await accept('one', 'two', 'three')
  courier(server.url).made.start()
  await until(async () => expect(await delivered()).toEqual(names))
  expect(subjects(server.letters)).toEqual(['one', 'two', 'three'])
  expect(server.letters[0]).toContain('Reply-To: Rina Das <rina@bayaa.example>')
})

test('a message that comes in later wakes the courier', async () => {
  const server = await mailServer()
  stops.push(server.stop)
  const { made } = courier(server.url)
  made.start()
  await until(async () => expect(await outbox.waiting()).toEqual([]))
  await accept('late')
  made.wake()
  await until(() => expect(subjects(server.letters)).toEqual(['late']))
})

test('a server that is away is tried again, after longer and longer pauses, and then gets all', async () => {
  const gone = await mailServer()
  await gone.stop()
  const names = await accept('one', 'two')
  const { made, pauses } = courier(gone.url)
  made.start()
  await until(() => expect(pauses.length).toBeGreaterThanOrEqual(4))
  expect(pauses.slice(0, 4)).toEqual([2_000, 4_000, 8_000, 16_000])
  const back = await mailServer(undefined, Number(new URL(gone.url).port))
  stops.push(back.stop)
  await until(async () => expect(await delivered()).toEqual(names))
  expect(subjects(back.letters)).toEqual(['one', 'two'])
})

test('a message that is refused is kept and tried again; those behind it go ahead', async () => {
  let refusals = 0
  const server = await mailServer((_, letter) =>
    letter.includes('Subject: odd') && ++refusals < 4 ? 'never' : 'take',
  )
  stops.push(server.stop)
  await accept('odd', 'plain')
  const { made, lines } = courier(server.url)
  made.start()
  await until(async () => expect(await delivered()).toHaveLength(2))
  expect(subjects(server.letters)).toEqual(['plain', 'odd'])
  expect(lines.filter((line) => line.includes('554 not wanted'))).toHaveLength(3)
})

test('a server that now and then refuses, stalls or hangs up gets every message exactly once', async () => {
  const moods = ['later', 'take', 'hang up', 'take', 'never'] as const
  const server = await mailServer((count) => moods[count % moods.length] ?? 'take')
  stops.push(server.stop)
  await accept(...Array.from({ length: 15 }, (_, i) => `message ${i}`))
  courier(server.url).made.start()
  await until(async () => expect(await delivered()).toHaveLength(15))
  expect(new Set(server.taken).size).toBe(15)
  expect(server.taken).toHaveLength(15)
}, 30_000)

test('a message whose answer was lost comes again under the same Message-ID, to be known by it', async () => {
  const server = await mailServer((count) => (count === 1 ? 'take and hang up' : 'take'))
  stops.push(server.stop)
  await accept('one')
  courier(server.url).made.start()
  await until(async () => expect(await delivered()).toHaveLength(1))
  expect(server.taken).toHaveLength(2)
  expect(new Set(server.taken).size).toBe(1)
})

test('what a killed server had under way is said to be in doubt and sent', async () => {
  const server = await mailServer()
  stops.push(server.stop)
  const [name = ''] = await accept('one')
  await outbox.takeOut(name)
  const { made, lines } = courier(server.url)
  made.start()
  await until(async () => expect(await delivered()).toEqual([name]))
  expect(lines.join()).toContain(`${name} was under way`)
})

test('stopping waits for the message under way and leaves the rest waiting', async () => {
  const server = await mailServer()
  stops.push(server.stop)
  await accept('one', 'two', 'three')
  const { made } = courier(server.url)
  made.start()
  await until(async () => expect((await delivered()).length).toBeGreaterThan(0))
  await made.stop()
  expect(await readdir(join(folder, 'sending'))).toEqual([])
  expect((await delivered()).length + (await outbox.waiting()).length).toBe(3)
})

test('pauses double from 2 s to an hour', () => {
  expect([1, 2, 3, 10, 11, 12, 500].map(pauseAfter)).toEqual([
    2_000, 4_000, 8_000, 1_024_000, 2_048_000, 3_600_000, 3_600_000,
  ])
})
