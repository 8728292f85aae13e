import { expect, test } from 'vitest'
import { moonAge, moonPhase, SYNODIC } from './moon'
import { tideAt } from './tide'

test('ALIVE-3 the moon is new and full when almanacs say so', () => {
  // Total eclipses: of the sun (new moon) and of the moon (full).
  for (const [date, age] of [
    [Date.UTC(2024, 3, 8, 18, 21), 0],
    [Date.UTC(2026, 7, 12, 17, 37), 0],
    [Date.UTC(2025, 2, 14, 6, 55), SYNODIC / 2],
    [Date.UTC(2026, 2, 3, 11, 38), SYNODIC / 2],
  ] as const) {
    const off = Math.abs(moonAge(date) - age)
    expect(Math.min(off, SYNODIC - off), new Date(date).toISOString()).toBeLessThan(0.7)
  }
  expect([0, 7.4, 14.8, 22.1, 29.4].map(moonPhase)).toEqual([0, 2, 4, 6, 0])
})

test('ALIVE-3 the water is high twice a day, and highest about new and full moon', () => {
  const day = Date.UTC(2026, 10, 28)
  const levels = Array.from({ length: 25 * 12 }, (_, step) => tideAt(day + step * 300_000))
  const highs = levels.filter((level, at) => level > (levels[at - 1] ?? 2) && level >= (levels[at + 1] ?? 2))
  expect(highs.length).toBeGreaterThanOrEqual(2)
  expect(Math.max(...levels)).toBeLessThanOrEqual(1)
  expect(Math.min(...levels)).toBeGreaterThanOrEqual(-1)
})
