import type { Drawings } from '../../lib/drawing'
import { smaller } from './book'
import { calendar } from './calendar'
import { card } from './card'
import { hero, heroPortrait } from './hero'
import { keyFob } from './key-fob'
import { postClosedBud } from './post-closed-bud'
import { postCrab } from './post-crab'
import { postFullFlower } from './post-full-flower'
import { postHammock } from './post-hammock'
import { postHatchlings } from './post-hatchlings'
import { postNoPlan } from './post-no-plan'
import { postSunset } from './post-sunset'
import { processPicture } from './process'
import { reelCovers, reelCoversPhone } from './reel-covers'

export const drawings: Drawings = {
  hero,
  'hero-portrait': heroPortrait,
  card,
  'post-1-hatchlings': postHatchlings,
  'post-2-closed-bud': postClosedBud,
  'post-3-hammock': () => smaller(postHammock(), 0.8),
  'post-4-no-plan': postNoPlan,
  'post-5-crab': () => smaller(postCrab(), 0.8),
  'post-6-sunset': postSunset,
  'post-7-full-flower': () => smaller(postFullFlower(), 0.8),
  calendar,
  'key-fob': keyFob,
  'reel-covers': reelCovers,
  'reel-covers-phone': reelCoversPhone,
  process: processPicture,
}
