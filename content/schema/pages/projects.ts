import { z } from 'zod'
import { COUNTS } from '../counts'
import { knownProject } from '../known'
import { head, sample, wovenLines } from '../parts'

/** The page of all projects (PROJECTS-1, PROJECTS-2). */
export const projectsPage = z.strictObject({
  sample,
  head,
  hero: z.strictObject({ heading: wovenLines }),
  /** Ids of the cards, in their order. */
  projects: z.array(knownProject).length(COUNTS.projects),
  campaigns: z.strictObject({ heading: wovenLines }),
})
