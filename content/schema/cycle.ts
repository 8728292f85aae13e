import { z } from 'zod'
import { knownProject } from './known'
import { once } from './once'

/** The order of Prev and Next (CASE-2). */
export const cycle = z.strictObject({
  cycle: z.array(knownProject).min(2).superRefine(once()),
})
