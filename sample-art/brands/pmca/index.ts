import type { Drawings } from '../../lib/drawing'
import { canopyStreet } from './canopy-street'
import { card } from './card'
import { hero, heroPortrait } from './hero'
import { letterPosters } from './letter-posters'
import { membershipCard } from './membership-card'
import { mirrorMacro } from './mirror-macro'
import { parasol } from './parasol'
import { patternLibrary } from './pattern-library'
import { priceTag } from './price-tag'
import { processPicture } from './process'
import { tote } from './tote'

export const drawings: Drawings = {
  hero,
  'hero-portrait': heroPortrait,
  card,
  parasol,
  'letter-posters': letterPosters,
  'canopy-street': canopyStreet,
  'price-tag': priceTag,
  'pattern-library': patternLibrary,
  'membership-card': membershipCard,
  'mirror-macro': mirrorMacro,
  tote,
  process: processPicture,
}
