import { z } from 'zod'
import { callToAction, sentenceWith, text } from '../parts'

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
  /** Titles of what is said in two words each (CASE-1, CASE-7). */
  facts: z.strictObject({
    sector: text,
    projectType: text,
    client: text,
    services: text,
    objective: text,
  }),
  /** Titles of a campaign's parts (CASE-3). */
  campaign: z.strictObject({ objective: text, strategy: text, execution: text, results: text }),
  /** On phones, beside the thread below creatives that are swiped (CASE-4). */
  creatives: z.strictObject({ swipe: sentenceWith('number') }),
  /** Prev and Next, and what their place is called (CASE-2). */
  neighbours: z.strictObject({ title: text, previous: text, next: text }),
  /** What the films, their two halves and the list of who asked for what are called. */
  films: z.strictObject({ title: text, wide: text, tall: text, credits: text }),
  /** A picture shown large (CASE-8). */
  lightbox: z.strictObject({
    title: text,
    previous: text,
    next: text,
    close: text,
    count: sentenceWith('number', 'total'),
  }),
})

export type CaseStudyWords = z.output<typeof caseStudyPage>
