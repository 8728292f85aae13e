import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast } from '../../../content/validation/contrast'
import { nearestColour } from './nearest-colour'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((one) => `#${one.toString(16).padStart(6, '0')}`)

test('EDIT-4 the nearest colour that is offered can be read, on any ground', () => {
  fc.assert(
    fc.property(colour, colour, (one, ground) => {
      const near = nearestColour(one, ground, 4.5)
      expect(near && contrast(ground, near)).toBeGreaterThanOrEqual(4.5)
    }),
  )
})
