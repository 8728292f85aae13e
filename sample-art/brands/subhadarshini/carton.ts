import { type Drawing, svg } from '../../lib/drawing'
import { still } from '../../lib/still'
import { mustard, night, say, vermilion, wordmark } from './book'
import { egret } from './egret'
import { eyeInOneInk } from './linocut'

/** Of the tape: its width, the pitch of its birds, its length on the carton and round the roll. */
const [band, pitch, laid, roll] = [150, 196, 980, 940]
const sharp = 3

/** Egret tape, the first bird at `first`, then one every `gap`. */
function tape(length: number, first: number, gap: number): Drawing {
  const birds: string[] = []
  for (let x = first, at = 0; x < length + 200; x += gap, at += 1)
    birds.push(egret(x, at % 2 ? 100 : 108, 0.44))
  const rules = `<rect width="${length}" height="7" fill="${night}"/><rect y="${band - 7}" width="${length}" height="7" fill="${night}"/>`
  const [width, height] = [length * sharp, band * sharp]
  return {
    width,
    height,
    html: svg(
      `<g transform="scale(${sharp})"><rect width="${length}" height="${band}" fill="${vermilion}"/>${rules}${birds.join('')}</g>`,
      width,
      height,
    ),
  }
}

const panel = (art: string): Drawing => ({
  width: 1680,
  height: 1320,
  html: svg(`<rect width="1680" height="1320" fill="${mustard}"/>${art}`, 1680, 1320),
})

/** An eye of the carton: it watches the tape. */
const eye = (x: number, y: number, look: number): string =>
  `<g transform="translate(${x} ${y}) scale(.44)">${eyeInOneInk(night, mustard, look)}</g>`

/** Carton closed with egret tape: the birds fly over the edge; traced. */
export const egretTape = (): Drawing =>
  still(1500, 1500, {
    tape: tape(laid, 10, pitch),
    roll: tape(roll, -135, roll / 4),
    front: panel(
      `${say(['Handle', 'with eyes.'], 130, 410, 278, { line: 1.06 })}${wordmark(134, 1110, 1180)}<path d="M134 880H1500" stroke="${night}" stroke-width="12"/>`,
    ),
    side: panel(
      `${eye(330, 560, 90)}${eye(1350, 560, -90)}${say('5 × 5 packs', 840, 1150, 176, { anchor: 'middle' })}`,
    ),
  })
