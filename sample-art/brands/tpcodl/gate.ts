import { type Drawing, svg } from '../../lib/drawing'
import { deep, line, mahanadi, rect, say, wordmark } from './book'
import { Filigree, liveLine } from './filigree'

const steel = '#051519'
const glint = '#2C6672'
/** The moon, and the sign at the foot: on the page's own ground its words would read as a caption. */
const moonlight = '#C9D8DC'
const [leafWidth, top, foot, middle] = [694, 70, 940, 500]

/** One leaf, its left edge at x: a wheel of cells, one cell in each corner, a row of cells above and below. */
function leaf(x: number): string {
  const wires = new Filigree()
  const cx = x + leafWidth / 2
  wires.rosette(12, 218, 286, 48, cx, middle, Math.PI / 12).ring(cx, middle, 300)
  wires
    .rosette(8, 90, 196, 52, cx, middle, Math.PI / 8)
    .ring(cx, middle, 206)
    .ring(cx, middle, 80)
  wires.spiral(cx, middle, 56, 0, 2.2, 1)
  for (const [sideways, down] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const)
    wires.cell(
      Math.atan2(-down, -sideways),
      22,
      126,
      42,
      cx + sideways * (leafWidth / 2 - 26),
      middle + down * 314,
    )
  const pitch = (leafWidth - 52) / 6
  for (let i = 0; i < 6; i++) {
    const at = x + 26 + pitch * (i + 0.5)
    wires.cell(-Math.PI / 2, 0, 72, 43, at, 171).cell(Math.PI / 2, 0, 72, 43, at, 829)
  }
  const bars = line(
    `M${x} 180H${x + leafWidth}M${x} 820H${x + leafWidth}`,
    steel,
    18,
    'stroke-linecap="butt"',
  )
  return `${wires.print(steel, 7)}${bars}<rect x="${x + 13}" y="${top + 13}" width="${leafWidth - 26}" height="${foot - top - 26}" fill="none" stroke="${steel}" stroke-width="26"/>`
}

/** A strap hinge: its knuckle between post and leaf, its strap bolted to the leaf; `side` 1 points to the right. */
const hinge = (x: number, y: number, side: number): string =>
  `<g transform="translate(${x} ${y}) scale(${side} 1)"><path d="M0-17H70Q112-15 124 0Q112 15 70 17H0Z" fill="${steel}"/><path d="M-40-24H0V24H-40Z" fill="${steel}"/><rect x="-15" y="-44" width="30" height="88" rx="8" fill="${glint}"/><path d="M-15-15H15M-15 15H15" stroke="${steel}" stroke-width="5"/><rect x="-10" y="-40" width="6" height="80" rx="3" fill="#7E9BA3"/><circle cx="38" r="7" fill="#7E9BA3"/><circle cx="84" r="7" fill="#7E9BA3"/></g>`

/** Where the moon's light falls on an upright `wide` across: on the side towards the middle of the gate. */
const litSide = (x: number, wide: number, edge: number, middle: number): number =>
  x + wide / 2 < middle ? x + wide - edge : x

const post = (x: number): string =>
  `${rect(x, 30, 96, 1000, steel)}${rect(litSide(x, 96, 14, 1000), 30, 14, 1000, '#1B454D')}<path d="M${x - 14} 30h124l-20 -30h-84z" fill="${steel}"/>`

/** The lock where the two leaves meet: a case on the left one, its bolt in the right one. */
const lock = `<rect x="948" y="596" width="46" height="92" rx="6" fill="${glint}"/><circle cx="971" cy="630" r="8" fill="${steel}"/><path d="M971 630L977 656H965Z" fill="${steel}"/><rect x="990" y="632" width="36" height="18" rx="3" fill="#7E9BA3"/>`

/** A pin insulator whose head holds the wire at (x, y). */
const insulator = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><path d="M-7 0V104H7V0Z" fill="${steel}"/>${[
    [20, 26],
    [46, 34],
    [72, 42],
  ]
    .map(
      ([down = 0, half = 0]) =>
        `<path d="M${-half} ${down + 16}Q${-half * 0.7} ${down - 8} 0 ${down - 8}T${half} ${down + 16}Z" fill="#F2F8F9" stroke="${steel}" stroke-width="3"/><path d="M${half * 0.25} ${down - 5}Q${half * 0.8} ${down - 2} ${half - 3} ${down + 15}H${half * 0.3}Z" fill="#8EA3AB"/>`,
    )
    .join('')}<circle r="17" fill="#8EA3AB" stroke="${steel}" stroke-width="3"/></g>`

/** A mast that stands on a gate post and carries the wire out of reach. */
const mast = (x: number, top: number, foot: number): string =>
  `${rect(x - 17, top, 34, foot - top, steel)}${rect(litSide(x - 17, 34, 6, across), top, 6, foot - top, '#1B454D')}${rect(x - 30, top, 60, 12, steel)}`

const [width, height, ground] = [1440, 1080, 956]
/** The gate in the picture: how large, and where its middle is. */
const [size, across] = [0.7, 720]

/** Substation gate at dusk: two equal leaves of laser-cut filigree on their hinges; the live line passes high over them. */
export function gate(): Drawing {
  const dusk: [number, string][] = [
    [930, '#0C343C'],
    [780, deep],
    [668, '#1C5964'],
    [552, '#9DB3BA'],
    [400, moonlight],
  ]
  const bands = dusk.map(([r, fill]) => `<circle cx="${across}" cy="566" r="${r}" fill="${fill}"/>`)
  const hinges = [180, 820].map((y) => hinge(294, y, 1) + hinge(1706, y, -1))
  const wall = [-60, 1806].map((x) => `${rect(x, 560, 254, 470, deep)}${rect(x, 560, 254, 12, glint)}`)
  const leaves = `<g transform="translate(${across} ${ground}) scale(${size}) translate(-1000 -1030)">${rect(-60, 962, 2120, 68, glint)}${rect(-60, 962, 2120, 8, '#7E9BA3')}${leaf(302)}${leaf(1004)}${wall.join('')}${post(190)}${post(1714)}${hinges.join('')}${lock}</g>`
  const masts = [238, 1762].map((x) => across + (x - 1000) * size)
  const [left = 0, right = 0] = masts
  const high = 96
  const wire = `M-30 ${high - 34}Q${left / 2} ${high + 10} ${left} ${high}C${left + 330} ${high + 62} ${right - 330} ${high + 62} ${right} ${high}Q${(right + width) / 2} ${high + 10} ${width + 30} ${high - 34}`
  const picture = `${rect(0, 0, width, height, mahanadi)}${bands.join('')}${masts.map((x) => mast(x, high + 92, 300)).join('')}${leaves}
  ${masts.map((x) => insulator(x, high)).join('')}${liveLine(wire, 13, steel)}
  ${rect(0, ground, width, height - ground, moonlight)}${wordmark(64, 1038, 210, mahanadi)}${say('Sub-station 9. Please hum quietly.', width - 64, 1040, 54, { anchor: 'end', fill: mahanadi })}`
  return { width, height, ground: mahanadi, html: svg(picture, width, height) }
}
