import { type Drawing, svg } from '../../lib/drawing'
import { random } from '../../lib/random'
import { canopy, laterite, leaves, ochre, ore, rect, sand, say, strata, sump, title } from './book'
import { contour } from './noise'
import { leaning, onTiptoe, pointing } from './visitors'

/** Seen from standing height: circles lie half as deep as they are wide. */
const [x, y, squash, board] = [1040, 716, 0.5, 21]

/** Every board has a larger hole than the one below; together the holes are the pit. */
const hole = (i: number): number => (i ? 96 + i * 64 : 0)
const outer = (i: number): number => 764 + (i % 2) * 7

interface Crown {
  u: number
  v: number
  r: number
  fill: string
}

/** Trees on the top board: the ground round the pit. */
function forest(next: () => number): Crown[] {
  const [i, near, far] = [9, hole(9) + 20, outer(9) - 18]
  return Array.from({ length: 190 }, () => {
    const a = next() * Math.PI * 2
    const d = near + next() * (far - near)
    return {
      u: x + d * Math.cos(a),
      v: y + d * squash * Math.sin(a) - (i + 1) * board,
      r: 9 + next() * 7,
      fill: leaves[Math.floor(next() * 4)] ?? canopy,
    }
  }).sort((a, b) => a.v - b.v)
}

const crown = ({ u, v, r, fill }: Crown): string =>
  `<ellipse cx="${(u + r * 0.5).toFixed(1)}" cy="${(v + 3).toFixed(1)}" rx="${(r * 1.2).toFixed(1)}" ry="${(r * 0.5).toFixed(1)}" fill="#11301F" opacity=".6"/><circle cx="${u.toFixed(1)}" cy="${(v - r * 0.8).toFixed(1)}" r="${r.toFixed(1)}" fill="${fill}"/>`

/** One board: its edge as a stack of outlines, then its face; the top one carries the forest. */
function layer(i: number, next: () => number): string {
  const ring = (lift: number): string =>
    contour(x, y - lift, outer(i), outer(i) * squash, 2, 0.03) +
    (i ? contour(x, y - lift, hole(i), hole(i) * squash, 21, 0.07) : '')
  const rock = strata[i] ?? sand
  const edge = Array.from(
    { length: board },
    (_, t) =>
      `<path fill-rule="evenodd" d="${ring(i * board + t)}" fill="${t > board - 4 ? ochre : t < 2 ? '#1E0604' : (strata[Math.max(0, i - 1)] ?? ore)}"/>`,
  )
  const face = ring((i + 1) * board)
  return `${edge.join('')}<path fill-rule="evenodd" d="${face}" fill="${i === 9 ? canopy : rock}"/>${i === 9 ? forest(next).map(crown).join('') : ''}`
}

/** Toy trucks on the benches. */
const truck = (i: number, degrees: number): string => {
  const a = (degrees * Math.PI) / 180
  const d = hole(i) + 34
  return `<g transform="translate(${(x + d * Math.cos(a)).toFixed(0)} ${(y + d * squash * Math.sin(a) - (i + 1) * board).toFixed(0)}) rotate(${degrees > 180 ? -14 : 16})"><path d="M-20 3H22V8H-20Z" fill="#1E0604" opacity=".5"/><path d="M-20 -14H8V2H-20Z" fill="#FFC629"/><path d="M10 -11H22V2H10Z" fill="${sand}"/><path d="M-16 -18H4V-13H-16Z" fill="${laterite}"/></g>`
}

/** How the table stands in its room: the middle of its foot on the floor, and its scale. */
interface Stand {
  middle: number
  floor: number
  scale: number
}

/** From the floor up to the origin of the boards, before they are scaled. */
const lift = 1034.3

/** A visitor and where they stand: so many degrees round the table (0 is right, 90 in front), `off` px from its edge. */
interface Visitor {
  degrees: number
  off: number
  figure: string
}

