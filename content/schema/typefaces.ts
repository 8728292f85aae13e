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
