import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrast } from '~content/validation/contrast'

const tokens = readFileSync('app/styles/tokens.css', 'utf8')

function colour(name: string): string {
  const value = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1]
  if (!value) throw new Error(`no colour --${name} in tokens.css`)
  return value
}

describe('EXP-3 contrast of the colours in use', () => {
  test.each([
    ['paper', 'ink', 16.4],
    ['paper', 'indigo', 11.6],
    ['paper', 'madder', 8],
    ['paper', 'dusk', 5.5],
    ['husk', 'ink', 14.1],
    ['ink', 'saffron', 9.5],
    ['ink', 'vermilion', 6],
    ['ink', 'ash', 8.4],
    ['vermilion', 'ink', 6],
    ['saffron', 'ink', 9.5],
    ['saffron', 'madder', 4.7],
    ['turmeric', 'ink', 11.5],
    ['madder', 'paper', 8],
    ['madder', 'saffron', 4.7],
    ['indigo', 'paper', 11.6],
    ['indigo', 'saffron', 6.7],
  ])('EXP-3 %s under %s reaches what the design says', (ground, text, designed) => {
    const measured = contrast(colour(ground), colour(text))
    expect(measured).toBeGreaterThanOrEqual(4.5)
    expect(measured).toBeCloseTo(designed, 0)
  })

  test.each([
    ['paper', 'indigo'],
    ['husk', 'indigo'],
    ['turmeric', 'indigo'],
    ['saffron', 'indigo'],
    ['vermilion', 'indigo'],
    ['ink', 'saffron'],
    ['indigo', 'saffron'],
    ['madder', 'saffron'],
  ])('EXP-3 the focus ring on %s, %s, can be seen', (ground, ring) => {
    expect(contrast(colour(ground), colour(ring))).toBeGreaterThanOrEqual(3)
  })
})
