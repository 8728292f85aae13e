import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitName, type Stretch, stretches } from './fit-name'

const phone = { width: 351, height: 290 }

/** A typeface whose letters have the given width, in em, at its normal width. */
const typeface =
  (letters: number, each = 0.6) =>
  (stretch: Stretch) => ({
    left: 0,
    right: letters * each * (1.25 - 0.125 * stretches.indexOf(stretch)),
    ascent: 0.65,
    descent: 0.02,
  })

test('LOOM-1 a name of any length fills the width of any screen and stays within the field', () => {
  const field = fc.record({
    width: fc.integer({ min: 240, max: 2_600 }),
    height: fc.integer({ min: 150, max: 800 }),
  })
  const each = fc.double({ min: 0.2, max: 1.4, noNaN: true })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 14 }), each, field, (letters, wide, space) => {
      const { width, height, rows, gap } = fitName(typeface(letters, wide), space)
      expect(width).toBeLessThanOrEqual(space.width + 0.001)
      expect(rows * height + (rows + 1) * gap).toBeCloseTo(space.height)
      expect(gap).toBeGreaterThan(0)
      const isAsHighAsMayBe = height > space.height * 0.85
      expect(isAsHighAsMayBe || Math.abs(width - space.width) < 0.001).toBe(true)
    }),
  )
})

test('LOOM-1 short names are set in wide letters, long ones in narrow letters', () => {
  expect(fitName(typeface(4), phone).stretch).toBe('expanded')
  expect(fitName(typeface(14), phone).stretch).toBe('condensed')
})

test('LOOM-1 a long name is repeated, a short one is not', () => {
  expect(fitName(typeface(2), phone).rows).toBe(1)
  expect(fitName(typeface(14), phone).rows).toBeGreaterThan(2)
})
