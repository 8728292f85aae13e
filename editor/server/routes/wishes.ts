import { z } from 'zod'
import type { Value } from '../../core/change'

const value: z.ZodType<Value> = z.json()
const path = z.array(z.union([z.string(), z.number().int()])).max(20)

const change = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('set'), path, value }),
  z.strictObject({ op: z.literal('insert'), path, at: z.number().int().min(0), value }),
  z.strictObject({ op: z.literal('remove'), path }),
  z.strictObject({
    op: z.literal('move'),
    path,
    from: z.number().int().min(0),
    to: z.number().int().min(0),
  }),
])

/** What a window sends when something is changed. */
export const wish = z.strictObject({
  file: z.string(),
  revision: z.string(),
  change,
  was: value.optional(),
  label: z.string().max(200),
  group: z.string().max(200),
})

export const ofFile = z.strictObject({ file: z.string() })
