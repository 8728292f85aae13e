import { z } from 'zod'
import { knownWordmark } from './known'
import { sample, sentenceWith, text } from './parts'
import { RANGES, ranged } from './ranges'

/** A logo of the wall, and its name as it is read aloud. */
export const logo = z.strictObject({ id: knownWordmark, name: text })

/** The wordmarks in their order; the wall spreads them over its rows (HOME-6). */
export const logos = z.strictObject({
  sample,
  logos: ranged(logo, RANGES.logos, 'id'),
  /** The button that stops the rows. */
  pause: text,
  /** Names a row for those who hear it. */
  row: sentenceWith('number'),
})
