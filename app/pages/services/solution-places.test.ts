import { expect, test } from 'vitest'
import { type Area, placeSolutions } from './solution-places'

const counts = [3, 4, 5, 6, 7, 8, 9, 12]

const counted = (count: number) => Array.from({ length: count }, (_, index) => index)

/** How many cards cover each cell of the grid. */
function covered(areas: readonly Area[]): number[] {
  const rows = Math.max(...areas.map(([, , bottom]) => bottom)) - 1
  const cells = Array.from({ length: rows * 12 }, () => 0)
  for (const [top, left, bottom, right] of areas)
    for (let row = top; row < bottom; row += 1)
      for (let column = left; column < right; column += 1) {
        const cell = (row - 1) * 12 + column - 1
        cells[cell] = (cells[cell] ?? 0) + 1
      }
  return cells
}

test('SERVICES-1 six cards are placed 7/5, 5/7, 7/5', () => {
  expect(placeSolutions(6, null)).toEqual([
    [1, 1, 2, 8],
    [1, 8, 2, 13],
    [2, 1, 3, 6],
    [2, 6, 3, 13],
    [3, 1, 4, 8],
    [3, 8, 4, 13],
  ])
})

test('GRID-1 the first of six opens downwards, on its own side', () => {
  expect(placeSolutions(6, 0)).toEqual([
    [1, 1, 3, 9],
    [1, 9, 2, 13],
    [2, 9, 3, 13],
    [3, 1, 4, 5],
    [3, 5, 4, 9],
    [3, 9, 4, 13],
  ])
})

test('GRID-1 the fourth of six opens below a row of three, on its own side', () => {
  expect(placeSolutions(6, 3)).toEqual([
    [1, 1, 2, 5],
    [1, 5, 2, 9],
    [1, 9, 2, 13],
    [2, 5, 4, 13],
    [2, 1, 3, 5],
    [3, 1, 4, 5],
  ])
})

test('SERVICES-1 the cards cover their grid once, whichever is open', () => {
  for (const count of counts)
    for (const open of [null, ...counted(count)])
      expect(new Set(covered(placeSolutions(count, open))), `${count} cards, ${open} open`).toEqual(
        new Set([1]),
      )
})
