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

/** How the table stands in the room: scaled, moved, and so high over the floor. */
const [scale, left, top, floor] = [0.7, 302, 143, 867]
const [middle, reach] = [left + scale * x, scale * outer(9)]

/** A visitor's feet at so many degrees round the table (0 is right, 90 in front), `off` px from its edge. */
function standing(degrees: number, off: number, figure: string): string {
  const a = (degrees * Math.PI) / 180
  const u = (middle + (reach + off) * Math.cos(a)).toFixed(0)
  const v = (floor + (reach + off) * squash * Math.sin(a)).toFixed(0)
  return `<g transform="translate(${u} ${v})"><ellipse cx="10" rx="110" ry="20" fill="#C9925A"/>${figure}</g>`
}

/** The two front legs; the others stand behind the boards. */
const legs = [-1, 1]
  .map((side) => {
    const foot = floor + 170
    return `<path d="M${middle + side * 330 - 19} 860h38V${foot}h-38z" fill="#2A0B08"/>`
  })
  .join('')

/** Exhibition table: the pit in stacked board, one board for each depth. */
export function table(): Drawing {
  const next = random(12)
  const body = strata.map(
    (_, i) =>
      layer(i, next) + (i === 3 ? truck(3, 200) : i === 5 ? truck(5, 24) : i === 7 ? truck(7, 222) : ''),
  )
  const lake = `<path d="${contour(x, y - board, 84, 84 * squash, 5, 0.06)}" fill="#178E8A"/><path d="${contour(x + 4, y - board + 3, 62, 62 * squash, 5, 0.06)}" fill="${sump}"/><path d="${contour(x - 8, y - board - 2, 30, 30 * squash, 5, 0.06)}" fill="#7FDCCB"/>`
  const picture = `${rect(0, 0, 2000, 1125, sand)}${rect(0, 560, 2000, 565, '#F1CF9B')}
    ${title(['Ten boards,', 'ten depths.'], 90, 146, 98, { fill: ore, leading: 1.02 })}${say('Walk round it and ask.', 1910, 126, 58, { fill: laterite, anchor: 'end' })}
    <ellipse cx="${middle}" cy="${floor}" rx="${reach}" ry="${reach * 0.42}" fill="#C9925A"/>
    ${legs}<g transform="translate(${left} ${top}) scale(${scale})"><path d="${contour(x, y + 66, 806, 806 * squash, 2, 0.02)}" fill="#2A0B08"/><path d="${contour(x, y + 22, 806, 806 * squash, 2, 0.02)}" fill="#54190F"/>
    ${body[0]}${lake}${body.slice(1).join('')}</g>${standing(-10, 84, leaning())}${standing(165, 92, pointing())}${standing(40, 62, onTiptoe())}`
  return { width: 2000, height: 1125, ground: sand, html: svg(picture, 2000, 1125) }
}
