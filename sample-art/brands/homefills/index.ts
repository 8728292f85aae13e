import type { Drawings } from '../../lib/drawing'
import { contestWall, results, resultsPhone } from './campaign'
import { card } from './card'
import { carton } from './carton'
import { contestPoster } from './contest-poster'
import { doorbell, housewarming, moveIn, mustard, numberThree, snow, toLet } from './creatives-doors'
import { floorPlan, night } from './creatives-rooms'
import { hero, heroPortrait } from './hero'
import { packBack, packRange, packRangePhone, shelf } from './packs'
import { processPicture } from './process'
import { basket, uiPantry, uiPhone, uiStreetMap } from './screens'
import { countAnew } from './seeds'
import { shelfPhone } from './shelf-phone'

const pictures: Drawings = {
  hero,
  'hero-portrait': heroPortrait,
  card,
  'creative-mustard': mustard,
  'creative-to-let': toLet,
  'creative-number-three': numberThree,
  'creative-snow': snow,
  'creative-floor-plan': floorPlan,
  'creative-doorbell': doorbell,
  'creative-housewarming': housewarming,
  'creative-night-street': night,
  'creative-move-in': moveIn,
  'contest-poster': contestPoster,
  'contest-wall': contestWall,
  results,
  'results-phone': resultsPhone,
  'pack-range': packRange,
  'pack-range-phone': packRangePhone,
  'pack-back': packBack,
  shelf,
  'shelf-phone': shelfPhone,
  carton,
  'app-basket': basket,
  'ui-pantry': uiPantry,
  'ui-phone': uiPhone,
  'ui-street-map': uiStreetMap,
  process: processPicture,
}

export const drawings: Drawings = Object.fromEntries(
  Object.entries(pictures).map(([name, draw]) => [
    name,
    () => {
      countAnew()
      return draw()
    },
  ]),
)
