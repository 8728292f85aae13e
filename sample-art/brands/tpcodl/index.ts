import type { Drawings } from '../../lib/drawing'
import { card, hero, heroPortrait } from './hero'
import { macro } from './macro'
import { gate, idCard, stationery } from './objects'
import { processPicture } from './process'
import { cover } from './report'
import { siblings } from './sibling'
import { spreads, spreadsPhone } from './spreads'
import { handbook, icons } from './wire-drawings'

export const drawings: Drawings = {
  hero,
  'hero-portrait': heroPortrait,
  card,
  'report-cover': cover,
  'report-spreads': spreads,
  'report-spreads-phone': spreadsPhone,
  stationery,
  'id-card': idCard,
  'substation-gate': gate,
  'icon-set': icons,
  'safety-handbook': handbook,
  'cell-macro': macro,
  'sibling-sheet': siblings,
  process: processPicture,
}
