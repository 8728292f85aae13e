import { expect, test } from 'vitest'
import { cardColumns, isWideOnPhones } from './card-columns'

const counts = Array.from({ length: 60 }, (_, index) => index + 1)

test('PROJECTS-1 the cards stand in rows of two and three in turn', () => {
  expect(cardColumns(13)).toEqual([6, 6, 4, 4, 4, 6, 6, 4, 4, 4, 4, 4, 4])
})

test('FREE-1 one to sixty cards fill every row of twelve columns', () => {
  for (const count of counts) {
    const columns = cardColumns(count)
    expect(columns).toHaveLength(count)
    let filled = 0
    for (const wide of columns) {
      expect((filled % 12) + wide, `${count} cards`).toBeLessThanOrEqual(12)
      filled += wide
    }
    expect(filled % 12, `${count} cards`).toBe(0)
  }
})

test('FREE-1 on phones one to sixty cards fill every row of two', () => {
  for (const count of counts) {
    const narrow = Array.from({ length: count }, (_, index) => isWideOnPhones(index, count))
    expect(narrow.filter((isWide) => !isWide).length % 2, `${count} cards`).toBe(0)
  }
})
