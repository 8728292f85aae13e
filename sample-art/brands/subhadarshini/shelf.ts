import { type Drawing, svg } from '../../lib/drawing'
import { field, mustard, mustardShade, night, say } from './book'
import { packDefs, packs } from './pack'
import { pitch, sheetTop, tall } from './sheet'

/** The set of which one pack is sold: all but the middle one. */
const left = [0, 1, 3, 4]

interface Row {
  x: number
  /** Where the packs stand. */
  foot: number
  width: number
  gap: number
}

const high = (width: number): number => (tall * width) / pitch

/** The gap in the middle of a row: the shelf behind it winks. */
function gap({ x, foot, width, gap }: Row, size: number): string {
  const edge = x + 2 * (width + gap) - gap / 2
  const wide = width + gap
  const scale = width / pitch
  const middle = edge + wide / 2
  const top = foot - high(width) - 14
  const eye = foot - high(width) - sheetTop * scale
  const lashes = [-150, -75, 0, 75, 150]
    .map(
      (at) =>
        `<path d="M${at - 13} ${84 - (at * at) / 900}L${at * 1.3} ${216 - (at * at) / 700}L${at + 13} ${84 - (at * at) / 900}Z" fill="${night}"/>`,
    )
    .join('')
  return `<clipPath id="gap"><rect x="${edge}" y="${top}" width="${wide}" height="${foot + 14 - top}"/></clipPath><g clip-path="url(#gap)"><rect x="${edge}" y="${top}" width="${wide}" height="${foot + 14 - top}" fill="${mustard}"/><rect x="${edge}" y="${top}" width="${wide * 0.13}" height="${foot + 14 - top}" fill="${mustardShade}"/><rect x="${edge}" y="${top}" width="${wide}" height="20" fill="${mustardShade}"/><g transform="translate(${middle} ${eye}) scale(${scale})"><path d="M-330 -40Q0 220 330 -40" fill="none" stroke="${night}" stroke-width="34"/>${lashes}</g></g>${say(['Sold.', 'Look', 'again.'], middle + width * 0.05, eye + high(width) * 0.33, size, { anchor: 'middle' })}`
}

/** The back wall under the shelf above, and the shelf on which the packs stand. */
const wall = (size: number, height: number, above: number, foot: number): string =>
  `<rect width="${size}" height="${height}" fill="${field}"/><rect width="${size}" height="${above}" fill="${night}"/><rect y="${above}" width="${size}" height="${above * 0.7}" fill="#1E5C30"/><rect y="${above * 1.7}" width="${size}" height="${above * 0.4}" fill="#277540"/><path d="M0 ${foot - 8}H${size}V${foot + 60}H0Z" fill="#F8D88A"/><path d="M0 ${foot - 8}H${size}v12H0Z" fill="#D9AE52"/>`

/** Two rows of five make a face; the grocer sold one middle pack, so one eye winks. */
export function wink(): Drawing {
  const foot = 846
  const row = { foot, width: 186, gap: 9 }
  const span = 5 * row.width + 4 * row.gap
  const [first, second] = [18, 2000 - 18 - span]
  const set = { ...row, y: foot - high(row.width), shadow: '#1B4F2A' }
  return {
    width: 2000,
    height: 1125,
    html: svg(
      `${packDefs()}${wall(2000, 1125, 96, foot)}${gap({ ...row, x: second }, 41)}
      <g data-texture="" data-bleed="">${[first, second].map((x) => packs({ ...set, x, y: 36 - high(row.width), label: false })).join('')}<rect y="34" width="2000" height="64" fill="${night}"/><rect y="34" width="2000" height="8" fill="#3A3358"/>${packs({ ...set, x: first })}${packs({ ...set, x: second, which: left })}</g>
      <rect y="${foot + 52}" width="2000" height="240" fill="${night}"/><rect y="${foot + 52}" width="2000" height="8" fill="#3A3358"/>${say('Keep all five together, and they see you.', 1000, foot + 188, 76, { anchor: 'middle', colour: mustard })}`,
      2000,
      1125,
    ),
  }
}

/** For a phone: the set of which a pack is sold, alone and so near that its labels can be read. */
export function winkPhone(): Drawing {
  const foot = 796
  const row = { x: 20, foot, width: 200, gap: 10 }
  return {
    width: 810,
    height: 810,
    html: svg(
      `${packDefs()}<g transform="scale(.75)">${wall(1080, 1080, 62, foot)}${gap(row, 54)}
      ${packs({ ...row, y: foot - high(row.width), which: left, shadow: '#1B4F2A' })}
      <rect y="${foot + 52}" width="1080" height="240" fill="${night}"/><rect y="${foot + 52}" width="1080" height="8" fill="#3A3358"/>${say(['Keep all five together,', 'and they see you.'], 540, foot + 146, 70, { anchor: 'middle', colour: mustard })}</g>`,
      810,
      810,
    ),
  }
}
