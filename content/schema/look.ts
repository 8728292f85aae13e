import type { z } from 'zod'
import { contrast } from '../validation/contrast'
import { hex } from './parts'

/** Typefaces that clients own; each is a subset loaded only where it is used. */
export const typefaces = [
  'archivo',
  'archivo-wire',
  'bodoni-moda',
  'italiana',
  'alfa-slab-one',
  'dm-serif-display',
  'caprasimo',
  'bagel-fat-one',
  'big-shoulders-display',
  'bowlby-one',
  'familjen-grotesk',
  'rozha-one',
  'tilt-warp',
  'young-serif',
  'michroma',
  'anek',
] as const

export type Typeface = (typeof typefaces)[number]

/** WCAG AA for text, and for headings, which are always large. */
export const TEXT = 4.5
export const LARGE = 3

type Pair<Field> = readonly [colour: Field, ground: Field, least: number]

/** Refines an object of colours: each colour must be readable on its ground, with at least this contrast. */
export function readable<Shape extends Record<string, z.ZodType>, Field extends keyof Shape & string>(
  colours: z.ZodObject<Shape, z.core.$strict>,
  pairs: readonly Pair<Field>[],
) {
  const isHex = (colour: unknown): colour is string => hex.safeParse(colour).success
  return colours.superRefine(
    (chosen: Partial<Record<string, unknown>>, context) => {
      for (const [field, behind, least] of pairs) {
        const [colour, ground] = [chosen[field], chosen[behind]]
        if (!isHex(colour) || !isHex(ground)) continue
        const reached = contrast(ground, colour)
        if (reached >= least) continue
        const message = `cannot be read on “${behind}”: the contrast is ${reached.toFixed(2)}, needs ${least}; make one of the two lighter or darker`
        context.addIssue({ code: 'custom', path: [field], message })
      }
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  )
}
