import type { Drawings } from '../../lib/drawing'
import { brochureCover, brochureCoverPhone } from './brochure'
import { brochureFold } from './brochure-fold'
import { brochureSpreads, brochureSpreadsPhone } from './brochure-spread'
import { card } from './card'
import { doorNumbers } from './door-numbers'
import { floorPlan } from './floor-plan'
import { hero, heroPortrait } from './hero'
import { hoarding, hoardingPhone } from './hoarding'
import { keyCard } from './key-card'
import { newspaperAd } from './newspaper-ad'
import { processPicture } from './process'
import { scaleModel } from './scale-model'
import { sleeveFlat } from './sleeve-flat'

export const drawings: Drawings = {
  hero,
  'hero-portrait': heroPortrait,
  card,
  'brochure-cover': brochureCover,
  'brochure-cover-phone': brochureCoverPhone,
  'brochure-fold': brochureFold,
  'brochure-spreads': brochureSpreads,
  'brochure-spreads-phone': brochureSpreadsPhone,
  'scale-model': scaleModel,
  'floor-plan': floorPlan,
  hoarding,
  'hoarding-phone': hoardingPhone,
  'key-card': keyCard,
  'newspaper-ad': newspaperAd,
  'sleeve-flat': sleeveFlat,
  'door-numbers': doorNumbers,
  process: processPicture,
}
