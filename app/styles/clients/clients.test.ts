import { readFileSync } from 'node:fs'
import * as fontkit from 'fontkit'
import { expect, test } from 'vitest'
import { charactersOfClients } from './characters'
import { standInSize } from './stand-in'

for (const [typeface, characters] of charactersOfClients()) {
  if (typeface === 'anek') continue
  const cut = () => fontkit.create(readFileSync(`app/styles/clients/${typeface}.woff2`)) as fontkit.Font

  test(`EXP-8 what stands in for ${typeface} is as wide as the words that are set in it`, () => {
    const rules = readFileSync(`app/styles/clients/${typeface}.css`, 'utf8')
    const [, size] = /size-adjust: ([\d.]+)%/.exec(rules) ?? []
    // A word more or less moves it by less.
    expect(Math.abs(Number(size) - standInSize(typeface, cut())), 'run npm run fonts:clients').toBeLessThan(1)
  })

  test(`CASE-1 ${typeface} holds every character that its client's pages set in it`, () => {
    const font = cut()
    const missing = [...characters].filter(
      (character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
    )
    expect(missing, 'run npm run fonts:clients').toEqual([])
  })
}
