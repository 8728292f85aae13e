import { expect, test } from 'vitest'
import { layOutFigures, layOutFilms, layOutMosaic } from './layouts.server'

test('CASE-6 a mosaic of seven is one large, four small, two large', () => {
  expect(layOutMosaic(7)).toEqual(['large', '', 'lower', '', 'lower', 'large', 'large lower'])
})

test('CASE-6 a mosaic places every one of its squares', () => {
  for (let count = 1; count <= 40; count += 1) expect(layOutMosaic(count)).toHaveLength(count)
})

test('CASE-6 from four squares on a mosaic fills its rows', () => {
  for (let count = 4; count <= 40; count += 1) {
    const cells = layOutMosaic(count).map((place) => (place.startsWith('large') ? 4 : 1))
    expect(cells.reduce((sum, one) => sum + one, 0) % 4, `${count} squares`).toBe(0)
  }
})

test('CASE-3 up to five figures hang on one thread', () => {
  for (const count of [1, 2, 3, 4, 5])
    expect(layOutFigures(count)).toEqual({ '--columns': count, '--last': 1 })
})

test('CASE-3 more than five figures fill two threads of one length', () => {
  for (let count = 6; count <= 12; count += 1) {
    const { '--columns': columns, '--last': last } = layOutFigures(count)
    expect(count - 1 + last, `${count} figures`).toBe(2 * columns)
  }
})

const wide = { film: { width: 16, height: 9 } }
const tall = { film: { width: 9, height: 16 } }
const widths = (count: number) =>
  layOutFilms(Array.from({ length: count }, () => wide)).wide.map(({ width }) => width)

test.each([
  [1, ['whole']],
  [2, ['whole', 'whole']],
  [3, ['whole', 'half', 'half']],
  [5, ['whole', 'half', 'half', 'whole', 'whole']],
  [6, ['whole', 'half', 'half', 'whole', 'half', 'half']],
])('CASE-7 %i wide films leave no gap', (count, places) => {
  expect(widths(count)).toEqual(places)
})

test('CASE-7 tall films are separate from wide ones', () => {
  const { wide: across, tall: upright } = layOutFilms([tall, wide, tall])
  expect([across.length, upright.length]).toEqual([1, 2])
})

test('CASE-7 on phones a single wide film takes the whole width, and others are in pairs', () => {
  const { wide: across } = layOutFilms([wide, wide, wide, wide, tall])
  expect(across.map(({ onPhone }) => onPhone)).toEqual(['whole', 'half', 'half', 'whole'])
})

test.each([
  [1, ['whole']],
  [2, ['whole', 'whole']],
  [3, ['whole', 'half', 'half']],
  [6, ['whole', 'half', 'half', 'half', 'half', 'whole']],
])('CASE-7 %i films leave no gap on phones', (count, places) => {
  const { tall: upright } = layOutFilms(Array.from({ length: count }, () => tall))
  expect(upright.map(({ onPhone }) => onPhone)).toEqual(places)
})
