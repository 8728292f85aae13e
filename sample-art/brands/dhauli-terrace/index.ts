import type { Drawings } from '../../lib/drawing'
import { bill, billPhone } from './bill'
import { coasters } from './coasters'
import { card, hero, heroPortrait } from './hero'
import { matchboxes, matchboxesPhone } from './matchboxes'
import { menu } from './menu'
import { plateFromAbove } from './plate'
import { processPicture } from './process'
import { riverBend, riverBendPhone } from './river-bend'
import { roomKey } from './room-key'
import { terraceNight, terraceNightPhone } from './terrace-night'
import { trunk } from './trunk'

export const drawings: Drawings = {
  hero,
  'hero-portrait': heroPortrait,
  card,
  menu,
  plate: plateFromAbove,
  trunk,
  bill,
  'bill-phone': billPhone,
  'terrace-night': terraceNight,
  'terrace-night-phone': terraceNightPhone,
  'room-key': roomKey,
  'river-bend': riverBend,
  'river-bend-phone': riverBendPhone,
  matchboxes,
  'matchboxes-phone': matchboxesPhone,
  coasters,
  process: processPicture,
}
