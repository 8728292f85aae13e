import { z } from 'zod'
import { knownProject } from './known'

/** The order of Prev and Next (CASE-2). */
export const cycle = z.strictObject({
  cycle: z
    .array(knownProject)
    .min(2)
    .superRefine((ids, context) => {
      ids.forEach((id, index) => {
        if (ids.indexOf(id) === index) return
        context.addIssue({ code: 'custom', path: [index], message: `“${id}” is there twice; take one out` })
      })
    }),
})
