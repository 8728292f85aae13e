import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Font } from 'fontkit'
import { wordsOfStudies } from '~/styles/clients/characters'
import { sources as clientSources } from '~/styles/clients/sources'
import { contentTexts, scriptOf, sources } from '~/styles/fonts/characters'
import type { Problem } from '~content/validation/problem'
import { seenSign } from './seen-sign'
import { type ShownWords, shownWords } from './shown-words'

const require = createRequire(import.meta.url)
const listed = (file: string): Record<string, string> => JSON.parse(readFileSync(file, 'utf8'))

/** A character that a cut font does not hold. */
interface Missing extends ShownWords {
  character: string
  /** The font before it was cut. */
  font: string
  /** `the site's typeface` */
  typeface: string
  /** `the site's fonts; run npm run fonts` */
  remedy: string
}

/** Characters that the agency's own fonts do not hold. */
function* inOwnFonts(all: readonly ShownWords[]): Generator<Missing> {
  const held = listed('app/styles/fonts/characters.json')
  for (const one of all)
    for (const character of new Set(one.words)) {
      const script = scriptOf(character)
      if (character < ' ' || held[script]?.includes(character)) continue
      const font = sources[script]
      const remedy = "the site's fonts; run npm run fonts"
      yield { ...one, character, font, typeface: "the site's typeface", remedy }
    }
}

/** Characters that a client's typeface does not hold, among the words that are set in it. */
function* inClientFonts(all: readonly ShownWords[]): Generator<Missing> {
  const held = listed('app/styles/clients/characters.json')
  for (const { file, typeface: name, words } of wordsOfStudies()) {
    if (name === 'anek') continue
    const typeface = `the client's typeface ${name}`
    const remedy = `${typeface}; run npm run fonts:clients`
    for (const one of all) {
      if (one.file !== `content/${file}` || !words.includes(one.words)) continue
      for (const character of new Set(one.words))
        if (!held[name]?.includes(character))
          yield { ...one, character, font: require.resolve(clientSources[name].file), typeface, remedy }
    }
  }
}

/** The same character once in a file where fetching it helps, since that helps everywhere; else at every place. */
function once(problems: readonly (Problem & { key: string })[]): Problem[] {
  const said = new Map(problems.toReversed().map((problem) => [problem.key, problem]))
  return [...said.values()].reverse().map(({ key: _, ...problem }) => problem)
}

/** Characters of content that would be shown in a typeface of the visitor's own. Content must be valid. */
export async function characterProblems(): Promise<Problem[]> {
  const all = [...contentTexts()].flatMap(([file, text]) => shownWords(file, text))
  const missing = [...inOwnFonts(all), ...inClientFonts(all)]
  if (!missing.length) return []
  // Takes longer than all the rest of the check: loaded only where there is something to look up.
  const fontkit = await import('fontkit')
  return once(
    missing.map(({ file, line, field, words, character, font, typeface, remedy }) => {
      const whole = fontkit.create(readFileSync(font)) as Font
      const { name, missing: says } = seenSign(character, words)
      const isInFont = whole.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
      const text = isInFont ? `${name} is new to ${remedy}` : says(typeface)
      return { file, line, field, text, key: `${file} ${character} ${isInFont ? remedy : field}` }
    }),
  )
}
