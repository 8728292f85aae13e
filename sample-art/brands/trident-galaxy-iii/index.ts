import type { Drawings } from '../../lib/drawing'
import { approachMap } from './approach-map'
import { brochureCover } from './brochure-cover'
import { doublePage } from './double-page'
import { foilDie } from './foil-die'
import { card, hero, heroPortrait } from './hero'
import { hoarding, hoardingPhone } from './hoarding'
import { jacketEdge } from './jacket-edge'
import { keyTag } from './key-tag'
import { loungeModel } from './lounge-model'
import { newspaperJacket } from './newspaper-jacket'
import { processPicture } from './process'
import { sitePlan } from './site-plan'
import { starChart } from './star-chart'
import { story } from './story'
import { towerTwo } from './tower-two'

export const drawings: Drawings = {
  hero,
  'hero-portrait': heroPortrait,
  card,
  'brochure-cover': brochureCover,
  'tower-two': towerTwo,
  'site-plan': sitePlan,
  'double-page': doublePage,
  'star-chart': starChart,
  'lounge-model': loungeModel,
  hoarding,
  'hoarding-phone': hoardingPhone,
  'key-tag': keyTag,
  'jacket-edge': jacketEdge,
  'foil-die': foilDie,
  'newspaper-jacket': newspaperJacket,
  'approach-map': approachMap,
  story,
  process: processPicture,
}
