import { z } from 'zod'
import { knownPortrait } from './known'
import { language, saysItsLanguage } from './language'
import { id, sample, sentenceWith, text } from './parts'
import { RANGES, ranged } from './ranges'

/** How many characters of a quote have room beside its speaker, by the size of their letters (FREE-1). */
export const QUOTE_ROOM = { large: 110, medium: 190, small: 320 } as const

/** People who are glad (TESTI-1); `portrait` is a photograph or a woven picture. */
export const testimonials = z.strictObject({
  sample,
  testimonials: ranged(
    saysItsLanguage(
      z.strictObject({
        id,
        name: text,
        company: text,
        portrait: knownPortrait,
        alt: text,
        text: text.max(QUOTE_ROOM.small),
        lang: language.optional(),
      }),
      'text',
    ),
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
