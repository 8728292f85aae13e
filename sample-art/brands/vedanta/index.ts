import type { Drawings } from '../../lib/drawing'
import { coreSample, coreSamplePhone } from './core-sample'
import { drillHoles, mineWater, truckOnBench } from './field'
import { firstTree, firstTreePhone } from './first-tree'
import { card, hero, heroPortrait } from './hero'
import { helmet, icons, stationery } from './objects'
import { processPhone, processPicture } from './process'
import { spread } from './report'
import { reportCover } from './report-cover'
import { reportEdge } from './report-edge'
import { scale, scalePhone } from './scale'
import { sevenBoards } from './seven-boards'
import { totem } from './signpost'
import { table, tablePhone } from './table'

/** The gallery follows the order D1 to D13 of the brand book. */
export const drawings: Drawings = {
  hero,
  'hero-portrait': heroPortrait,
  card,
  'report-cover': reportCover,
  'report-edge': reportEdge,
  'report-spread': spread,
  'seven-boards': sevenBoards,
  'truck-on-bench': truckOnBench,
  'core-sample': coreSample,
  'core-sample-phone': coreSamplePhone,
  'drill-holes': drillHoles,
  'safety-poster': helmet,
  stationery,
  'first-tree': firstTree,
  'first-tree-phone': firstTreePhone,
  'exhibition-table': table,
  'exhibition-table-phone': tablePhone,
  'icon-family': icons,
  'mine-water': mineWater,
  'signage-totem': totem,
  scale,
  'scale-phone': scalePhone,
  process: processPicture,
  'process-phone': processPhone,
}
