import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RejectionLog, shortened } from './rejection-log'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function recorded() {
  const lines: string[] = []
  return { lines, log: new RejectionLog((line) => lines.push(line)) }
}

test('a rejection is one line with status, network and reason', () => {
  const { lines, log } = recorded()
  log.note(403, 'another site.', '203.0.113.77')
  expect(lines).toEqual(['Contact form: 403 to 203.0.113.x: another site.'])
})

test.each([
  ['203.0.113.77', '203.0.113.x'],
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['unknown', 'unknown'],
])('the address %s is written as %s', (address, written) => {
  expect(shortened(address)).toBe(written)
})

test('repetitions are summarised once the minute is over', () => {
  const { lines, log } = recorded()
  for (let i = 0; i < 500; i += 1) log.note(429, 'too many.', '203.0.113.77')
  for (let i = 0; i < 3; i += 1) log.note(400, 'no name.', '203.0.113.77')
  expect(lines).toHaveLength(2)
  vi.advanceTimersByTime(60_000)
  expect(lines.slice(2)).toEqual(['Contact form: more rejections within a minute: 2 with 400, 499 with 429.'])
  vi.advanceTimersByTime(600_000)
  expect(lines).toHaveLength(3)
})

test('many addresses in an hour fill no more than eleven lines a minute', () => {
  const { lines, log } = recorded()
  for (let i = 0; i < 60 * 200; i += 1) {
    log.note(400, 'no name.', `10.${i % 200}.${i % 256}.1`)
    vi.advanceTimersByTime(300)
  }
  log.flush()
  expect(lines.length).toBeGreaterThan(60 * 10)
  expect(lines.length).toBeLessThanOrEqual(61 * 11)
})

test('a new minute writes the same line again', () => {
  const { lines, log } = recorded()
  log.note(403, 'another site.', '203.0.113.77')
  vi.advanceTimersByTime(60_000)
  log.note(403, 'another site.', '203.0.113.77')
  expect(lines).toHaveLength(2)
})

test('pending counts are written when the server stops', () => {
  const { lines, log } = recorded()
  for (let i = 0; i < 4; i += 1) log.note(403, 'another site.', '203.0.113.77')
  log.flush()
  expect(lines.at(-1)).toContain('3 with 403')
  expect(vi.getTimerCount()).toBe(0)
})
