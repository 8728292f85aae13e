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
import { mason } from './mason'
import { brickAt } from './masonry'
import { doubtfulDog, tiffinBicycle } from './street'

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
  const poles = [1362, 1462, 1562, 1662, 1762].map((x, i) => `M${x} 160V${i > 3 ? 74 : 8}`).join('')
  const scaffold = `<path d="${poles}M1350 98H1800M1350 36H1700" stroke="#C98F3C" stroke-width="7" stroke-linecap="round"/>`
  const tower = [0, 1, 2, 3]
    .map((i) => `M330 ${76 + i * 30}L352 ${106 + i * 30}M352 ${76 + i * 30}L330 ${106 + i * 30}`)
    .join('')
  const crane = `<g filter="url(#mid)"><path d="M326 200V66H336V200ZM346 200V66H356V200ZM130 62H720V74H130ZM158 74H226V116H158ZM322 50H360V82H322Z" fill="${leafGreen}"/></g><path d="${tower}M150 62L342 18L700 62" stroke="${leafGreen}" stroke-width="5" fill="none"/>`
  const lifted = `<path d="M640 74V96M606 108L640 92L674 108" stroke="${umber}" stroke-width="4" fill="none"/>${brickAt(600, 106, 80, 30, flame)}`
  const building = `${storey(1380, 88, 5)}${storey(1380, 26, 3)}${slab(1366, 84, 500)}${slab(1366, 22, 312)}${slab(1366, 146, 520)}<path d="M1692 84V60M1730 84V56M1768 84V60M1806 84V58" stroke="${brick}" stroke-width="5"/>${scaffold}${mason(1848, 84)}`
  return { crane: crane + lifted, building }
}

/** Pale marigold: the page round the picture is lime wash, and a sky of that would have no upper edge. */
const morning = '#FFDD98'

interface Fence {
  width: number
  height: number
  /** Upper and lower edge of the boards. */
  top: number
  foot: number
  /** Size of the lettering and its first baseline. */
  size: number
  baseline: number
  sky: string
  /** What stands on it and before it. */
  sign: string
  street: string
}

/** The site's fence: the garland sags from bay to bay, the street leans, and at every post one strand hangs true. */
function fence({ width, height, top, foot, size, baseline, sky, sign, street }: Fence): Drawing {
  const bay = width / 6
  const radius = 20
  const boards = Array.from(
    { length: 6 },
    (_, i) =>
      `<g filter="url(#mid)"><rect x="${i * bay - 3}" y="${top + (i % 2 ? 3 : 0)}" width="${bay + 6}" height="${foot - top}" fill="${i % 2 ? leafGreen : '#1C6255'}"/></g>`,
  )
  const festoons = Array.from({ length: 6 }, (_, i) =>
    swag([i * bay, top + 8], [(i + 1) * bay, top + 8], bay * 0.2, radius, i),
  )
  // Every tip hangs well clear of the lettering below it.
  const drops = [1, 2, 3, 4, 5].map(
    (i) => bob(i * bay, top + 190, 100, 20) + plumb(i * bay, top + 12, top + 60, radius),
  )
  const curb = Array.from({ length: Math.ceil(width / 94) + 1 }, (_, i) =>
    brickAt(i * 94 - 20, foot + 4, 86, 40),
  )
  const words = lines(['Straight from', 'the first day.'], width / 2, baseline, {
    size,
    fill: limeWash,
    anchor: 'middle',
    leading: 1.16,
  })
  const road = height - 70
  const art = `${shadows}<rect width="${width}" height="${height}" fill="${morning}"/>${sky}${boards.join('')}
    <rect y="${top - 10}" width="${width}" height="16" fill="${leafLight}"/>${words}${sign}
    <rect y="${foot}" width="${width}" height="${road - foot}" fill="#D9BE98"/>${curb.join('')}${festoons.join('')}${drops.join('')}<path d="M0 ${road}H${width}V${height}H0Z" fill="${umber}"/><path d="M40 ${road + 36}H${width - 20}" stroke="${marigold}" stroke-width="7" stroke-dasharray="70 60"/>${street}`
  return { width, height, html: svg(art, width, height) }
}

const sun = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${marigold}" filter="url(#low)"/>`

export function hoarding(): Drawing {
  const { crane, building } = site()
  // The plate is as high as the capitals of the first line, and hangs level with them.
  const name = `<g filter="url(#mid)"><rect x="1804" y="475" width="308" height="127" fill="${cream}"/></g>${wordmark(1834, 513, 248, brick)}`
  return fence({
    width: 2160,
    height: 1016,
    top: 214,
    foot: 868,
    size: 166,
    baseline: 602,
    sky: `${sun(1080, 190, 140)}<g transform="translate(-30 -14) scale(1.3)">${crane}</g><g transform="translate(-430 4) scale(1.3)">${building}</g>`,
    sign: name,
    street: `${tiffinBicycle(206, 938, 1.9)}${doubtfulDog(1980, 934, 2.1)}`,
  })
}

/** For phones the same fence upright, its five plumb lines closer together. */
export function hoardingPhone(): Drawing {
  const { crane, building } = site()
  return fence({
    width: 1080,
    height: 1180,
    top: 262,
    foot: 984,
    size: 132,
    baseline: 630,
    sky: `${sun(430, 258, 120)}<g transform="translate(-66 116) scale(.74)">${crane}</g><g transform="translate(-836 104)">${building}</g>`,
    sign: wordmark(400, 858, 280, marigold),
    street: `${tiffinBicycle(170, 1092, 1.42)}${doubtfulDog(920, 1088, 1.9)}`,
  })
}
