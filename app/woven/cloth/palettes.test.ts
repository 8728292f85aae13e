import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { palettes } from './palettes'

test('LOOM-2 every colour of a cloth is a token of the site', () => {
  const tokens = readFileSync('app/styles/tokens.css', 'utf8')
  const colours = new Set([...tokens.matchAll(/--(\w+): #[0-9a-f]{6};/g)].map(([, name]) => name))
  const used = Object.values(palettes).flatMap((palette) => Object.values(palette))
  expect(used.length).toBeGreaterThan(20)
  expect(used.filter((colour) => !colours.has(colour))).toEqual([])
})
