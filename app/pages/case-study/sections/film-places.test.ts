import { expect, test } from 'vitest'
import { withFilmPlaces } from './film-places'

const wide = { film: { width: 16, height: 9 } }
const tall = { film: { width: 9, height: 16 } }
const placesOf = (count: number) =>
  withFilmPlaces(Array.from({ length: count }, () => wide)).wide.map(({ place }) => place)

test.each([
  [1, ['alone']],
  [2, ['alone', 'alone']],
  [3, ['alone', 'paired', 'paired']],
  [5, ['alone', 'paired', 'paired', 'alone', 'alone']],
  [6, ['alone', 'paired', 'paired', 'alone', 'paired', 'paired']],
])('CASE-7 no place stays empty beside %i wide films', (count, places) => {
  expect(placesOf(count)).toEqual(places)
})

test('CASE-7 tall films stand apart from wide ones', () => {
  const { wide: across, tall: upright } = withFilmPlaces([tall, wide, tall])
  expect([across.length, upright.length]).toEqual([1, 2])
})

test('CASE-7 on phones a wide film that stands alone has the screen, and others are pairs', () => {
  const { wide: across } = withFilmPlaces([wide, wide, wide, wide, tall])
  expect(across.map(({ onPhone }) => onPhone)).toEqual(['screen', 'paired', 'paired', 'screen'])
})

test.each([
  [1, ['screen']],
  [2, ['screen', 'screen']],
  [3, ['screen', 'paired', 'paired']],
  [6, ['screen', 'paired', 'paired', 'paired', 'paired', 'screen']],
])('CASE-7 no place stays empty beside %i films on phones', (count, places) => {
  const { tall: upright } = withFilmPlaces(Array.from({ length: count }, () => tall))
  expect(upright.map(({ onPhone }) => onPhone)).toEqual(places)
})
