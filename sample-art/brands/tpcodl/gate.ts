import { type Drawing, svg } from '../../lib/drawing'
import { deep, line, mahanadi, rect, say, wordmark } from './book'
import { Filigree, liveLine } from './filigree'

const steel = '#051519'
const glint = '#2C6672'
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

const post = (x: number): string =>
  `${rect(x, 30, 96, 1000, steel)}${rect(x, 30, 14, 1000, '#1B454D')}<path d="M${x - 14} 30h124l-20 -30h-84z" fill="${steel}"/>`

/** The lock where the two leaves meet: a case on the left one, its bolt in the right one. */
const lock = `<rect x="948" y="596" width="46" height="92" rx="6" fill="${glint}"/><circle cx="971" cy="630" r="8" fill="${steel}"/><path d="M971 630L977 656H965Z" fill="${steel}"/><rect x="990" y="632" width="36" height="18" rx="3" fill="#7E9BA3"/>`

/** Substation gate at dusk: two equal leaves of laser-cut filigree on their hinges, the live line as their handrail. */
export function gate(): Drawing {
  const dusk: [number, string][] = [
    [1240, '#0C343C'],
    [1040, deep],
    [930, '#1C5964'],
    [836, '#9DB3BA'],
    [560, '#C9D8DC'],
  ]
  const bands = dusk.map(([r, fill]) => `<circle cx="1000" cy="500" r="${r}" fill="${fill}"/>`)
  const hinges = [180, 820].map((y) => hinge(294, y, 1) + hinge(1706, y, -1))
  const picture = `${rect(0, 0, 2000, 1125, mahanadi)}${bands.join('')}${rect(0, 962, 2000, 163, glint)}${rect(0, 962, 2000, 8, '#7E9BA3')}
  ${leaf(302)}${leaf(1004)}${post(190)}${post(1714)}${hinges.join('')}${lock}
  ${rect(0, 560, 190, 470, deep)}${rect(1810, 560, 190, 470, deep)}${rect(0, 560, 190, 12, glint)}${rect(1810, 560, 190, 12, glint)}
  ${liveLine('M-20 480C60 470 120 500 190 500H940L970 450L1020 550L1050 500H1810C1880 500 1940 470 2020 480', 15, steel)}
  ${rect(0, 1030, 2000, 95, mahanadi)}${wordmark(224, 1100, 230)}${say('Sub-station 9. Please hum quietly.', 1776, 1100, 60, { anchor: 'end' })}`
  // The posts stand close to the picture’s edges: on a phone, too, the wires of the leaves can be told apart.
  return {
    width: 1440,
    height: 964,
    ground: mahanadi,
    html: svg(`<g transform="scale(.857) translate(-160 0)">${picture}</g>`, 1440, 964),
  }
}