/** Their shadows lie under the table, they themselves stand before it; `size` scales both. */
function standing(stand: Stand, visitors: readonly Visitor[], size = 1): string {
  const at = ({ degrees, off }: Visitor, drawn: string): string => {
    const a = (degrees * Math.PI) / 180
    const reach = stand.scale * outer(9) + off
    const u = (stand.middle + reach * Math.cos(a)).toFixed(0)
    const v = (stand.floor + reach * squash * Math.sin(a)).toFixed(0)
    return `<g transform="translate(${u} ${v}) scale(${size})">${drawn}</g>`
  }
  const shadows = visitors.map((one) => at(one, '<ellipse cx="10" rx="110" ry="20" fill="#C9925A"/>'))
  const figures = visitors.map((one) => at(one, one.figure))
  return `${shadows.join('')}${boards(stand)}${figures.join('')}`
}

/** The two front legs; the others stand behind the boards. */
const legs = ({ middle, floor, scale }: Stand): string =>
  [-1, 1]
    .map((side) => {
      const half = 27 * scale
      const at = middle + side * 471 * scale
      return `<path d="M${(at - half).toFixed(1)} ${floor - 7}h${(2 * half).toFixed(1)}V${(floor + 243 * scale).toFixed(1)}h${(-2 * half).toFixed(1)}z" fill="#2A0B08"/>`
    })
    .join('')

/** The table with its shadow on the floor, its legs, its boards and the lake at the bottom. */
function boards(stand: Stand): string {
  const { middle, floor, scale } = stand
  const next = random(12)
  const body = strata.map(
    (_, i) =>
      layer(i, next) + (i === 3 ? truck(3, 200) : i === 5 ? truck(5, 24) : i === 7 ? truck(7, 222) : ''),
  )
  const lake = `<path d="${contour(x, y - board, 84, 84 * squash, 5, 0.06)}" fill="#178E8A"/><path d="${contour(x + 4, y - board + 3, 62, 62 * squash, 5, 0.06)}" fill="${sump}"/><path d="${contour(x - 8, y - board - 2, 30, 30 * squash, 5, 0.06)}" fill="#7FDCCB"/>`
  const reach = scale * outer(9)
  return `<ellipse cx="${middle}" cy="${floor}" rx="${reach.toFixed(1)}" ry="${(reach * 0.42).toFixed(1)}" fill="#C9925A"/>
    ${legs(stand)}<g transform="translate(${(middle - scale * x).toFixed(1)} ${(floor - scale * lift).toFixed(1)}) scale(${scale})"><path d="${contour(x, y + 66, 806, 806 * squash, 2, 0.02)}" fill="#2A0B08"/><path d="${contour(x, y + 22, 806, 806 * squash, 2, 0.02)}" fill="#54190F"/>
    ${body[0]}${lake}${body.slice(1).join('')}</g>`
}

/** Exhibition table: the pit in stacked board, one board for each depth. */
export function table(): Drawing {
  const stand: Stand = { middle: 1030, floor: 867, scale: 0.7 }
  const visitors = [
    { degrees: -10, off: 84, figure: leaning() },
    { degrees: 165, off: 92, figure: pointing() },
    { degrees: 40, off: 62, figure: onTiptoe() },
  ]
  const picture = `${rect(0, 0, 2000, 1125, sand)}${rect(0, 560, 2000, 565, '#F1CF9B')}
    ${title(['The mine in', 'ten boards.'], 90, 146, 98, { fill: ore, leading: 1.02 })}${say('Walk round it and ask.', 1910, 126, 58, { fill: laterite, anchor: 'end' })}
    ${standing(stand, visitors)}`
  return { width: 2000, height: 1125, ground: sand, html: svg(picture, 2000, 1125) }
}

/** For a phone: the words above, the table across the whole width, and the visitors close round it. */
export function tablePhone(): Drawing {
  const stand: Stand = { middle: 518, floor: 1090, scale: 0.55 }
  const visitors = [
    { degrees: -10, off: 50, figure: leaning() },
    { degrees: 154, off: 24, figure: pointing() },
    { degrees: 44, off: 46, figure: onTiptoe() },
  ]
  const picture = `${rect(0, 0, 1080, 1350, sand)}${rect(0, 849, 1080, 501, '#F1CF9B')}
    ${title(['The mine in', 'ten boards.'], 64, 196, 176, { fill: ore, leading: 1.02 })}${say('Walk round it and ask.', 68, 514, 86, { fill: laterite })}
    ${standing(stand, visitors, 0.84)}`
  return { width: 1080, height: 1350, ground: sand, html: svg(picture, 1080, 1350) }
}
