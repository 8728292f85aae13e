import type { Drawings } from '../../lib/drawing'
import { bobGift } from './bob-gift'
import { dayLast, dayOne } from './day-tiles'
import { rainFence } from './fence'
import { helmet } from './helmet'
import { card, hero, heroPortrait } from './hero'
import { hoarding, hoardingPhone } from './hoarding'
import { newspaperAd } from './newspaper-ad'
import { processPicture } from './process'
import { projectBoard, projectBoardPhone } from './project-board'
import { quotationFolder } from './quotation-folder'

export const drawings: Drawings = {
  hero,
  'hero-portrait': heroPortrait,
  card,
  hoarding,
  'hoarding-phone': hoardingPhone,
  'fence-rain': rainFence,
  'bob-gift': bobGift,
  'tile-day-1': dayOne,
  'tile-day-412': dayLast,
  helmet,
  'project-board': projectBoard,
  'project-board-phone': projectBoardPhone,
  'newspaper-ad': newspaperAd,
  'quotation-folder': quotationFolder,
  process: processPicture,
}
