import { z } from 'zod'
import { COUNTS } from './counts'
import { knownWordmark, knownWoven } from './known'
import { id, sample, text } from './parts'
import { RANGES, ranged } from './ranges'

/** People who are glad (TESTI-1); `portrait` is a woven picture. */
export const testimonials = z.strictObject({
  sample,
  testimonials: ranged(
    z.strictObject({ id, name: text, company: text, portrait: knownWoven, alt: text, text }),
    RANGES.testimonials,
  ),
})

/** Rows of ten wordmarks (HOME-6). */
export const logos = z.strictObject({
  sample,
  rows: z
    .array(z.array(z.strictObject({ id: knownWordmark, name: text })).length(COUNTS.logoRow))
    .length(COUNTS.logos / COUNTS.logoRow),
})
