import { type Drawing, svg } from '../../lib/drawing'
import { biscuit, bite, china, inkOn, liquor, mix, saucer, say, shade, wordmark } from './book'

/** Figure, what it measures, what people did (in two lines, so that it can be large), depth of its cup and its shade. */
const depths: [string, string, string[], number, number][] = [
  ['1.8M+', 'reach', ['saw', 'the card'], 448, 3],
  ['21K+', 'engagement', ['argued', 'below it'], 404, 12],
  ['+2,000', 'followers', ['stayed', 'for another'], 360, 20],
  ['150+', 'entries', ['sent', 'their shade'], 316, 36],
  ['40+', 'shares', ['passed', 'the cup on'], 274, 40],
]

/** The counter's top, how far a cup stands out above it, and how far its foot goes down below the cup. */
const [table, lip, foot] = [104, 34, 30]
const [cupWidth, side] = [308, 18]
/** One for all five: the longest figure still has tea at both sides. */
const figureSize = 82
const crockery = '#E9DCC4'

/** The inside of a cup that is `depth` deep; `grow` px larger for its wall. */
function hollow(left: number, depth: number, grow: number): string {
  const [curve, right, bottom] = [Math.min(96, depth * 0.3), left + cupWidth, table + depth]
  return `M${left - grow} ${table - lip}V${bottom - curve}Q${left - grow} ${bottom + grow} ${left + curve} ${bottom + grow}H${right - curve}Q${right + grow} ${bottom + grow} ${right + grow} ${bottom - curve}V${table - lip}Z`
}

/** What has sunk: a biscuit to the bottom of the talk, sugar into the argument, a leaf into the third round. */
function sunk(index: number, x: number): string {
  const bubble = (dx: number, y: number, r: number): string =>
    `<circle cx="${x + dx}" cy="${y}" r="${r}" fill="none" stroke="#F0D2A4" stroke-width="4" opacity=".75"/>`
  if (index === 0)
    return `<g transform="translate(${x - 4} 122) rotate(14) scale(1.2)">${bite(104, 0)}</g>${bubble(-104, 282, 11)}${bubble(-122, 190, 7)}${bubble(102, 184, 9)}${bubble(122, 250, 6)}`
  if (index === 1)
    return `<g transform="translate(${x + 30} 172)"><path d="M-44 -8L-2 -26L40 -8L-2 12Z" fill="${china}"/><path d="M-44 -8L-2 12V58L-44 38Z" fill="${crockery}"/><path d="M40 -8L-2 12V58L40 38Z" fill="#D3BC95"/></g>${bubble(-52, 170, 9)}${bubble(-78, 214, 6)}${bubble(-34, 220, 5)}`
  if (index === 2)
    return `<path transform="translate(${x} 172) rotate(68) scale(1.4)" d="M0 -22C15 -9 15 12 0 24C-15 12 -15 -9 0 -22Z" fill="#5F7F35"/>${bubble(64, 164, 6)}`
  return ''
}

