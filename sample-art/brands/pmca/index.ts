import type { Drawings } from '../../lib/drawing'
import { canopyStreet, canopyStreetPhone } from './canopy-street'
import { card } from './card'
import { flowerPosters } from './flower-posters'
import { hero, heroPortrait } from './hero'
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
  'flower-posters': flowerPosters,
  'canopy-street': canopyStreet,
  'canopy-street-phone': canopyStreetPhone,
  'price-tag': priceTag,
  'pattern-library': patternLibrary,
  'membership-card': membershipCard,
  'mirror-macro': mirrorMacro,
  tote,
  process: processPicture,
}
