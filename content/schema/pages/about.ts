import { z } from 'zod'
import { knownWoven } from '../known'
import { head, sample, text, wovenLines } from '../parts'
import { RANGES, ranged } from '../ranges'

/** The about page (ABOUT-1, ABOUT-3); its people stand in team.yaml. */
export const aboutPage = z.strictObject({
  sample,
  head,
  hero: z.strictObject({ heading: wovenLines, intro: text }),
  story: z.strictObject({
    title: text,
    /** A woven picture in media/woven.json. */
    year: z.strictObject({ name: knownWoven, alt: text }),
    opening: text,
    text,
    facts: ranged(z.strictObject({ label: text, figure: text }), RANGES.figures, 'label'),
  }),
  team: z.strictObject({ heading: wovenLines }),
  apply: z.strictObject({ line: text, label: text, subject: text }),
})
