import { z } from 'zod'
import { COUNTS } from './counts'
import { path } from './known'
import { id, picture, sample, text } from './parts'

/** The campaigns on /projects; an id may differ from its case study's: `ruchi` leads to /project/ruchi-tea (ROUTE-4). */
export const campaigns = z.strictObject({
  sample,
  campaigns: z
    .array(z.strictObject({ id, title: text, description: text, path, picture }))
    .length(COUNTS.campaigns),
})
