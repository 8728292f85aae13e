import { type Drawing, svg } from '../../lib/drawing'
import { arch, blush, blushShade, cream, custard, custardShade, gable, say, shutter, tomato } from './book'
import { filled, type Spice, seed, seedDefs, seeds } from './seeds'

/**
 * The card is cut to tiles of many shapes. What has to be seen whole, roofs to doorsteps, keeps to the part that every
 * tile between 1.2 and 1.9 wide shows around the middle, even while it is enlarged under the pointer: 110 to 1490 across,
 * 200 to 1000 down.
 */
const width = 1600
const height = 1200
/** Where walls and pavement meet, and where the pavement ends. */
const ground = 926
const kerb = 1112

interface Front {
  spice: Spice
  number: string
  x: number
  width: number
  height: number
  chimney: boolean
  /** Size of the seeds in its walls. */
  grain: number
  /** Colours: frames round door and windows, the door, its number and knob, what is seen through panes. */
  frame: string
  door: string
  figure: string
  knob: string
  pane: string
  doorWidth: number
  doorHeight: number
  /** Upper edges of its rows of windows, and their width. */
  rows: number[]
  window: number
}

const fronts: Front[] = [
  {
    spice: 'mustard',
    number: '1',
    x: 156,
    width: 376,
    height: 504,
    chimney: false,
    grain: 1.1,
    frame: cream,
    door: blush,
    figure: shutter,
    knob: shutter,
    pane: blush,
    doorWidth: 100,
    doorHeight: 196,
    rows: [584],
    window: 70,
  },
  {
    spice: 'chilli',
    number: '3',
    x: 574,
    width: 452,
    height: 664,
    chimney: true,
    grain: 1.24,
    frame: cream,
    door: shutter,
    figure: cream,
    knob: tomato,
    pane: custard,
    doorWidth: 152,
    doorHeight: 282,
    rows: [456],
    window: 106,
  },
  {
    spice: 'makhana',
    number: '5',
    x: 1068,
    width: 376,
    height: 566,
    chimney: true,
    grain: 1.25,
    frame: shutter,
    door: tomato,
    figure: cream,
    knob: cream,
    pane: blush,
    doorWidth: 100,
    doorHeight: 196,
    rows: [528],
    window: 72,
  },
]

/** A window in its frame, on its sill. */
function pane(x: number, y: number, size: number, { frame, pane: light }: Front): string {
  const tall = size * 1.25
  const edge = size * 0.1
  return `<rect x="${x - size / 2 - edge}" y="${y - edge}" width="${size + edge * 2}" height="${tall + edge * 2}" fill="${frame}"/><rect x="${x - size / 2}" y="${y}" width="${size}" height="${tall}" fill="${light}"/><path d="M${x} ${y}v${tall}M${x - size / 2} ${y + tall * 0.46}h${size}" stroke="${shutter}" stroke-width="${edge}"/><rect x="${x - size / 2 - edge * 2}" y="${y + tall + edge * 0.4}" width="${size + edge * 4}" height="${edge * 1.5}" fill="${frame}"/>`
}

/** The door in its frame, with fanlight, number and knob, on its step. */
function entrance(front: Front, x: number): string {
  const { door, doorWidth: wide, doorHeight: tall, frame, figure, knob, number } = front
  const edge = wide * 0.12
  const foot = ground - 10
  const springing = foot - tall + wide / 2
  const fan = wide / 2 - edge
  const step = (reach: number, y: number) =>
    `<rect x="${x - wide / 2 - reach}" y="${y}" width="${wide + reach * 2}" height="18" fill="${custardShade}"/><rect x="${x - wide / 2 - reach}" y="${y}" width="${wide + reach * 2}" height="9" fill="${cream}"/>`
  return `<path d="${arch(x, foot, wide + edge * 2, tall + edge)}" fill="${frame}"/><path d="${arch(x, foot, wide, tall)}" fill="${door}"/>
    <path d="M${x - fan} ${springing}a${fan} ${fan} 0 0 1 ${fan * 2} 0z" fill="${front.pane === custard ? custard : cream}"/><path d="M${x} ${springing - fan}V${springing}M${x - fan * 0.74} ${springing - fan * 0.74}L${x} ${springing}L${x + fan * 0.74} ${springing - fan * 0.74}" stroke="${door}" stroke-width="${edge * 0.55}" fill="none"/>
    ${say(number, x, springing + wide * 0.76, wide * 0.7, { anchor: 'middle', colour: figure })}<circle cx="${x + wide * 0.34}" cy="${springing + wide * 1.06}" r="${wide * 0.075}" fill="${knob}"/>
    ${step(edge + 10, foot)}${step(edge + 32, foot + 18)}`
}

