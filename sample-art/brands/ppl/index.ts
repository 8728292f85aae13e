import type { Drawings } from '../../lib/drawing'
import { bagBack } from './bag-back'
import { bags } from './bags'
import { calendar, calendarPhone } from './calendar'
import { card, hero, heroPortrait } from './hero'
import { posterUnderYou } from './poster'
import { processPicture } from './process'
import { rootMacro } from './root-macro'
import { soilCard } from './soil-card'
import { trailer, trailerPhone } from './trailer'
import { wallPainting, wallPaintingPhone } from './wall-painting'

export const drawings: Drawings = {
  hero,
  'hero-portrait': heroPortrait,
  card,
  bags,
  'bag-back': bagBack,
  'wall-painting': wallPainting,
  'wall-painting-phone': wallPaintingPhone,
  'soil-card': soilCard,
  'poster-under-you': posterUnderYou,
  calendar,
  'calendar-phone': calendarPhone,
  trailer,
  'trailer-phone': trailerPhone,
  'root-macro': rootMacro,
  process: processPicture,
}
