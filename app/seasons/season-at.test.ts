import { expect, test } from 'vitest'
import { readContent } from '~content/load/read.server'
import { seasons as schema } from '~content/schema/every-page'
import { seasonAt } from './season-at'

const { seasons } = readContent('seasons.yaml', schema)

test.each([
  [2026, 'raja', '2026-06-15'],
  [2026, 'rath-yatra', '2026-07-16'],
  [2026, 'nuakhai', '2026-09-15'],
  [2026, 'winter', '2026-12-31'],
  [2027, 'raja', '2027-06-15'],
  [2027, 'rath-yatra', '2027-07-05'],
  [2027, 'nuakhai', '2027-09-05'],
  [2027, 'winter', '2028-01-01'],
])('ALIVE-5 in %i there is %s', (_, name, day) => {
  expect(seasonAt(new Date(`${day}T12:00`), seasons)).toBe(name)
})

test('ALIVE-5 first and last day count, and there is none between seasons', () => {
  const one = [{ name: 'raja', dates: [['2026-06-13', '2026-06-17']] }] as const
  const at = (day: string) => seasonAt(new Date(day), one)
  expect(['2026-06-12T23:59', '2026-06-13T00:00', '2026-06-17T23:59', '2026-06-18T00:00'].map(at)).toEqual([
    undefined,
    'raja',
    'raja',
    undefined,
  ])
})
