import { expect, test } from 'vitest'
import { middle, readFocus, shownPart, writeFocus } from './shown-part'

test('EDIT-5 a narrow frame shows a strip of a wide picture, around its focus', () => {
  expect(shownPart(2, 1, { x: 0, y: 50 })).toEqual({ x: 0, y: 0, width: 0.5, height: 1 })
  expect(shownPart(2, 1, middle)).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 })
  expect(shownPart(2, 1, { x: 100, y: 0 })).toEqual({ x: 0.5, y: 0, width: 0.5, height: 1 })
})

test('EDIT-5 a wide frame shows a band of a high picture, around its focus', () => {
  expect(shownPart(0.5, 1, { x: 50, y: 100 })).toEqual({ x: 0, y: 0.5, width: 1, height: 0.5 })
})

test('EDIT-5 the focus itself is in view in a frame of any shape', () => {
  for (const frame of [0.2, 0.7, 1, 1.6, 5])
    for (const focus of [0, 13, 50, 100].map((x) => ({ x, y: 100 - x }))) {
      const { x, y, width, height } = shownPart(1.5, frame, focus)
      expect(focus.x / 100 - x).toBeGreaterThanOrEqual(-1e-9)
      expect(focus.x / 100 - x).toBeLessThanOrEqual(width + 1e-9)
      expect(focus.y / 100 - y).toBeGreaterThanOrEqual(-1e-9)
      expect(focus.y / 100 - y).toBeLessThanOrEqual(height + 1e-9)
    }
})

test('EDIT-5 a frame shows its share of the part that a cut leaves', () => {
  const part = { x: 0.5, y: 0.5, width: 0.5, height: 0.5 }
  expect(shownPart(2, 1, middle, part)).toEqual({ x: 0.625, y: 0.5, width: 0.25, height: 0.5 })
})

test('EDIT-5 the focus is read and written as content holds it', () => {
  expect(readFocus('0% 33%')).toEqual({ x: 0, y: 33 })
  expect(readFocus(undefined)).toEqual(middle)
  expect(writeFocus({ x: 12.6, y: 100 })).toBe('13% 100%')
})
