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
    /** Woven pictures in media/woven.json; `row` is the same in one row, for narrow windows. */
    year: z.strictObject({ name: knownWoven, row: knownWoven, alt: text }),
    opening: text,
    text,
    facts: ranged(z.strictObject({ label: text, figure: text }), RANGES.figures, 'label'),
  }),
  team: z.strictObject({ heading: wovenLines }),
  apply: z.strictObject({ line: text, label: text, subject: text }),
})
