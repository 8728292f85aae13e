// @vitest-environment jsdom

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { colourSets } from './cloth'
import { createPalette } from './palettes'

test.each(colourSets)('LOOM-2 every colour of the set %s is a token of the site', (set) => {
  const style = document.createElement('style')
  style.textContent = readFileSync('app/styles/tokens.css', 'utf8')
  document.head.append(style)
  for (const colour of Object.values(createPalette(set))) expect(colour).toMatch(/^#[0-9a-f]{6}$/)
})
