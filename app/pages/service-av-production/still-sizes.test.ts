import { expect, test } from 'vitest'
import { stillSizes } from './still-sizes'

const film = { width: 1920, height: 1080 }
const upright = { width: 1080, height: 1920 }

test.each([
  ['a wide one of eight', film, 0, 8, 45, 26],
  ['an upright one of eight', upright, 0, 8, 25, 15],
  ['a wide one of six', film, 0, 6, 45, 26],
  ['a wide one of three in one row', film, 0, 3, 89, 52],
  ['a wide one of four', film, 3, 4, 50, 30],
  ['an upright one in the second row of seven', upright, 6, 7, 34, 20],
])('EXP-4 %s has the size at which it covers its cell', (_, picture, index, count, tablet, wide) => {
  expect(stillSizes(picture, index, count)).toBe(`(width < 62.5em) ${tablet}vw, ${wide}vw`)
})
