import type { Drawing } from '../../lib/drawing'
import { cloth, patch, petalPath, sewn, stitch, text, tongue } from './book'
import { cow, parasolBearer, potBearer, runner } from './townspeople'

const { scarlet, turmeric, kajal, leaf, undyed, blue } = cloth
const [width, height] = [2000, 1125]
const [vx, vy, focus] = [1000, 540, 700]
const [halfStreet, ceiling, floor] = [2.7, 1.9, -1.45]

type Place = readonly [x: number, y: number, z: number]

/** The eye stands in the middle of the street, 1.45 m above it; z runs away from us. */
const seen = ([x, y, z]: Place): [number, number] => [vx + (x * focus) / z, vy - (y * focus) / z]

const shape = (points: readonly Place[]) =>
  `${points
    .map(
      (p, i) =>
        `${i ? 'L' : 'M'}${seen(p)
          .map((v) => v.toFixed(1))
          .join(' ')}`,
    )
    .join('')}Z`

/** A flower of petals lying in a plane: `at` turns plane coordinates into places. */
function flower(
  at: (u: number, v: number) => Place,
  count: number,
  inner: number,
  outer: number,
  wide: number,
  fill: string,
  extra = '',
): string {
  return Array.from({ length: count }, (_, i) => {
    const turn = (i / count) * Math.PI * 2
    const outline = Array.from({ length: 16 }, (_, k) => {
      const part = k < 8 ? k / 8 : (16 - k) / 8
      const side = (k < 8 ? 1 : -1) * wide * Math.sin(Math.PI * part ** 0.8)
      const reach = inner + (outer - inner) * part
      return at(
        Math.cos(turn) * reach - Math.sin(turn) * side,
        Math.sin(turn) * reach + Math.cos(turn) * side,
      )
    })
    return `<path d="${shape(outline)}" fill="${fill}" ${extra}/>`
  }).join('')
}

interface Canopy {
  near: number
  far: number
  ground: string
  petal: string
  heart: string
}

const canopies: readonly Canopy[] = [
  { near: 2.15, far: 3.55, ground: scarlet, petal: undyed, heart: turmeric },
  { near: 4.5, far: 6.2, ground: turmeric, petal: kajal, heart: scarlet },
  { near: 7.4, far: 9.6, ground: leaf, petal: undyed, heart: turmeric },
  { near: 11.2, far: 14, ground: kajal, petal: turmeric, heart: undyed },
  { near: 16.2, far: 20, ground: scarlet, petal: undyed, heart: turmeric },
]

function overhead({ near, far, ground, petal, heart }: Canopy): string {
  const middle = (near + far) / 2
  const plane =
    (dx: number) =>
    (u: number, v: number): Place => [dx + u, ceiling, middle + v]
  const flowers = [-1.75, 0, 1.75]
    .map(
      (dx) => flower(plane(dx), 10, 0.24, 0.62, 0.11, petal) + flower(plane(dx), 10, 0.05, 0.22, 0.05, heart),
    )
    .join('')
  const [left, top] = seen([-halfStreet, ceiling, near])
  const [right] = seen([halfStreet, ceiling, near])
  const count = 18
  const step = (right - left) / count
  const drop = (0.36 * focus) / near
  const fringe = [undyed, kajal, undyed, blue, undyed, scarlet]
  const tongues = Array.from({ length: count }, (_, i) => {
    const fill = fringe[i % 6] ?? undyed
    const x = left + i * step
    return patch(
      tongue(x, top, step, Math.max(drop, step * 0.6)),
      fill,
      near < 12 ? (fill === undyed ? scarlet : undyed) : undefined,
      0.8,
      x + step / 2,
      top + drop / 2,
    )
  }).join('')
  const rail = `<g filter="url(#sewn)"><path d="M${left} ${top - drop * 0.16}H${right}V${top + drop * 0.16}H${left}Z" fill="${ground}"/></g>${near < 12 ? stitch(`M${left} ${top}H${right}`, ground === kajal ? turmeric : undyed, Math.max(2, 9 / near)) : ''}`
  const sheet = shape([
    [-halfStreet, ceiling, near],
    [halfStreet, ceiling, near],
    [halfStreet, ceiling, far],
    [-halfStreet, ceiling, far],
  ])
  return `<g filter="url(#sewn)"><path d="${sheet}" fill="${ground}"/></g>${flowers}<path d="${sheet}" fill="#000" opacity=".1"/>${tongues}${rail}`
}

/** Noon pulls the colour of every canopy straight down on to the road. */
function shade({ near, far, ground, heart }: Canopy): string {
  const tint = ground === kajal ? '#6B5A74' : ground
  const [a, b] = [near + 0.1, far + 0.1]
  const middle = (a + b) / 2
  const hole = [-1.55, 0, 1.55]
    .map((dx) =>
      flower(
        (u, v) => [dx + u, floor, middle + v],
        10,
        0.24,
        0.62,
        0.1,
        heart === undyed ? undyed : heart,
        'opacity=".5"',
      ),
    )
    .join('')
  return `<path d="${shape([
    [-2.5, floor, a],
    [2.5, floor, a],
    [2.5, floor, b],
    [-2.5, floor, b],
  ])}" fill="${tint}" opacity=".8"/>${hole}`
}

