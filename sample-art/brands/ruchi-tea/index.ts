import type { Drawings } from '../../lib/drawing'
import { results, resultsPhone } from './campaign'
import { argument, biscuitSinks, busSeven, emptyCup, examEve, shadeOfTheWeek, tooStrong } from './creatives'
import { entriesWall, entriesWallPhone } from './entries'
import { chipFan } from './fan'
import { mochaFilter } from './filter'
import { card, hero, heroPortrait } from './hero'
import { caddies, realCup } from './objects'
import { processPicture } from './process'
import { backInFive, rain } from './rings'
import { shutter } from './stall'
import { shutterPhone } from './stall-phone'

export const drawings: Drawings = {
  hero,
  'hero-portrait': heroPortrait,
  card,
  'creative-exam-eve': examEve,
  'creative-bus-seven': busSeven,
  'creative-back-in-five': backInFive,
  'creative-biscuit-sinks': biscuitSinks,
  'creative-argument': argument,
  'creative-too-strong': tooStrong,
  'creative-shade-14': shadeOfTheWeek,
  'creative-rain': rain,
  'creative-empty-cup': emptyCup,
  'mocha-filter': mochaFilter,
  'entries-wall': entriesWall,
  'entries-wall-phone': entriesWallPhone,
  results,
  'results-phone': resultsPhone,
  caddies,
  'chip-fan': chipFan,
  'stall-shutter': shutter,
  'stall-shutter-phone': shutterPhone,
  'real-cup': realCup,
  process: processPicture,
}
