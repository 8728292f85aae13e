import { expect, test } from 'vitest'
import { mosaicPlaces } from './mosaic'

test('CASE-6 a mosaic of seven is one large, four small, two large', () => {
  expect(mosaicPlaces(7)).toEqual(['large', '', 'lower', '', 'lower', 'large', 'large lower'])
})

test('CASE-6 a mosaic places every one of its squares', () => {
  for (let count = 1; count <= 40; count += 1) expect(mosaicPlaces(count)).toHaveLength(count)
})

test('CASE-6 from four squares on a mosaic fills its rows', () => {
  for (let count = 4; count <= 40; count += 1) {
    const cells = mosaicPlaces(count).map((place) => (place.startsWith('large') ? 4 : 1))
    expect(cells.reduce((sum, one) => sum + one, 0) % 4, `${count} squares`).toBe(0)
  }
})
