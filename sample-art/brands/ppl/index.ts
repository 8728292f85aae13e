import type { Drawings } from '../../lib/drawing'
import { paintInWatercolour } from '../../lib/hands/watercolour'
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

/** What PPL shows of fields and soil is painted in watercolour, as in old books of plants. */
const painted: Drawings = {
  hero,
  'hero-portrait': heroPortrait,
  card,
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
}

export const drawings: Drawings = {
  ...Object.fromEntries(
    Object.entries(painted).map(([name, draw]) => [
      name,
      async () => ({ ...(await draw()), finish: paintInWatercolour }),
    ]),
  ),
  bags,
  process: processPicture,
}
