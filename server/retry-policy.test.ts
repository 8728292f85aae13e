import { expect, test } from 'vitest'
import { mostTries, pauseAfter } from './retry-policy'

test('pauses double from 2 s to an hour', () => {
  expect([1, 2, 3, 10, 11, 12, 500].map(pauseAfter)).toEqual([
    2_000, 4_000, 8_000, 1_024_000, 2_048_000, 3_600_000, 3_600_000,
  ])
})

test('the tries of a message take five days, as the guide says', () => {
  const pauses = Array.from({ length: mostTries - 1 }, (_, index) => pauseAfter(index + 1))
  const days = pauses.reduce((sum, pause) => sum + pause, 0) / 86_400_000
  expect(days).toBeGreaterThan(4.9)
  expect(days).toBeLessThan(5.1)
})
