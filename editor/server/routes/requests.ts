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
export const changeRequest = z.strictObject({
  id: z.string().max(100),
  file: z.string(),
  revision: z.string(),
  change,
  label: z.string().max(200),
  group: z.string().max(200),
})

/** Words to be replaced, in the places with these ids. */
export const replacement = z.strictObject({
  search: z.string().min(1).max(500),
  by: z.string().max(500),
  ids: z.array(z.string()),
})

const share = z.number().min(0).max(1)

/** What part of a picture is to be left. */
export const cutRequest = z.strictObject({
  name: z.string(),
  part: z.strictObject({ x: share, y: share, width: share, height: share }),
})

/** An alternative text that is to be read again, or that was. */
export const wordsRequest = z.strictObject({
  file: z.string(),
  name: z.string(),
  words: z.string(),
  isRead: z.boolean(),
})

export const ofFile = z.strictObject({ file: z.string() })
