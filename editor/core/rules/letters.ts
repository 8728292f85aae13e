import {
  isInWhole,
  type Missing,
  missingInOwnFonts,
  missingInTypeface,
} from '../../../app/content-check/missing-characters'
import { seenSign } from '../../../app/content-check/seen-sign'
import { textsIn } from '../../../app/content-check/shown-words'
import { wordsOfStudy } from '../../../app/styles/clients/characters'
import { projectIds } from '../../../content/schema/known'
import type { Path, Value } from '../change'
import { sentence } from './sentence'

/** Letters of a field that the fonts do not hold yet, or cannot hold. The page is shown all the same. */
export interface LettersNote {
  path: Path
  text: string
}

/** The fonts that the words of a file are set in: the agency's, and in a case study those of its clients. */
function fontsOf(file: string): ((words: string) => Missing[])[] {
  const id = /^projects\/(.+)\.yaml$/.exec(file)?.[1]
  const sets = id !== undefined && projectIds().includes(id) ? wordsOfStudy(id) : []
  return [missingInOwnFonts(), ...sets.filter((set) => set.file === file).map(missingInTypeface)]
}

function noteOn(words: string, missing: readonly Missing[]): string {
  const isNew = new Map(missing.map((one) => [one, isInWhole(one)]))
  const lacking = missing.filter((one) => !isNew.get(one))
  const fresh = missing
    .filter((one) => isNew.get(one))
    .map(({ character }) => seenSign(character, words).name)
  const names = [...new Set(fresh)]
  return [
    ...new Set(
      lacking.map(({ character, typeface }) => sentence(seenSign(character, words).missing(typeface))),
    ),
    ...(names.length
      ? [
          sentence(
            `${names.join(', ')} ${names.length > 1 ? 'are' : 'is'} new to the fonts; Publish adds what is new`,
          ),
        ]
      : []),
  ].join(' ')
}

/**
 * What publishing will say of the letters in a content file, field by field.
 * @param isShown whether the file is right, so that the typeface of its client is known
 */
export function lettersIn(file: string, data: Value, isShown: boolean): LettersNote[] {
  const fonts = isShown ? fontsOf(file) : [missingInOwnFonts()]
  return [...textsIn(data)].flatMap(({ words, path }) => {
    const missing = path[0] === 'sample' ? [] : fonts.flatMap((missingIn) => missingIn(words))
    return missing.length ? [{ path, text: noteOn(words, missing) }] : []
  })
}
