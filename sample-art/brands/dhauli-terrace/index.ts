import type { Drawings } from '../../lib/drawing'
import { bill, billPhone } from './bill'
import { coasters } from './coasters'
import { card, hero, heroPortrait } from './hero'
import { matchboxes } from './matchboxes'
import { menu } from './menu'
import { plateFromAbove } from './plate'
import { processPicture } from './process'
import { riverBend } from './river-bend'
import { roomKey } from './room-key'
import { terraceNight } from './terrace-night'
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
  'room-key': roomKey,
  'river-bend': riverBend,
  matchboxes,
  coasters,
  process: processPicture,
}
