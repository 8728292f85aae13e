import { z } from 'zod'
import { callToAction, text } from '../parts'

/** What every case study says in the same words (STORY-1, STORY-3, STORY-4, STORY-5). */
export const caseStudyPage = z.strictObject({
  story: z.strictObject({
    heading: text,
    problem: text,
    idea: text,
    deliverables: text,
    year: text,
    roles: text,
    outcome: text,
    process: text,
  }),
  /** Stands on a case study while its file is marked as a sample. */
  sampleLine: text,
  /** Ends a case study, before Prev and Next. */
  callToAction,
})

export type CaseStudyWords = z.output<typeof caseStudyPage>
