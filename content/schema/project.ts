import { z } from 'zod'
import { hex, picture, sample, text } from './parts'

/** Typefaces that clients own; each is a subset loaded only where it is used. */
export const typefaces = [
  'archivo',
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

/** The client's own look: it owns everything between bar and footer of its case study. Text pairs must reach WCAG AA. */
export const theme = z.strictObject({
  ground: hex,
  onGround: hex,
  /** Headings on the ground. */
  accent: hex,
  /** The card's name tab and its open panel. */
  panel: hex,
  onPanel: hex,
  typeface: z.enum(typefaces),
})

/** What every project has, with or without Prev and Next (CASE-1, PROJECTS-1). */
export const projectBase = {
  sample,
  name: text,
  /** The client's name where it is longer on a page of its own, e.g. in the bar of a service. */
  sector: text,
  projectType: text,
  /** One sentence for cards. */
  summary: text,
  card: picture,
  theme,
}
