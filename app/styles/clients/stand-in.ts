import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as fontkit from 'fontkit'
import { wordsOfStudies } from './characters'

const require = createRequire(import.meta.url)
/** What is set in a typeface that no project has yet. */
export const SAMPLE = 'abcdefghijklmnopqrstuvwxyz'
/** As wide as Arial Bold, letter for letter. */
const arialBold = fontkit.create(
  readFileSync(require.resolve('@fontsource/arimo/files/arimo-latin-700-normal.woff2')),
) as fontkit.Font

const widthIn = (face: fontkit.Font, text: string) => face.layout(text).advanceWidth / face.unitsPerEm

/**
 * How large Arial Bold stands in for a client's typeface until it is there, in per cent: as wide over all that content sets in it,
 * so that lines break alike and nothing moves when the letters come (EXP-8).
 */
export function standInSize(name: string, face: fontkit.Font): number {
  const words = wordsOfStudies().flatMap(({ typeface, words }) => (typeface === name ? words : []))
  const text = words.join(' ') || SAMPLE
  return Math.round((widthIn(face, text) / widthIn(arialBold, text)) * 1000) / 10
}
