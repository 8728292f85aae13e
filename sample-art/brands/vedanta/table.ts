import { type Drawing, svg } from '../../lib/drawing'
import { random } from '../../lib/random'
import { canopy, laterite, leaves, ochre, ore, rect, sand, say, strata, sump, title } from './book'
import { contour } from './noise'

/** Seen from standing height: circles lie half as deep as they are wide. */
const [x, y, squash, board] = [1040, 716, 0.5, 21]
const skins = ['#9A4E2C', '#7C3B22', '#B5683C']

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

/** Somebody behind the table, partly hidden by it; one arm may reach over the edge. */
function visitor(
  at: number,
  top: number,
  size: number,
  cloth: string,
  skin: string,
  hair: string,
  arm = '',
): string {
  return `<g transform="translate(${at} ${top}) scale(${size})"><path d="M-100 900L-92 190C-92 130 -60 106 -22 100H22C60 106 92 130 92 190L100 900Z" fill="${cloth}"/><path d="M-20 60H20V104Q0 122 -20 104Z" fill="${skin}"/><ellipse cy="28" rx="42" ry="50" fill="${skin}"/>${hair}${arm}</g>`
}

const bun = `<path d="M-46 26C-54 -40 54 -40 46 26C38 -2 22 -12 0 -12S-38 -2 -46 26Z" fill="${ore}"/><circle cx="-34" cy="-26" r="20" fill="${ore}"/><path d="M-8 40q8 6 16 0" stroke="${ore}" stroke-width="4" fill="none"/><circle cx="-14" cy="22" r="4" fill="${ore}"/><circle cx="16" cy="22" r="4" fill="${ore}"/>`
const crop = `<path d="M-45 24C-52 -42 52 -42 45 24C44 4 34 -8 0 -8S-44 4 -45 24Z" fill="${ore}"/><path d="M-10 42q8 6 16 0" stroke="${ore}" stroke-width="4" fill="none"/><circle cx="-18" cy="22" r="4" fill="${ore}"/><circle cx="12" cy="22" r="4" fill="${ore}"/>`

/** Exhibition table: the pit in stacked board, one board for each depth. */
export function table(): Drawing {
  const next = random(12)
  const body = strata.map(
    (_, i) =>
      layer(i, next) + (i === 3 ? truck(3, 200) : i === 5 ? truck(5, 158) : i === 7 ? truck(7, 222) : ''),
  )
  const lake = `<path d="${contour(x, y - board, 84, 84 * squash, 5, 0.06)}" fill="#178E8A"/><path d="${contour(x + 4, y - board + 3, 62, 62 * squash, 5, 0.06)}" fill="${sump}"/><path d="${contour(x - 8, y - board - 2, 30, 30 * squash, 5, 0.06)}" fill="#7FDCCB"/>`
  const pointing = `<path d="M60 132C120 150 170 170 226 158L232 184C170 206 100 214 52 196Z" fill="${canopy}"/><ellipse cx="242" cy="168" rx="22" ry="14" fill="${skins[0]}"/>`
  const drape = `<path d="M-70 120L98 900H20L-94 300V190C-92 160 -84 138 -70 120Z" fill="#79BC6B"/>`
  const shirt = `<path d="M-98 470H98L102 900H-102Z" fill="${ore}"/><path d="M-60 170L-66 440M60 170C74 260 66 340 20 372" stroke="#8A3423" stroke-width="7" fill="none"/><ellipse cx="8" cy="376" rx="24" ry="15" fill="${skins[1]}"/>`
  const child = `<g transform="translate(1560 946) scale(1.15)"><path d="M-96 260C-100 120 -60 92 0 92S100 120 96 260Z" fill="${sump}"/><path d="M-22 50H22V104H-22Z" fill="${skins[2]}"/><ellipse cy="16" rx="62" ry="66" fill="${ore}"/><ellipse cx="-60" cy="24" rx="12" ry="18" fill="${skins[2]}"/><ellipse cx="60" cy="24" rx="12" ry="18" fill="${skins[2]}"/><path d="M-70 128C-110 90 -128 40 -136 -14L-112 -20C-100 30 -84 62 -44 100Z" fill="${sump}"/><ellipse cx="-126" cy="-30" rx="15" ry="20" fill="${skins[2]}"/></g>`
  const picture = `${rect(0, 0, 2000, 1125, sand)}${rect(0, 560, 2000, 565, '#F1CF9B')}
    ${title(['Ten boards,', 'ten depths.'], 90, 146, 98, { fill: ore, leading: 1.02 })}${say('Walk round it and ask.', 1910, 126, 58, { fill: laterite, anchor: 'end' })}
    ${visitor(286, 440, 1, canopy, skins[0] ?? '', bun, drape + pointing)}${visitor(1822, 386, 1.06, laterite, skins[1] ?? '', crop, shirt)}
    <g transform="translate(202 130) scale(.82)"><ellipse cx="${x}" cy="1174" rx="860" ry="60" fill="#C9925A"/>${[430, 1610].map((leg) => `<path d="M${leg} 900h46v320h-46z" fill="${ore}"/>`).join('')}
    <path d="${contour(x, y + 66, 806, 806 * squash, 2, 0.02)}" fill="#2A0B08"/><path d="${contour(x, y + 22, 806, 806 * squash, 2, 0.02)}" fill="#54190F"/>
    ${body[0]}${lake}${body.slice(1).join('')}</g>${child}`
  return { width: 2000, height: 1125, ground: sand, html: svg(picture, 2000, 1125) }
}
