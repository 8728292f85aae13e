import { z } from 'zod'
import { contrast } from '../validation/contrast'
import { hex } from './parts'

/** Clients' typefaces. Each is a subset that only pages that use it load. */
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
const TEXT = 4.5
const LARGE = 3

type Pair<Field> = readonly [colour: Field, ground: Field, least: number]

/** Refines an object of colours: each pair must have at least the given contrast. */
function requireContrast<Shape extends Record<string, z.ZodType>, Field extends keyof Shape & string>(
  colours: z.ZodObject<Shape, z.core.$strict>,
  pairs: readonly Pair<Field>[],
) {
  const isHex = (colour: unknown): colour is string => hex.safeParse(colour).success
  return colours.superRefine(
    (chosen: Partial<Record<string, unknown>>, context) => {
      for (const [field, groundField, least] of pairs) {
        const [colour, ground] = [chosen[field], chosen[groundField]]
        if (!isHex(colour) || !isHex(ground)) continue
        const ratio = contrast(ground, colour)
        if (ratio >= least) continue
        const message = `cannot be read on “${groundField}”: the contrast is ${ratio.toFixed(2)}, needs ${least}; make one of the two lighter or darker`
        context.addIssue({ code: 'custom', path: [field], message })
      }
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  )
}

/** Colours of a part of the page; the accent is for headings. */
export const colours = requireContrast(z.strictObject({ ground: hex, onGround: hex, accent: hex }), [
  ['onGround', 'ground', TEXT],
  ['accent', 'ground', LARGE],
])

/** The client's colours and typeface, for everything between the bar and the footer of its case study. */
export const theme = requireContrast(
  z.strictObject({
    ground: hex,
    onGround: hex,
    /** Headings on the ground. */
    accent: hex,
    /** The card's name tab, its open panel, and the second ground of an opening. */
    panel: hex,
    onPanel: hex,
    typeface: z.enum(typefaces),
  }),
  [
    ['onGround', 'ground', TEXT],
    ['accent', 'ground', LARGE],
    ['onPanel', 'panel', TEXT],
  ],
)

/** Name of a client's look. */
export const look = z.string().regex(/^[a-z0-9-]+$/, "is not a look's name; write it like avante")
