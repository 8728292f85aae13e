import { expect, test, vi } from 'vitest'
import { healthResponse } from './health'

/** An outbox that fails or not, and a clock. */
function startHealth(check: () => Promise<void>, remarks: string[] = []) {
  const time = { now: 0 }
  const lines: string[] = []
  const counted = vi.fn(check)
  const ask = healthResponse(
    { check: counted, remarks: async () => remarks },
    (line) => lines.push(line),
    () => time.now,
  )
  return { ask, lines, time, counted }
}

test('an outbox that takes no messages is 503, says why without a path, and recovers', async () => {
  let trouble: Error | undefined
  const { ask, lines, time } = startHealth(() => (trouble ? Promise.reject(trouble) : Promise.resolve()))
  const first = await ask()
  expect([first.status, await first.text()]).toEqual([200, 'OK\n'])
  trouble = Object.assign(new Error("ENOSPC: no space left, write '/srv/outbox'"), { code: 'ENOSPC' })
  time.now = 5_000
  const second = await ask()
  expect([second.status, await second.text()]).toEqual([
    503,
    'The outbox cannot accept a message: ENOSPC: no space left\n',
  ])
  trouble = undefined
  time.now = 10_000
  expect((await ask()).status).toBe(200)
  expect(lines).toEqual([
    'outbox: no message can be accepted: ENOSPC: no space left',
    'outbox: messages can be accepted again',
  ])
})

test('the response is neither cached nor listed by search engines', async () => {
  const { headers } = await startHealth(() => Promise.resolve()).ask()
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('x-robots-tag')).toBe('noindex')
})

test('however many requests arrive, the disk is checked once in five seconds', async () => {
  const { ask, time, counted } = startHealth(() => Promise.resolve())
  await Promise.all(Array.from({ length: 100 }, ask))
  time.now = 4_999
  await ask()
  expect(counted).toHaveBeenCalledTimes(1)
  time.now = 5_000
  await ask()
  expect(counted).toHaveBeenCalledTimes(2)
})

test('a failure is logged once, not at every request', async () => {
  const { ask, time, lines } = startHealth(() => Promise.reject(new Error('EROFS')))
  for (time.now = 0; time.now < 60_000; time.now += 5_000) expect((await ask()).status).toBe(503)
  expect(lines).toHaveLength(1)
})

test('a disk that does not respond is 503, is not checked a second time meanwhile, and recovers', async () => {
  vi.useFakeTimers()
  let answer = () => {}
  const silent = new Promise<void>((resolve) => {
    answer = resolve
  })
  const { ask, time, counted } = startHealth(() => silent)
  const first = ask()
  await vi.advanceTimersByTimeAsync(5_000)
  expect((await first).status).toBe(503)
  time.now = 60_000
  expect((await ask()).status).toBe(503)
  expect(counted).toHaveBeenCalledTimes(1)
  answer()
  await vi.advanceTimersByTimeAsync(0)
  expect((await ask()).status).toBe(200)
  vi.useRealTimers()
})

test('warnings for the operator are shown while messages are accepted', async () => {
  const answer = await startHealth(() => Promise.resolve(), ['Refused by the mail server: 2.']).ask()
  expect([answer.status, await answer.text()]).toEqual([200, 'OK\nRefused by the mail server: 2.\n'])
})
