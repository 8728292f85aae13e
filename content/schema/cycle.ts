import { z } from 'zod'
import { COUNTS } from '~/constants'
import { id } from './parts'

/** The order of Prev and Next (CASE-2). */
export const cycle = z.strictObject({
  cycle: z
    .array(id)
    .length(COUNTS.projects)
    .refine((ids) => new Set(ids).size === ids.length, {
      message: 'each case study stands in the cycle once',
    }),
})