function wall(side: -1 | 1): string {
  const x = side * halfStreet
  const colours = side < 0 ? [blue, turmeric, scarlet, leaf] : [leaf, scarlet, blue, turmeric]
  const bays: readonly (readonly [number, number])[] = [
    [1.5, 2.9],
    [2.9, 4.3],
    [4.3, 6],
    [6, 8],
    [8, 10.6],
    [10.6, 14],
    [14, 20],
  ]
  const fronts = bays
    .map(([near, far], i) => {
      const fill = colours[i % 4] ?? blue
      const front = shape([
        [x, floor, near],
        [x, ceiling + 0.5, near],
        [x, ceiling + 0.5, far],
        [x, floor, far],
      ])
      const [a, b] = [near + (far - near) * 0.2, near + (far - near) * 0.78]
      const door = shape([
        [x, floor, a],
        [x, 0.55, a],
        [x, 0.55, b],
        [x, floor, b],
      ])
      const sheet = shape([
        [x, 0.72, a],
        [x, 1.55, a],
        [x, 1.55, b],
        [x, 0.72, b],
      ])
      const middle = (a + b) / 2
      const scale = (b - a) / 2.4
      const motif = flower(
        (u, v) => [x, 1.14 + v, middle + u * scale * 2.2],
        10,
        0.1,
        0.36,
        0.06,
        fill === turmeric ? scarlet : turmeric,
      )
      return `<path d="${front}" fill="${fill}"/>${patch(door, kajal)}${patch(sheet, undyed)}${motif}${stitch(
        shape([
          [x, floor, far],
          [x, ceiling + 0.5, far],
        ]).replace('Z', ''),
        undyed,
        4,
      )}`
    })
    .join('')
  return fronts
}

/** Somebody in cloth, standing at (x, z); origin of the drawing at the feet, 160 units tall; `lean` -1 turns them round. */
function standing(x: number, z: number, drawing: string, lean = 1): string {
  const [sx, sy] = seen([x, floor, z])
  const scale = (focus / z) * 0.01
  return `<g transform="translate(${sx.toFixed(1)} ${sy.toFixed(1)}) scale(${(scale * lean).toFixed(3)} ${scale.toFixed(3)})"><ellipse rx="52" ry="9" cy="2" fill="${kajal}" opacity=".4"/>${drawing}</g>`
}

/** The street of canopies at noon: cloth above, the same colours lying on the road, the town in between. */
export function canopyStreet(): Drawing {
  const road = shape([
    [-halfStreet, floor, 1.4],
    [halfStreet, floor, 1.4],
    [halfStreet, floor, 20],
    [-halfStreet, floor, 20],
  ])
  const [ax, ay] = seen([-halfStreet, ceiling + 0.5, 20])
  const [bx, by] = seen([halfStreet, floor, 20])
  const gate = `${patch(`M${ax} ${by}V${ay + 20}Q${vx} ${ay - 30} ${bx} ${ay + 20}V${by}Z`, turmeric)}${patch(`M${vx - 32} ${by}V${vy - 14}A32 32 0 0 1 ${vx + 32} ${vy - 14}V${by}Z`, undyed)}`
  const sun = `${patch(petalPath(0, 1, 1), turmeric)}`
  const far = [...canopies].reverse()
  const town = `${standing(0.92, 8.6, potBearer(scarlet, turmeric))}${standing(0.3, 7.6, potBearer(blue, undyed))}${standing(1.4, 5.1, parasolBearer(undyed, leaf))}${standing(-1.74, 4.1, cow)}${standing(-0.04, 2.72, runner(leaf, scarlet), -1)}${standing(1.64, 3.05, potBearer(turmeric, scarlet))}`
  const sign = `<g filter="url(#sewn)"><rect x="-20" y="1026" width="${width + 40}" height="140" fill="${leaf}"/></g>${stitch(`M-10 1040H${width + 10}M-10 ${height - 12}H${width + 10}`, turmeric, 4)}${text(vx, (1026 + height) / 2 + 19, 54, 'The shade is handmade too.', undyed)}`
  return sewn(
    width,
    height,
    `${sun}<path d="${road}" fill="#F7E6BF"/>${wall(-1)}${wall(1)}${gate}${far.map(shade).join('')}${far.map(overhead).join('')}${town}${sign}`,
    blue,
  )
}

/** For phones the middle of the street, with everybody in it twice as large. */
export function canopyStreetPhone(): Drawing {
  const street = canopyStreet()
  const html = street.html.replace(
    /width="\d+" height="\d+" viewBox="[^"]+"/,
    'width="800" height="833" viewBox="473 0 1080 1125"',
  )
  return { ...street, width: 800, height: 833, html }
}
