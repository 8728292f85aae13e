import type { Drawings } from '../../lib/drawing'
import { saplings, truckOnBench, well } from './field'
import { card, endPage, hero, heroPortrait, yearSplit } from './hero'
import { helmet, icons, stationery, totem } from './objects'
import { coreSample, cover, spread } from './report'
import { table } from './table'

/** The gallery follows the order D1 to D13 of the brand book. */
export const drawings: Drawings = {
  hero,
  'hero-portrait': heroPortrait,
  card,
  'report-cover': cover,
  'report-spread': spread,
  'truck-on-bench': truckOnBench,
  'core-sample': coreSample,
  'sapling-count': saplings,
  'safety-poster': helmet,
  stationery,
  'year-split': yearSplit,
  'exhibition-table': table,
  'icon-family': icons,
  'village-well': well,
  'signage-totem': totem,
  'end-page': endPage,
}
