import { z } from 'zod'
import { knownPortrait } from './known'
import { language, saysItsLanguage } from './language'
import { id, sample, sentenceWith, text } from './parts'
import { RANGES, ranged } from './ranges'

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
        text,
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
