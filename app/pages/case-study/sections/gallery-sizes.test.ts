import { expect, test } from 'vitest'
import { phoneOrTablet } from '~/breakpoints'
import { brokenForTablets } from './gallery-sizes'

const square = { width: 100, height: 100, alt: '', widths: [480], fallback: 480, colours: '', sizes: '30vw' }
const row = ['plate', 'menu', 'poster'].map((base) => ({ ...square, base }))
const broken = (...across: string[]) => brokenForTablets(row, ({ base }) => across.includes(base))

test('CASE-1 a row in which no picture stands across tablets stays as it is', () => {
  expect(broken()).toEqual(row)
})

test('CASE-1 a picture that stands across tablets has all of the window, the others share it', () => {
  expect(broken('plate').map(({ across, sizes }) => [across, sizes])).toEqual([
    [true, `${phoneOrTablet} 100vw, 30vw`],
    [undefined, `${phoneOrTablet} 50vw, 30vw`],
    [undefined, `${phoneOrTablet} 50vw, 30vw`],
  ])
})
