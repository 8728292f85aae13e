import type { Drawings } from '../../lib/drawing'
import { appAfter, appBefore, appTapped, campaignPhones, uiOutage, uiUnits } from './app-pictures'
import { wow } from './creative-wow'
import { asleep, cheer, kiss, kite, shades, wink } from './creatives-faces'
import { question, results, resultsPhone, wireChart } from './creatives-lines'
import { van } from './fleet'
import { card, hero, heroPortrait } from './hero'
import { hoarding, hoardingPhone } from './hoarding'
import { jacket } from './jacket'
import { bill, safetyPoster, stationery } from './paper'
import { processPicture } from './process'
import { busShelter } from './shelter'
import { stories } from './stories'

export const drawings: Drawings = {
  hero,
  'hero-portrait': heroPortrait,
  card,
  'creative-wink': wink,
  'creative-shades': shades,
  'creative-asleep': asleep,
  'creative-wow': wow,
  'creative-kite': kite,
  'creative-cheer': cheer,
  'creative-units': wireChart,
  'creative-kiss': kiss,
  'creative-question': question,
  'campaign-hoarding': hoarding,
  'campaign-hoarding-phone': hoardingPhone,
  'campaign-phones': campaignPhones,
  'campaign-stories': stories,
  'campaign-results': results,
  'campaign-results-phone': resultsPhone,
  'collateral-stationery': stationery,
  'collateral-jacket': jacket,
  'collateral-bill': bill,
  'collateral-van': van,
  'safety-poster': safetyPoster,
  'app-before': appBefore,
  'app-tapped': appTapped,
  'app-after': appAfter,
  'ui-units': uiUnits,
  'ui-outage': uiOutage,
  'bus-shelter': busShelter,
  process: processPicture,
}
