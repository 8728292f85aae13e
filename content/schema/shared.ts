import { z } from 'zod'
import { knownPortrait, knownWordmark } from './known'
import { id, language, sample, sentenceWith, text } from './parts'
import { RANGES, ranged } from './ranges'

/** People who are glad (TESTI-1); `portrait` is a photograph or a woven picture. */
export const testimonials = z.strictObject({
  sample,
  testimonials: ranged(
    z.strictObject({
      id,
      name: text,
      company: text,
      portrait: knownPortrait,
      alt: text,
      text,
      lang: language.optional(),
    }),
    RANGES.testimonials,
    'id',
  ),
  /** Heard rather than seen: the section's name, its buttons, and what assistive technology calls carousel and slide. */
  spoken: z.strictObject({
    heading: text,
    carousel: text,
    slide: text,
    previous: text,
    next: text,
    /** Names the button that leads to one of them. */
    one: sentenceWith('number', 'name'),
    /** Which of them it is. */
    count: sentenceWith('number', 'total'),
  }),
})

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
