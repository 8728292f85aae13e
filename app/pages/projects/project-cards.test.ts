import { expect, test } from 'vitest'
import { type CardSize, cardSizes, isWideOnPhones } from './project-cards'

const counts = Array.from({ length: 60 }, (_, index) => index + 1)

/** How many of a row’s twelve columns each takes. */
const columns: Record<CardSize, number> = { third: 4, half: 6, large: 8, tall: 4, whole: 12 }

test('PROJECTS-1 rows of two and three alternate, some with a large card', () => {
  expect(cardSizes(13)).toEqual([
    ...['large', 'tall'],
    ...['third', 'third', 'third'],
    ...['half', 'half'],
    ...['tall', 'large'],
    ...['half', 'half'],
    ...['large', 'tall'],
  ])
})

test('FREE-1 one to sixty cards fill every row of twelve columns', () => {
  for (const count of counts) {
    const sizes = cardSizes(count)
    expect(sizes).toHaveLength(count)
    let filled = 0
    for (const size of sizes) {
      expect((filled % 12) + columns[size], `${count} cards`).toBeLessThanOrEqual(12)
      filled += columns[size]
    }
    expect(filled % 12, `${count} cards`).toBe(0)
  }
})

test('FREE-1 on phones one to sixty cards fill every row of two', () => {
  for (const count of counts) {
    const isWide = Array.from({ length: count }, (_, index) => isWideOnPhones(index, count))
    const narrow = isWide.join().split('true')
    for (const run of narrow) expect((run.match(/false/g) ?? []).length % 2, `${count} cards`).toBe(0)
    expect(isWide[0] || count === 0, `the first of ${count}`).toBe(true)
  }
})
