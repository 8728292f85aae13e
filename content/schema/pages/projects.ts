import { z } from 'zod'
import { knownProject } from '../known'
import { head, sample, text, wovenLines } from '../parts'
import { RANGES, ranged } from '../ranges'

/** The page of all projects (PROJECTS-1, PROJECTS-2). */
export const projectsPage = z.strictObject({
  sample,
  head,
  hero: z.strictObject({ heading: wovenLines }),
  /** Ids of the cards, in their order. */
  projects: ranged(knownProject, RANGES.projects),
  /** Names the list of cards for those who hear it. */
  all: text,
  campaigns: z.strictObject({ heading: wovenLines }),
})
