import type { Drawings } from '../../lib/drawing'
import { egretTape } from './carton'
import { dieLine, dieLinePhone } from './die-line'
import { egrets } from './egrets'
import { card, hero } from './hero'
import { heroPortrait } from './hero-portrait'
import { linoBlock } from './objects'
import { packBack } from './pack-back'
import { processPicture } from './process'
import { sack } from './sack'
import { sealMacro } from './seal'
import { wink, winkPhone } from './shelf'
import { shopShelf } from './shop'
import { singlePack } from './single-pack'

export const drawings: Drawings = {
  hero,
  'hero-portrait': heroPortrait,
  card,
  egrets,
  'single-pack': singlePack,
  'shelf-wink': wink,
  'shelf-wink-phone': winkPhone,
  'lino-block': linoBlock,
  'pack-back': packBack,
  sack,
  'egret-tape': egretTape,
  'die-line': dieLine,
  'die-line-phone': dieLinePhone,
  'seal-macro': sealMacro,
  'shop-shelf': shopShelf,
  process: processPicture,
}
