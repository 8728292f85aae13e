import { z } from 'zod'
import { path } from './known'
import { id, picture, sample, text } from './parts'
import { RANGES, ranged } from './ranges'

/** The campaigns on /projects; an id may differ from its case study's: `ruchi` leads to /project/ruchi-tea (ROUTE-4). */
export const campaigns = z.strictObject({
  sample,
  campaigns: ranged(
    z.strictObject({ id, title: text, description: text, path, picture }),
    RANGES.campaigns,
    'id',
  ),
})
