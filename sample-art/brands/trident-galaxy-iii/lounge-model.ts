import { type Drawing, svg } from '../../lib/drawing'
import { random } from '../../lib/random'
import { copper, deep, grain, night, violet } from './book'
import { tower } from './towers'

interface Block {
  x: number
  width: number
  height: number
}

const table = 812
const axis = { x: 970, y: -560 }

/** How long the reflection of a height is. */
const shorter = 0.62

/** One tower of the model on y = 0, upwards: its lit front, its side in shade with a few rooms awake, capital and plinth; and its reflection. */
function block({ x, width, height }: Block) {
  const next = random(x)
  const [deep3, lift] = [92, 44]
  const [serif, cap] = [width * 0.18, width * 0.21]
  const rooms = Array.from({ length: 4 * 24 }, (_, i) => {
    const [c, k] = [i % 4, Math.floor(i / 4)]
    const [left, top] = [width + 10 + c * 20, -height + cap * 1.5 + k * 19]
    if (top > -cap * 1.3 || next() < 0.62) return ''
    const slope = (px: number) => (-(px - width) * lift) / deep3
    return `<path d="M${left} ${(top + slope(left)).toFixed(1)}l14 ${((-14 * lift) / deep3).toFixed(1)}v10l-14 ${((14 * lift) / deep3).toFixed(1)}z" fill="${next() > 0.6 ? copper : violet}"/>`
  })
  /** Capital or plinth: a slab with its front, its top and its side. */
  const [l, w] = [-serif, width + serif * 2]
  const slabFront = (top: number) =>
    `<rect x="${l}" y="${top}" width="${w}" height="${cap}" fill="${copper}"/>`
  const slabTop = (top: number) =>
    `<path d="M${l} ${top}l${deep3} ${-lift}h${w}l${-deep3} ${lift}z" fill="#FFD0A4"/>`
  const slabSide = (top: number) =>
    `<path d="M${l + w} ${top}l${deep3} ${-lift}v${cap}l${-deep3} ${lift}z" fill="#8A4A28"/>`
  const slab = (top: number) => slabSide(top) + slabTop(top) + slabFront(top)
  const front = tower(
    { x: width / 2, top: -height, foot: 0, width, columns: 9 },
    { x: axis.x - x, y: axis.y },
  )
  const side = `<path d="M${width} 0V${-height}l${deep3} ${-lift}V${-lift}Z" fill="#160830"/>${rooms.join('')}`
  /** What stands on a line that runs back into the room from `from`, mirrored in that line. */
  const mirroredSide = (from: number, art: string) => {
    const rise = ((1 + shorter) * lift) / deep3
    return `<g transform="matrix(1 ${-rise} 0 ${-shorter} 0 ${rise * from})">${art}</g>`
  }
  return {
    upright: `<g transform="translate(${x} 0)">${side}${slab(-cap)}${front}${slab(-height)}</g>`,
    mirrored: `<g transform="translate(${x} 0)">${mirroredSide(width, side)}${mirroredSide(l + w, slabSide(-cap) + slabSide(-height))}<g transform="scale(1 ${-shorter})">${front}${slabFront(-cap)}${slabFront(-height)}</g></g>`,
  }
}

/** The sales lounge after hours: three towers with their lamps on double themselves in the table. */
export function loungeModel(): Drawing {
  const blocks = [
    { x: 330, width: 270, height: 560 },
    { x: 820, width: 270, height: 700 },
    { x: 1310, width: 270, height: 560 },
  ].map(block)
  const art = `<defs><radialGradient id="air" cx=".5" cy=".62" r=".6"><stop offset="0" stop-color="#4A32B4"/><stop offset=".45" stop-color="${deep}"/><stop offset="1" stop-color="#231552"/></radialGradient>
    <linearGradient id="fade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".6"/><stop offset=".85" stop-color="#fff" stop-opacity="0"/></linearGradient><mask id="mirror"><rect y="${table - 60}" width="2000" height="300" fill="url(#fade)"/></mask></defs>
    <rect width="2000" height="1125" fill="${night}"/><rect width="2000" height="${table}" fill="url(#air)"/>
    <circle cx="1000" cy="380" r="430" fill="${violet}" opacity=".2"/>
    <rect y="${table - 40}" width="2000" height="400" fill="#0C061E"/><path d="M0 ${table - 40}H2000" stroke="${violet}" stroke-width="3"/>
    <g mask="url(#mirror)"><g transform="translate(0 ${table})">${blocks.map(({ mirrored }) => mirrored).join('')}</g></g>
    <g transform="translate(0 ${table})">${blocks.map(({ upright }) => upright).join('')}</g>${grain(2000, 1125, 0.4)}`
  return { width: 2000, height: 1125, html: svg(art, 2000, 1125) }
}
