import { expect, test } from 'vitest'
import { type Area, placeStories, splitIntoBlocks } from './story-places'

const counts = [2, 3, 4, 5, 6, 7, 8]

/** How many cards cover each cell of the grid. */
function covered(areas: readonly Area[]): number[] {
  const cells = new Map<string, number>()
  for (const [top, left, bottom, right] of areas)
    for (let row = top; row < bottom; row += 1)
      for (let column = left; column < right; column += 1)
        cells.set(`${row} ${column}`, (cells.get(`${row} ${column}`) ?? 0) + 1)
  return [...cells.values()]
}

test('HOME-3 four stories are placed two by two', () => {
  expect(placeStories(4, null)).toEqual([
    [1, 1, 4, 7],
    [1, 7, 4, 13],
    [4, 1, 7, 7],
    [4, 7, 7, 13],
  ])
})

test('GRID-1 the open one of four has eight columns on its own side', () => {
  expect(placeStories(4, 3)).toEqual([
    [1, 1, 3, 5],
    [3, 1, 5, 5],
    [5, 1, 7, 5],
    [1, 5, 7, 13],
  ])
})

test('FREE-1 two to eight stories make blocks of two to four', () => {
  expect(counts.map(splitIntoBlocks)).toEqual([[2], [3], [4], [3, 2], [3, 3], [4, 3], [4, 4]])
})

test('FREE-1 two to eight stories cover their grid without a gap, whichever is open', () => {
  for (const count of counts)
    for (const open of [null, ...Array.from({ length: count }, (_, index) => index)]) {
      const cells = covered(placeStories(count, open))
      expect(cells, `${count} stories, ${open} open`).toEqual(
        Array.from({ length: splitIntoBlocks(count).length * 72 }, () => 1),
      )
    }
})
