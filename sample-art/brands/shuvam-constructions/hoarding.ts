import { type Drawing, svg } from '../../lib/drawing'
import {
  brick,
  bricks,
  cream,
  flame,
  leafGreen,
  leafLight,
  limeWash,
  lines,
  marigold,
  shadows,
  umber,
  wordmark,
} from './book'
import { bob, plumb, swag } from './garland'
import { brickAt } from './masonry'
import { doubtfulDog, reachingBoy, tiffinCyclist, tiltedGentleman, windyUmbrella } from './passers-by'

const [width, top, foot, bay] = [2160, 150, 520, 360]

/** The building behind the fence, still in its scaffold, with the crane that serves it and the mason who plumbs its corner. */
function site(): Record<'crane' | 'building', string> {
  const slab = (x: number, y: number, w: number): string =>
    `<g filter="url(#mid)"><path d="M${x} ${y}H${x + w}V${y + 14}H${x}Z" fill="${bricks[3]}"/></g>`
  const storey = (x: number, y: number, bays: number): string =>
    Array.from({ length: bays }, (_, i) => {
      const left = x + 20 + i * 92
      const open = `<path d="M${left + 24} ${y + 24}H${left + 62}V${y + 60}H${left + 24}Z" fill="${i % 2 ? umber : leafGreen}"/>`
      return `<g filter="url(#low)"><path d="M${left} ${y + 12}H${left + 84}V${y + 62}H${left}Z" fill="${bricks[(i + bays) % 2 ? 0 : 4]}"/></g>${open}`
    }).join('')
  const poles = [1362, 1462, 1562, 1662, 1762]
    .map((x, i) => `M${x} 160L${x + (i % 2 ? 4 : -3)} ${i > 3 ? 74 : 8}`)
    .join('')
  const scaffold = `<path d="${poles}M1350 98H1800M1350 36H1700" stroke="#C98F3C" stroke-width="7" stroke-linecap="round"/>`
  const mason = `<g transform="translate(1832 86) scale(-1 1)"><path d="M-10 0V-20C-10-34 12-34 12-20V0Z" fill="${flame}"/><circle cx="1" cy="-42" r="10" fill="#6A3C22"/><path d="M-12-44C-12-60 14-60 14-44Z" fill="${marigold}"/><path d="M-6-24C-20-26-34-22-44-14" stroke="#6A3C22" stroke-width="7" stroke-linecap="round" fill="none"/><path d="M-44-14V40" stroke="${umber}" stroke-width="3"/></g>${bob(1876, 150, 40)}`
  const tower = [0, 1, 2, 3]
    .map((i) => `M330 ${76 + i * 30}L352 ${106 + i * 30}M352 ${76 + i * 30}L330 ${106 + i * 30}`)
    .join('')
  const crane = `<g filter="url(#mid)"><path d="M326 200V66H336V200ZM346 200V66H356V200ZM130 62H720V74H130ZM158 74H226V116H158ZM322 50H360V82H322Z" fill="${leafGreen}"/></g><path d="${tower}M150 62L342 18L700 62" stroke="${leafGreen}" stroke-width="5" fill="none"/>`
  const lifted = `<path d="M640 74V96M606 108L640 92L674 108" stroke="${umber}" stroke-width="4" fill="none"/>${brickAt(600, 106, 80, 30, marigold)}`
  const building = `${storey(1380, 88, 5)}${storey(1380, 26, 3)}${slab(1366, 84, 500)}${slab(1366, 22, 312)}${slab(1366, 146, 520)}<path d="M1700 84V60M1746 84V56M1792 84V60M1838 84V58" stroke="${brick}" stroke-width="5"/>${scaffold}${mason}`
  return { crane: crane + lifted, building }
}

/** Six boards of a fence side by side, in two greens by turns. */
const boardsOf = (board: number, from: number, to: number): string[] =>
  Array.from(
    { length: 6 },
    (_, i) =>
      `<g filter="url(#mid)"><rect x="${i * board - 3}" y="${from + (i % 2 ? 3 : 0)}" width="${board + 2}" height="${to - from}" fill="${i % 2 ? leafGreen : '#1C6255'}"/></g>`,
  )

