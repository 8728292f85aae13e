import type { Drawings } from '../../lib/drawing'
import { card } from './card'
import { nightFridge } from './fridge'
import { hero, heroPortrait } from './hero'
import { posterTrio, posterTrioPhone, sleeve, sleevePhone, slurp } from './lettering'
import { lid } from './lid'
import { nightShop } from './night-shop'
import { packRange, packRangePhone } from './packs'
import { processPicture } from './process'
import { riderBox } from './rider'

export const drawings: Drawings = {
  hero,
  'hero-portrait': heroPortrait,
  card,
  'slurp-bowl': slurp,
  'poster-trio': posterTrio,
  'poster-trio-phone': posterTrioPhone,
  'chopstick-sleeve': sleeve,
  'chopstick-sleeve-phone': sleevePhone,
  'pack-range': packRange,
  'pack-range-phone': packRangePhone,
  'lid-vent': lid,
  'rider-box': riderBox,
  'night-fridge': nightFridge,
  'night-shop': nightShop,
  process: processPicture,
}
