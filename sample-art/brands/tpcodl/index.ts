import type { Drawings } from '../../lib/drawing'
import { gate } from './gate'
import { card, hero, heroPortrait } from './hero'
import { macro } from './macro'
import { idCard, stationery, stationeryPhone } from './objects'
import { processPicture } from './process'
import { cover } from './report'
import { siblings, siblingsPhone } from './sibling'
import { spreads } from './spreads'
import { handbook, handbookPhone, icons } from './wire-drawings'

export const drawings: Drawings = {
  hero,
  'hero-portrait': heroPortrait,
  card,
  'report-cover': cover,
  'report-spreads': spreads,
  stationery,
  'stationery-phone': stationeryPhone,
  'id-card': idCard,
  'substation-gate': gate,
  'icon-set': icons,
  'safety-handbook': handbook,
  'safety-handbook-phone': handbookPhone,
  'cell-macro': macro,
  'sibling-sheet': siblings,
  'sibling-sheet-phone': siblingsPhone,
  process: processPicture,
}
