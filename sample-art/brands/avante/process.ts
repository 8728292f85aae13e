import type { Drawing } from '../../lib/drawing'
import { written } from '../../lib/handwriting'
import { arrow, crossedOut, drawnByHand, ruledOutline, stroke } from '../../lib/pencil'
import { tones } from './book'
import { Model, type Opening } from './isometric'
import { pool, quarter } from './quarter'
import type { Point } from './solids'

const paper = '#F7EDDD'
/** A hard pencil: thin, grey and straight. */
const hard = '#565C69'
const [wash, dark, rose] = ['#E9DDCB', '#D3C5B1', '#FFB999']

/** The pencil keeps the sun's side white; only the stairs get colour. */
const washed = new Map<string, string>([
  ...Object.values(tones).map((tone): [string, string] => [tone.right, wash]),
  ['#16267A', wash],
  ...['#9E886B', '#7D2207', '#8F2C0C', '#070F38'].map((fill): [string, string] => [fill, dark]),
])

/** The model of the key visual, in outlines that cross at their corners. */
class Outlined extends Model {
  private tint: string | undefined

  override face(points: Point[], fill: string): string {
    const tone = this.tint ?? washed.get(fill) ?? paper
    const edges = ruledOutline(
      points.map((point) => this.project(point)),
      9,
    )
    return `<path d="${this.path(points)}" fill="${tone}"/>${stroke(edges, { colour: hard, weight: 3, unrest: 0.5 })}`
  }

  override opening(o: Opening, x: number, y: number, z: number): string {
    return super.opening({ ...o, inside: '', reveal: '#9E886B' }, x, y, z)
  }

  override stairs(...stairs: Parameters<Model['stairs']>): this {
    return this.tinted(rose, () => super.stairs(...stairs))
  }

  /** Colours with the side of the pencil whatever is drawn meanwhile. */
  tinted<T>(colour: string, draw: () => T): T {
    this.tint = colour
    const drawn = draw()
    this.tint = undefined
    return drawn
  }
}

/** Paper ruled for drawing from a raised corner: uprights and two slopes of thirty degrees. */
function ruled(width: number, height: number): string {
  let d = ''
  for (let x = 0; x <= width; x += 52) d += `M${x} 0V${height}`
  const rise = width * 0.57735
  for (let y = -rise; y < height + rise; y += 60)
    d += `M0 ${y}L${width} ${y + rise}M0 ${y}L${width} ${y - rise}`
  return `<path d="${d}" stroke="#EED9BF" stroke-width="2" fill="none"/>`
}

const floors = [0, 1, 2, 3, 4]

/** What a front view shows of stepped floors, and what a plan does. */
const front = floors
  .map((i) => `M${110 + i * 24} ${398 - i * 50}h${250 - i * 48}v-50h${-(250 - i * 48)}z`)
  .join('')
const plan = floors
  .map((i) => `M${110 + i * 24} ${880 - i * 22}h${250 - i * 48}v${-(220 - i * 46)}h${-(250 - i * 48)}z`)
  .join('')

/** The quarter under construction, beside the two views that hid its terraces. */
export function processPicture(): Drawing {
  const model = new Outlined(30, 980, 652)
  const sides: [Point, Point][] = [
    [
      [-9, 9, 0],
      [14.5, 9, 0],
    ],
    [
      [9, -9, 0],
      [9, 14.5, 0],
    ],
    [
      [-9, -9, 0],
      [-9, -9, 16],
    ],
    [
      [-8, -8, 11.5],
      [-8, 5, 11.5],
    ],
  ]
  const axes = sides.map(([a, b]) => `M${model.project(a).join(' ')}L${model.project(b).join(' ')}`).join('')
  const water = model.tinted('#CBD5F2', () => pool(model))
  const drawn = quarter(model, water)
    .draw()
    .replace(/fill="#\w{6}"(?= mask)/g, 'fill="url(#shade)"')
  const shade =
    '<defs><pattern id="shade" width="13" height="13" patternUnits="userSpaceOnUse" patternTransform="rotate(28)"><path d="M3 0V13" stroke="#8C8579" stroke-width="3"/></pattern></defs>'
  const note = { hand: 'architect', colour: '#2B2F38', weight: 5, stretch: 0.94, leading: 1.2 } as const
  const art = `${shade}${ruled(1500, 1125)}${stroke(axes, { colour: hard, weight: 2.4, unrest: 0.6, opacity: 0.8 })}${drawn}
    ${stroke(front, { colour: hard, weight: 3.2, unrest: 0.8 })}${crossedOut(84, 128, 310, 290, '#C9431C', 6, 'pencil')}
    ${written(['front:', 'no terrace'], 84, 490, 60, note)}
    ${stroke(plan, { colour: hard, weight: 3.2, unrest: 0.8 })}${crossedOut(84, 640, 310, 260, '#C9431C', 6, 'pencil')}
    ${written(['plan:', 'no height'], 84, 968, 60, note)}
    ${written('from a raised corner', 690, 1086, 60, { ...note, colour: '#1B3FD6' })}
    ${arrow('M1390 1060Q1440 1010 1424 930', [1423, 926], -96, { colour: '#1B3FD6', weight: 5 })}`
  return drawnByHand(1500, 1125, art, paper)
}
