import { type Drawing, svg } from '../../lib/drawing'
import {
  arch,
  blush,
  cream,
  custard,
  gable,
  note,
  odia,
  sash,
  say,
  shutter,
  shutterShade,
  tomato,
  wordmark,
} from './book'
import { filled, pile, seed, seedDefs, seeds } from './seeds'

const [width, height] = [1440, 1200]
/** The street on which both houses stand; below it is the plate with the terms. */
const ground = 872
/** Left edge of all words. */
const left = 76

/** The empty house: [left, right], eaves, apex and the chimney, into which the first helping falls. */
const [west, east, eaves, apex] = [772, 1276, 318, 132]
const middle = (west + east) / 2
const flue = { from: 1126, to: 1218, top: 92 }

/** Height of the roof over a place in its right half. */
const roof = (x: number): number => apex + ((x - middle) / (east - middle)) * (eaves - apex)

const walls = `M${west} ${ground}V${eaves}L${middle} ${apex}L${flue.from} ${roof(flue.from)}V${flue.top}`
const rest = `V${roof(flue.to)}L${east} ${eaves}V${ground}`
const outline = `${walls}H${flue.to}${rest}Z`
/** The chimney is open at the top, or nothing could fall in. */
const dots = `${walls}M${flue.to} ${flue.top}${rest}`
/** Door, windows and the word for house keep to the left of what falls. */
const axis = 952

/** Poured through the chimney, so it lies highest below it and has only just reached the other wall. */
const surface = (x: number): number =>
  ground - 50 - 78 * Math.exp(-(((x - 1168) / 120) ** 2)) - 8 * Math.sin(x / 31)

/** Pieces on their way down: x, y, turn, kind. */
const falling = [
  [1166, 44, 20, 1],
  [1174, 168, 104, 0],
  [1188, 352, 66, 2],
  [1160, 486, -20, 1],
  [1196, 622, 118, 0],
]

/** Campaign 1: the contest poster is an empty house next to a full one; somebody has only begun to fill it. */
export function contestPoster(): Drawing {
  const pieces = falling.map(([x = 0, y = 0, turn = 0, kind = 0]) => seed('turmeric', x, y, 1.5, turn, kind))
  const side = { x: 1316, y: ground - 660, width: 400, height: 660 }
  const neighbour = `${filled(gable(side.x, ground, side.width, side.height), 'chilli', side, seeds.chilli.scale * 1.35)}${[420, 560].map((y) => sash(1380, y, 64, cream)).join('')}`
  return {
    width,
    height,
    html: svg(
      `${seedDefs}<rect width="${width}" height="${height}" fill="${blush}"/>
      ${neighbour}
      <path d="${outline}" fill="${cream}"/>${say('ଘର', axis, 384, 136, { family: odia, weight: 800, anchor: 'middle', colour: tomato, spacing: 0 })}
      ${[axis - 80, axis + 80].map((x) => sash(x, 438, 104, custard)).join('')}
      <clipPath id="rooms"><path d="${outline}"/></clipPath><g clip-path="url(#rooms)">${pile('turmeric', { from: west, to: east, ground }, surface, 1.5, 4)}</g>
      <path d="${arch(axis, ground, 136, 250)}" fill="${shutter}"/><path d="${arch(axis, 694, 96, 52)}" fill="${custard}"/><circle cx="${axis + 43}" cy="774" r="9" fill="${custard}"/>
      <path d="${dots}" fill="none" stroke="${shutter}" stroke-width="15" stroke-dasharray="0 27" stroke-linecap="round"/>${pieces.join('')}
      ${say(['Fill', 'the', 'house.'], left, 248, 200, { line: 0.94 })}${say('Win the street.', left, 784, 86, { colour: '#A82C17' })}
      <rect y="${ground}" width="${width}" height="${height - ground}" fill="${shutter}"/><rect y="${ground}" width="${width}" height="10" fill="${shutterShade}"/>
      ${say('#GharaBhara', left, 986, 92, { colour: custard })}${wordmark(1034, 986, 330, cream)}
      ${note(['Dal, rice, seeds, glue: whatever your kitchen has.', 'Send us a picture by 31 May.'], left, 1076, 60, { colour: cream, line: 1.18 })}`,
      width,
      height,
    ),
  }
}
