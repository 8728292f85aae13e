import { type Drawing, svg } from '../../lib/drawing'
import {
  brick,
  bricks,
  cream,
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

const [width, top, foot, bay] = [2160, 150, 520, 360]

/** The building behind the fence, still in its scaffold, with the crane that serves it. */
function site(): string {
  const floors = [0, 1, 2].map(
    (i) =>
      `<g filter="url(#mid)"><path d="M${1380 + i * 40} ${160 - i * 44}H${1900 - i * 30}V${116 - i * 44}H${1380 + i * 40}Z" fill="${i % 2 ? '#CE6244' : bricks[0]}"/></g>`,
  )
  const posts = [1450, 1560, 1670, 1780].map(
    (x) => `<path d="M${x} 160V16" stroke="${brick}" stroke-width="10"/>`,
  )
  return `<g filter="url(#mid)"><path d="M330 170V10H352V170ZM140 14H700V32H140ZM160 32H220V74H160Z" fill="${leafGreen}"/></g><path d="M640 32V86" stroke="${umber}" stroke-width="4"/>${brickAt(600, 86, 80, 32, marigold)}${posts.join('')}${floors.join('')}`
}

/** Sixty metres of fence: the garland sags from bay to bay, and once a bay one strand hangs true. */
export function hoarding(): Drawing {
  const words = ['Straight', 'from', 'the', 'first', 'day.']
  const boards = Array.from(
    { length: 6 },
    (_, i) =>
      `<g filter="url(#mid)"><rect x="${i * bay - 3}" y="${top + (i % 2 ? 3 : 0)}" width="${bay + 2}" height="${foot - top}" fill="${i % 2 ? leafGreen : '#1C6255'}"/></g>`,
  )
  const festoons = Array.from({ length: 6 }, (_, i) =>
    swag([i * bay, top + 6], [(i + 1) * bay, top + 6], 62, 20, i),
  )
  const drops = [1, 2, 3, 4, 5].map(
    (i) => plumb(i * bay, top + 10, top + 130, 20) + bob(i * bay, top + 246, 96, 10),
  )
  const text = words.map((word, i) =>
    lines([word], (i + 0.5) * bay, 484, { size: 68, fill: limeWash, anchor: 'middle' }),
  )
  const curb = Array.from({ length: 24 }, (_, i) => brickAt(i * 94 - 20, 524, 86, 34))
  const art = `${shadows}<rect width="${width}" height="600" fill="${limeWash}"/><circle cx="1080" cy="140" r="112" fill="${marigold}"/>${site()}${boards.join('')}
    <rect y="${top - 10}" width="${width}" height="16" fill="${leafLight}"/>${text.join('')}<g filter="url(#mid)"><rect x="1846" y="392" width="268" height="104" fill="${cream}"/></g>${wordmark(1872, 421, 216, brick)}
    <rect y="${foot}" width="${width}" height="80" fill="#D9BE98"/>${curb.join('')}${festoons.join('')}${drops.join('')}<path d="M0 566H${width}V600H0Z" fill="${umber}"/><path d="M40 583H2120" stroke="${marigold}" stroke-width="5" stroke-dasharray="70 60"/>`
  return { width, height: 600, html: svg(art, width, 600) }
}