/** Sixty metres of fence: the garland sags from bay to bay, the street leans, and once a bay one strand hangs true. */
export function hoarding(): Drawing {
  const { crane, building } = site()
  const words = ['Straight', 'from', 'the', 'first', 'day.']
  const boards = boardsOf(bay, top, foot)
  const festoons = Array.from({ length: 6 }, (_, i) =>
    swag([i * bay, top + 6], [(i + 1) * bay, top + 6], 62, 20, i),
  )
  const drops = [1, 2, 3, 4, 5].map(
    (i) => plumb(i * bay, top + 10, top + 130, 20) + bob(i * bay, top + 246, 96, 10),
  )
  const text = words.map((word, i) =>
    lines([word], (i + 0.5) * bay, 342, { size: 56, fill: limeWash, anchor: 'middle' }),
  )
  const curb = Array.from({ length: 24 }, (_, i) => brickAt(i * 94 - 20, 524, 86, 34))
  const street = `${reachingBoy(196, 562)}${tiltedGentleman(540, 562)}${tiffinCyclist(908, 566)}${windyUmbrella(1272, 562)}${doubtfulDog(1610, 562)}`
  const art = `${shadows}<rect width="${width}" height="600" fill="${limeWash}"/><circle cx="1080" cy="140" r="112" fill="${marigold}"/>${crane}${building}${boards.join('')}
    <rect y="${top - 10}" width="${width}" height="16" fill="${leafLight}"/>${text.join('')}<g filter="url(#mid)"><rect x="1846" y="392" width="268" height="104" fill="${cream}"/></g>${wordmark(1872, 421, 216, brick)}
    <rect y="${foot}" width="${width}" height="80" fill="#D9BE98"/>${curb.join('')}${festoons.join('')}${drops.join('')}<path d="M0 570H${width}V600H0Z" fill="${umber}"/><path d="M40 586H2120" stroke="${marigold}" stroke-width="5" stroke-dasharray="70 60"/>${street}`
  return { width, height: 600, html: svg(art, width, 600) }
}

/** For phones the same fence upright: its five plumb lines closer together, its words in two lines below them. */
export function hoardingPhone(): Drawing {
  const [side, high, from, to] = [1080, 1180, 262, 984]
  const step = side / 6
  const { crane, building } = site()
  const boards = boardsOf(step, from, to)
  const festoons = Array.from({ length: 6 }, (_, i) =>
    swag([i * step, from + 8], [(i + 1) * step, from + 8], 46, 19, i),
  )
  const drops = [1, 2, 3, 4, 5].map(
    (i) => plumb(i * step, from + 12, from + 120, 19) + bob(i * step, from + 254, 112, 12),
  )
  const curb = Array.from({ length: 13 }, (_, i) => brickAt(i * 94 - 20, to + 4, 86, 40))
  const street = [reachingBoy, tiltedGentleman, tiffinCyclist, windyUmbrella, doubtfulDog].map(
    (passerBy, i) =>
      `<g transform="translate(${[96, 270, 524, 760, 950][i]} 1104) scale(1.24)">${passerBy(0, 0)}</g>`,
  )
  const words = lines(['Straight from', 'the first day.'], side / 2, 650, {
    size: 120,
    fill: limeWash,
    anchor: 'middle',
    leading: 1.08,
  })
  const art = `${shadows}<rect width="${side}" height="${high}" fill="${limeWash}"/><circle cx="400" cy="258" r="120" fill="${marigold}"/>
    <g transform="translate(-70 80) scale(.88)">${crane}</g><g transform="translate(-836 104)">${building}</g>${boards.join('')}
    <rect y="${from - 10}" width="${side}" height="16" fill="${leafLight}"/>${words}${wordmark(435, 808, 210, marigold)}
    <rect y="${to}" width="${side}" height="140" fill="#D9BE98"/>${curb.join('')}${festoons.join('')}${drops.join('')}<path d="M0 1110H${side}V${high}H0Z" fill="${umber}"/><path d="M40 1146H1060" stroke="${marigold}" stroke-width="7" stroke-dasharray="70 60"/>${street.join('')}`
  return { width: side, height: high, html: svg(art, side, high) }
}
