import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Font } from 'fontkit'
import type { SetWords } from '~/styles/clients/characters'
import { sources as clientSources } from '~/styles/clients/sources'
import { scriptOf, sources } from '~/styles/fonts/characters'

const require = createRequire(import.meta.url)
const listed = (file: string): Record<string, string> => JSON.parse(readFileSync(file, 'utf8'))

/** A character that a cut font does not hold. */
export interface Missing {
  character: string
  /** The font before it was cut. */
  font: string
  /** `the site's typeface` */
  typeface: string
  /** `the site's fonts` */
  cutFont: string
  command: string
}

/** Characters of some words that the agency's own fonts do not hold. */
export function missingInOwnFonts(): (words: string) => Missing[] {
  const held = listed('app/styles/fonts/characters.json')
  return (words) =>
    [...new Set(words)].flatMap((character) => {
      const script = scriptOf(character)
      if (character < ' ' || held[script]?.includes(character)) return []
      const names = { typeface: "the site's typeface", cutFont: "the site's fonts", command: 'npm run fonts' }
      return [{ character, font: sources[script], ...names }]
    })
}

/** Characters that a client's typeface does not hold, among the words that are set in it. */
export function missingInTypeface({ typeface: name, words: set }: SetWords): (words: string) => Missing[] {
  if (name === 'anek') return () => []
  const held = listed('app/styles/clients/characters.json')[name]
  const typeface = `the client's typeface ${name}`
  const names = { typeface, cutFont: typeface, command: 'npm run fonts:clients' }
  return (words) =>
    [...new Set(set.includes(words) ? words : '')]
      .filter((character) => !held?.includes(character))
      .map((character) => ({ character, font: require.resolve(clientSources[name].file), ...names }))
}

const whole = new Map<string, Font>()

/** Whether a font has a character before it is cut, so that it can be fetched from there. */
export function isInWhole({ font, character }: Missing): boolean {
  // Takes longer than all the rest of the check: loaded only where there is something to look up.
  const { create } = require('fontkit') as typeof import('fontkit')
  const opened = whole.get(font) ?? (create(readFileSync(font)) as Font)
  whole.set(font, opened)
  return opened.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
}
