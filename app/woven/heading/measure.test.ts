import { expect, test } from 'vitest'
import { fitLines } from './measure.server'

test('EXP-4 a heading’s line says how far its letters reach below the baseline', () => {
  const [above, below] = fitLines(['Bold', 'Strategies'])
  expect(above?.drop).toBeLessThan(0.05)
  expect(below?.drop).toBeGreaterThan(0.15)
})
