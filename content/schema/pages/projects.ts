import { z } from 'zod'
import { knownProject } from '../known'
import { once } from '../once'
import { head, id, picture, sample, sentenceWith, text, wovenLines } from '../parts'
import { RANGES, ranged } from '../ranges'

/** What visitors choose in a filter: a group of projects, and its word in the address. */
const group = z.strictObject({ name: text, id, projects: z.array(knownProject).superRefine(once()) })

/** One way to narrow the projects down (PROJECTS-3): groups, of which one or all are shown. */
const filter = z.strictObject({
  name: text,
  id,
  /** Chooses no group. */
  all: text,
  groups: ranged(group, RANGES.filterGroups, 'id'),
})

/** The page of all projects (PROJECTS-1 to PROJECTS-3). */
export const projectsPage = z.strictObject({
  sample,
  head,
  hero: z.strictObject({ heading: wovenLines }),
  /** Ids of the cards, in their order. */
  projects: ranged(knownProject, RANGES.projects),
  /** Pieces that stand for a project here instead of its card. */
  covers: z.array(z.strictObject({ id: knownProject, picture })).optional(),
  /** Names the list of cards for those who hear it. */
  all: text,
  /** Groups of projects, from which visitors choose: one group of each. */
  filters: ranged(filter, RANGES.filters, 'id'),
  /** How many projects are shown. */
  shown: sentenceWith('shown', 'all'),
  campaigns: z.strictObject({ heading: wovenLines }),
  /** One line and a button to /contact. */
  callToAction: z.strictObject({ line: text, label: text }),
})
