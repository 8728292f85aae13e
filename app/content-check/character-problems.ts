import { wordsOfStudies } from '~/styles/clients/characters'
import { contentTexts } from '~/styles/fonts/characters'
import type { Problem } from '~content/validation/problem'
import { isInWhole, type Missing, missingInOwnFonts, missingInTypeface } from './missing-characters'
import { seenSign } from './seen-sign'
import { type ShownWords, shownWords } from './shown-words'

/** Every character that a cut font lacks, and the words it stands in. */
function* missingIn(all: readonly ShownWords[]): Generator<ShownWords & Missing> {
  const inOwnFonts = missingInOwnFonts()
  for (const one of all) for (const missing of inOwnFonts(one.words)) yield { ...one, ...missing }
  for (const set of wordsOfStudies()) {
    const inTypeface = missingInTypeface(set)
    for (const one of all)
      if (one.file === `content/${set.file}`)
        for (const missing of inTypeface(one.words)) yield { ...one, ...missing }
  }
}

/** The same character once in a file where fetching it helps, since that helps everywhere; else at every place. */
function once(problems: readonly (Problem & { key: string })[]): Problem[] {
  const said = new Map(problems.toReversed().map((problem) => [problem.key, problem]))
  return [...said.values()].reverse().map(({ key: _, ...problem }) => problem)
}

/** Characters of content that would be shown in a typeface of the visitor's own. Content must be valid. */
export function characterProblems(): Problem[] {
  const all = [...contentTexts()].flatMap(([file, text]) => shownWords(file, text))
  return once(
    [...missingIn(all)].map((missing) => {
      const { file, line, field, words, character, typeface, cutFont, command } = missing
      const { name, missing: says } = seenSign(character, words)
      const isNew = isInWhole(missing)
      const text = isNew ? `${name} is new to ${cutFont}; run ${command}` : says(typeface)
      return { file, line, field, text, key: `${file} ${character} ${isNew ? cutFont : field}` }
    }),
  )
}
