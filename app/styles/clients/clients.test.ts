import { readFileSync } from 'node:fs'
import * as fontkit from 'fontkit'
import { expect, test } from 'vitest'
import { charactersOfClients } from './characters'

for (const [typeface, characters] of charactersOfClients()) {
  if (typeface === 'anek') continue
  test(`CASE-1 ${typeface} holds every character that its client's pages set in it`, () => {
    const font = fontkit.create(readFileSync(`app/styles/clients/${typeface}.woff2`)) as fontkit.Font
    const missing = [...characters].filter(
      (character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
    )
    expect(missing, 'run npm run fonts:clients').toEqual([])
  })
}
