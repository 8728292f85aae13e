import { expect, test } from 'vitest'
import { contrast } from '~content/validation/contrast'
import { coloursOfPicture } from './picture-colours'

const pixels = (...colours: [red: number, green: number, blue: number][]) =>
  new Uint8ClampedArray(colours.flatMap((colour) => [...colour, 255]))

const pictures = {
  white: pixels([255, 255, 255]),
  black: pixels([0, 0, 0]),
  grey: pixels([128, 128, 128]),
  neon: pixels([0, 255, 100], [255, 0, 255], [255, 255, 0]),
  'red and gold': pixels([200, 16, 46], [200, 16, 46], [255, 180, 0]),
  night: pixels([4, 6, 30], [10, 10, 40], [255, 160, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]),
}

test.each(Object.entries(pictures))('EDIT-8 colours of a %s picture can be read', (_, picture) => {
  const { ground, onGround, accent } = coloursOfPicture(picture)
  expect(contrast(ground, onGround)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(ground, accent)).toBeGreaterThanOrEqual(3)
})

test('EDIT-8 a blue picture gives a page of blues, a dark one a dark page', () => {
  const [red, , blue] = [1, 3, 5].map((at) =>
    Number.parseInt(coloursOfPicture(pixels([20, 60, 210])).ground.slice(at, at + 2), 16),
  )
  expect(blue).toBeGreaterThan(red ?? 255)
  expect(contrast(coloursOfPicture(pictures.night).ground, '#000000')).toBeLessThan(2)
})

test('EDIT-8 a teal picture with some gold has teal headings, not olive ones', () => {
  const teal = pixels([0, 128, 128], [0, 128, 128], [10, 140, 130], [214, 170, 60])
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(coloursOfPicture(teal).accent.slice(at, at + 2), 16),
  )
  expect(Math.min(green, blue)).toBeGreaterThan(red + 60)
})

test('EDIT-8 headings of a night picture have the colour of its lamp, not of its shadows', () => {
  const { accent } = coloursOfPicture(pictures.night)
  const [red = 0, , blue = 0] = [1, 3, 5].map((at) => Number.parseInt(accent.slice(at, at + 2), 16))
  expect(red).toBeGreaterThan(blue + 60)
})