/** A house packed with one spice, its roof edged with boards. */
function stand(front: Front): string {
  const { spice, x, width: wide, height: tall, chimney, grain, rows, window, frame } = front
  const centre = x + wide / 2
  const top = ground - tall
  const slope = 0.72
  const over = 12
  const walls = filled(
    gable(x, ground, wide, tall, chimney),
    spice,
    { x, y: top - 20, width: wide, height: tall + 20 },
    seeds[spice].scale * grain,
  )
  const eaves = top + wide * 0.36 + over * slope
  const boards = `<path d="M${x - over} ${eaves}L${centre} ${top}L${x + wide + over} ${eaves}" stroke="${shutter}" stroke-width="16" fill="none"/>`
  const cap = chimney
    ? `<rect x="${x + wide * 0.7 - 8}" y="${top - wide * 0.035 - 8}" width="${wide * 0.14 + 16}" height="16" fill="${shutter}"/>`
    : ''
  const attic = `<circle cx="${centre}" cy="${top + wide * 0.25}" r="${wide * 0.082}" fill="${frame}"/><circle cx="${centre}" cy="${top + wide * 0.25}" r="${wide * 0.062}" fill="${front.pane}"/>`
  const panes = rows.map((y) => [0.26, 0.74].map((at) => pane(x + wide * at, y, window, front)).join(''))
  return `${walls}${boards}${cap}${attic}${panes.join('')}${entrance(front, centre)}`
}

/** Jars on the sills of number three, seen against the light: middle, foot, width, height. */
const jars: [number, number, number, number][] = [
  [663, 588, 30, 44],
  [933, 588, 32, 36],
  [884, 588, 26, 52],
]
const jar = ([x, foot, wide, tall]: [number, number, number, number]): string =>
  `<path d="M${x - wide / 2} ${foot}V${foot - tall + 14}q0 -6 5 -6h${wide - 10}q5 0 5 6V${foot}ZM${x - wide / 2 + 3} ${foot - tall}h${wide - 6}v5h${6 - wide}Z" fill="${custardShade}"/>`

/** What lies loose on the pavement has come out of the wall behind it. */
const loose: [Spice, number, number, number, number][] = [
  ['mustard', 196, 962, 1.7, 0],
  ['mustard', 226, 968, 1.5, 1],
  ['mustard', 478, 960, 1.6, 1],
  ['chilli', 990, 960, 0.76, 0],
  ['makhana', 1124, 958, 0.72, 0],
  ['makhana', 1404, 956, 0.78, 1],
]

/** What smokes from number five is makhana, puffed a moment ago: x, y, size, turn. */
const smoke: [number, number, number, number][] = [
  [1362, 318, 0.9, 10],
  [1378, 268, 1.15, -30],
  [1410, 216, 1.4, 24],
]

/** Card: number three, the chilli’s, stands in the middle with its lights on; the odd side of the street beside it. */
export function card(): Drawing {
  const puffs = smoke.map(([x, y, size, turn], index) => seed('makhana', x, y, size, turn, index)).join('')
  const joints =
    Array.from({ length: 11 }, (_, index) => `M${70 + index * 146} ${ground}v93m73 0V${kerb}`).join('') +
    `M0 ${ground + 93}H${width}`
  return {
    width,
    height,
    html: svg(
      `${seedDefs}<rect width="${width}" height="${height}" fill="${blush}"/>${puffs}
      <rect y="${ground}" width="${width}" height="${kerb - ground}" fill="${blushShade}"/><path d="${joints}" stroke="${blush}" stroke-width="4"/>
      <rect y="${kerb}" width="${width}" height="14" fill="${cream}"/><rect y="${kerb + 14}" width="${width}" height="${height - kerb - 14}" fill="${custard}"/><rect y="${kerb + 14}" width="${width}" height="8" fill="${custardShade}"/>
      ${fronts.map(stand).join('')}${jars.map(jar).join('')}${loose.map(([spice, x, y, size, kind]) => seed(spice, x, y, size, 8, kind)).join('')}`,
      width,
      height,
    ),
  }
}
