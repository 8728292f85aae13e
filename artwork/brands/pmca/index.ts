import type { Drawings } from '../../lib/drawing'
import { canopyStreet } from './canopy-street'
import { card } from './card'
import { hero, heroPortrait } from './hero'
import { letterPosters } from './letter-posters'
import { parasol } from './parasol'
import { patternLibrary } from './pattern-library'
import { priceTag } from './price-tag'

export const drawings: Drawings = {
  hero,
  'hero-portrait': heroPortrait,
  card,
  parasol,
  'letter-posters': letterPosters,
  'canopy-street': canopyStreet,
  'price-tag': priceTag,
  'pattern-library': patternLibrary,
}
