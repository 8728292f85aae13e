import { z } from 'zod'
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

/** The wordmarks in their order; the wall spreads them over its rows (HOME-6). */
export const logos = z.strictObject({
  sample,
  logos: ranged(z.strictObject({ id: knownWordmark, name: text }), RANGES.logos),
})
