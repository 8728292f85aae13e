import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Font } from 'fontkit'
import { charactersOfStudies } from '~/styles/clients/characters'
import { sources as clientSources } from '~/styles/clients/sources'
import { contentTexts, scriptOf, sources } from '~/styles/fonts/characters'
import { fieldAtLine } from '~content/validation/field-at-line'
import type { Problem } from '~content/validation/problem'

const require = createRequire(import.meta.url)
const listed = (file: string): Record<string, string> => JSON.parse(readFileSync(file, 'utf8'))

/** A character that a cut font does not hold. */
interface Missing {
  file: string
  text: string
  character: string
  /** The font before it was cut. */
  font: string
  /** What is to be said, by whether the whole font has the character. */
  words: (isInFont: boolean) => string
}

/** Characters that the agency's own fonts do not hold. */
function* inOwnFonts(texts: Map<string, string>): Generator<Missing> {
  const held = listed('app/styles/fonts/characters.json')
  for (const [file, text] of texts)
    for (const character of new Set(text)) {
      const script = scriptOf(character)
      if (character < ' ' || held[script]?.includes(character)) continue
      yield {
        file,
        text,
        character,
        font: sources[script],
        words: (isInFont) =>
          isInFont
            ? `“${character}” is new to the site's fonts; run npm run fonts`
            : `the site's typeface has no “${character}”; write it in another way`,
      }
    }
}

/** Characters that a client's typeface does not hold, among the words that are set in it. */
function* inClientFonts(texts: Map<string, string>): Generator<Missing> {
  const held = listed('app/styles/clients/characters.json')
  for (const { file: name, typeface, characters } of charactersOfStudies()) {
    if (typeface === 'anek') continue
    const file = `content/${name}`
    for (const character of characters) {
      if (held[typeface]?.includes(character)) continue
      yield {
        file,
        text: texts.get(file) ?? '',
        character,
        font: require.resolve(clientSources[typeface].file),
        words: (isInFont) =>
          isInFont
            ? `“${character}” is new to the client's typeface ${typeface}; run npm run fonts:clients`
            : `the client's typeface ${typeface} has no “${character}”; write it in another way`,
      }
    }
  }
}

/** Characters of content that would be shown in a typeface of the visitor's own. Content must be valid. */
export async function characterProblems(): Promise<Problem[]> {
  const texts = contentTexts()
  const missing = [...inOwnFonts(texts), ...inClientFonts(texts)]
  if (!missing.length) return []
  // Takes longer than all the rest of the check: loaded only where there is something to look up.
  const fontkit = await import('fontkit')
  return missing.map(({ file, text, character, font, words }) => {
    const whole = fontkit.create(readFileSync(font)) as Font
    const lines = text.split('\n')
    const index = lines.findIndex((line) => line.includes(character))
    const isInFont = whole.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
    return { file, line: index + 1, field: fieldAtLine(lines, index), text: words(isInFont) }
  })
}
