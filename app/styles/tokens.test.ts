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
    ['paper', 'ink'],
    ['paper', 'indigo'],
    ['paper', 'madder'],
    ['paper', 'dusk'],
    ['husk', 'ink'],
    ['ink', 'saffron'],
    ['ink', 'vermilion'],
    ['ink', 'ash'],
    ['vermilion', 'ink'],
    ['saffron', 'ink'],
    ['saffron', 'madder'],
    ['turmeric', 'ink'],
    ['madder', 'paper'],
    ['madder', 'saffron'],
    ['indigo', 'paper'],
    ['indigo', 'saffron'],
  ])('EXP-3 on %s text in %s can be read', (ground, text) => {
    expect(contrast(colour(ground), colour(text))).toBeGreaterThanOrEqual(4.5)
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
