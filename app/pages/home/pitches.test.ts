import { expect, test } from 'vitest'
import { readContent } from '~content/load/read.server'
import { pancham } from '~content/schema/every-page'
import { pitches } from './pitches'

test('ALIVE-2 the first and the fifth keep their pitch in every tuning', () => {
  const { tunings } = readContent('pancham.yaml', pancham)
  for (const { name, shifts } of tunings) {
    const tuned = pitches(shifts)
    expect([tuned[0], tuned[4]], name).toEqual([1, 3 / 2])
    expect(tuned, 'upwards').toEqual(tuned.toSorted((a, b) => a - b))
  }
})

test('ALIVE-2 a tuning shifts the notes that it names, and no others', () => {
  expect(pitches(['ma'])).toEqual([1, 9 / 8, 5 / 4, 45 / 32, 3 / 2, 5 / 3, 15 / 8])
})
