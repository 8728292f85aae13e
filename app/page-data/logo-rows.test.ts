import { expect, test } from 'vitest'
import { spread } from './logo-rows.server'

const spreadLogos = (count: number) => spread(Array.from({ length: count }, (_, index) => index))

test('FREE-1 any number of logos is spread evenly over rows, in order', () => {
  for (let count = 3; count <= 90; count += 1) {
    const rows = spreadLogos(count)
    expect(rows.flat()).toEqual(Array.from({ length: count }, (_, index) => index))
    const lengths = rows.map((row) => row.length)
    expect(Math.max(...lengths) - Math.min(...lengths), `${count} logos`).toBeLessThanOrEqual(1)
  }
})

test('FREE-1 few logos make one row, more two, and then three', () => {
  expect([3, 9, 10, 14, 15, 90].map((count) => spreadLogos(count).length)).toEqual([1, 1, 2, 2, 3, 3])
})