/** A cup cut open, sunk into the counter as deep as its figure; the tea darkens on the way down. Its wall begins at `outside`. */
function well(index: number, outside: number): string {
  const [figure, measure, meaning, depth, number] = depths[index] ?? ['', '', [], 0, 1]
  const left = outside + side
  const right = left + cupWidth
  const x = left + cupWidth / 2
  const [colour, bottom] = [shade(number), table + depth]
  const layers = [96, 192, 288, 384]
    .map(
      (down, step) =>
        `<rect x="${left}" y="${table + down}" width="${cupWidth}" height="500" fill="${mix(colour, '#120400', 0.08 * (step + 1))}"/>`,
    )
    .join('')
  const ink = inkOn(mix(colour, '#120400', 0.08 * Math.min(4, Math.floor(depth / 96))))
  const low = bottom - 30 - depth * 0.05
  const handle = `<path d="M${right + 8} ${table + 40}H${right + 20}a36 36 0 0 1 0 72H${right + 8}" fill="none" stroke="${crockery}" stroke-width="21"/>`
  const base = `<path d="M${left + 88} ${bottom + 10}H${right - 88}L${right - 98} ${bottom + foot}H${left + 98}Z" fill="${crockery}"/>`
  // The wall is cut through, so its ends are square; behind the tea the far rim runs from one to the other.
  const tea = `<rect x="${left}" y="${table - lip}" width="${cupWidth}" height="60" fill="${crockery}"/><rect x="${left}" y="${table - lip}" width="${cupWidth}" height="13" fill="${china}"/><rect x="${left}" y="${table - lip + 13}" width="${cupWidth}" height="5" fill="#BFA982"/><rect x="${left}" y="${table + 6}" width="${cupWidth}" height="500" fill="${colour}"/>${layers}<rect x="${left}" y="${table + 6}" width="${cupWidth}" height="12" fill="${mix(colour, '#FFF1D6', 0.42)}"/><rect x="${left}" y="${table - lip + 18}" width="14" height="540" fill="#120400" opacity=".16"/>`
  return `${handle}${base}<path d="${hollow(left, depth, side)}" fill="${china}"/><clipPath id="well${index}"><path d="${hollow(left, depth, 0)}"/></clipPath><g clip-path="url(#well${index})">${tea}</g>
    ${sunk(index, x)}${say(figure, x, low - 132, figureSize, { anchor: 'middle', colour: ink })}${say(measure, x, low - 84, 46, { anchor: 'middle', colour: ink })}${say(meaning, x, low - 39, 39, { anchor: 'middle', weight: 600, spacing: 0, line: 1, colour: ink })}`
}

/** The counter's dark edge, on which white rims stand out, and the lines of depth below it; cups reach through both. */
const counter = (width: number, lines: number): string =>
  `<path d="M0 ${table}H${width}V${table + 22}H0Z" fill="#8E2010"/>${Array.from({ length: lines }, (_, line) => `<path d="M0 ${table + 96 * (line + 1)}H${width}" stroke="#A12813" stroke-width="5"/>`).join('')}<rect width="${width}" height="${table}" fill="${liquor}"/>`

/** Results cut open: five cups sunk into one counter, low enough that the words above them have air. */
export function results(): Drawing {
  const [width, height, margin] = [2160, 600, 60]
  const [scale, down, each] = [0.92, 50, 456]
  const cups = depths.map((_, index) => well(index, index * each)).join('')
  return {
    width,
    height,
    html: svg(
      `<rect width="${width}" height="${height}" fill="${saucer}"/><rect width="${width}" height="${down + 2}" fill="${liquor}"/><g transform="translate(0 ${down}) scale(${scale})">${counter(width / scale, 4)}<g transform="translate(${margin / scale} 0)">${cups}</g></g>${say('How deep it went, March to April 2024', margin, 52, 42, { weight: 600, colour: biscuit })}${wordmark(1916, 52, 184, biscuit)}`,
      width,
      height,
    ),
  }
}

/** The same for a phone: three counters, each under the feet of the cups above it, the shallowest cup beside the words. */
export function resultsPhone(): Drawing {
  const width = 848
  const tables = [
    { y: 0, cups: [0, 1], lines: 4 },
    { y: 582, cups: [2, 3], lines: 3 },
    { y: 1076, cups: [4], lines: 0 },
  ]
  const drawn = tables.map(
    ({ y, cups, lines }) =>
      `<g transform="translate(0 ${y})">${counter(width, lines)}<g transform="translate(30 0)">${cups.map((cup, place) => well(cup, place * 410)).join('')}</g></g>`,
  )
  return {
    width: 800,
    height: 1400,
    html: svg(
      `<g transform="scale(${800 / width})"><rect width="${width}" height="1484" fill="${saucer}"/>${drawn.join('')}${say(['How deep', 'it went,', 'March to', 'April 2024'], 462, 1258, 60, { weight: 600, colour: china })}</g>`,
      800,
      1400,
    ),
  }
}
