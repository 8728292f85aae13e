import { expect, test } from 'vitest'
import { modelledSizes } from './modelled-sizes'

const widest = (sizes: string) => sizes.split(', ').at(-1)
const onTablets = (sizes: string) => sizes.split(', ').at(1)

test('EXP-4 each of three squares is a third of the window wide, one of 4 to 3 wider', () => {
  expect([0, 1, 2].map((index) => widest(modelledSizes(index, 3, 1)))).toEqual(['33vw', '33vw', '33vw'])
  expect(widest(modelledSizes(0, 3, 4 / 3))).toBe('41vw')
})

test('EXP-4 two pictures share the row, and one that is left over has it to itself', () => {
  expect(widest(modelledSizes(1, 2, 1))).toBe('50vw')
  expect(widest(modelledSizes(3, 4, 1))).toBe('100vw')
})

test('EXP-4 on tablets a picture that is left over beside no other is as wide as the window', () => {
  expect(onTablets(modelledSizes(1, 2, 1))).toMatch(/ 100vw$/)
  expect(onTablets(modelledSizes(1, 3, 1))).toMatch(/ 50vw$/)
})
