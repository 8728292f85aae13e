import { z } from 'zod'
import { COUNTS } from './counts'
import { knownProject } from './known'

/** The order of Prev and Next (CASE-2). */
export const cycle = z.strictObject({
  cycle: z
    .array(knownProject)
    .length(COUNTS.projects)
    .superRefine((ids, context) => {
      ids.forEach((id, index) => {
        if (ids.indexOf(id) === index) return
        context.addIssue({ code: 'custom', path: [index], message: `“${id}” is there twice; take one out` })
      })
    }),
})
