import type { Drawings } from '../../lib/drawing'
import { bagBack } from './bag-back'
import { bags } from './bags'
import { calendar } from './calendar'
import { card, hero, heroPortrait } from './hero'
import { posterUnderYou } from './poster'
import { processPicture } from './process'
import { rootMacro } from './root-macro'
import { soilCard } from './soil-card'
import { trailer } from './trailer'
import { wallPainting } from './wall-painting'

export const drawings: Drawings = {
  hero,
  'hero-portrait': heroPortrait,
  card,
  bags,
  'bag-back': bagBack,
  'wall-painting': wallPainting,
  'soil-card': soilCard,
  'poster-under-you': posterUnderYou,
  calendar,
  trailer,
  'root-macro': rootMacro,
  process: processPicture,
}
