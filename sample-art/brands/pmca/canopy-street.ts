import type { Drawing } from '../../lib/drawing'
import { cloth, patch, sewn, stitch, text, tongue } from './book'
import { wall } from './street-shops'
import { ceiling, floor, flower, focus, halfStreet, type Place, seen, shape, vx, vy } from './street-space'
import { cow, parasolBearer, potBearer, runner } from './townspeople'

const { scarlet, turmeric, kajal, leaf, undyed, blue } = cloth
const [width, height] = [2000, 1125]
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
  const flowers = [-2.2, 0, 2.2]
    .map(
      (dx) => flower(plane(dx), 10, 0.24, 0.62, 0.11, petal) + flower(plane(dx), 10, 0.05, 0.22, 0.05, heart),
    )
    .join('')
  const [left, top] = seen([-halfStreet, ceiling, near])
  const [right] = seen([halfStreet, ceiling, near])
  const count = 22
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
  const hole = [-2, 0, 2]
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
    [-halfStreet + 0.2, floor, a],
    [halfStreet - 0.2, floor, a],
    [halfStreet - 0.2, floor, b],
    [-halfStreet + 0.2, floor, b],
  ])}" fill="${tint}" opacity=".8"/>${hole}`
}

/** Somebody in cloth; origin of the drawing at the feet, 160 units tall. */
interface Figure {
  /** Metres to the right of the middle of the street. */
  x: number
  drawing: string
  /** 1 as drawn, looking left; -1 turned round. */
  faces: 1 | -1
  size: number
  /** Half the width of the shadow that lies under the feet. */
  shadow: number
}

/** The town stands in one row, so that all feet meet one line; nobody covers anybody. */
function row(figures: readonly Figure[], z: number): string {
  return figures
    .map(({ x, drawing, faces, size, shadow }) => {
      const [sx, sy] = seen([x, floor, z])
      const scale = (focus / z) * 0.01 * size
      return `<g transform="translate(${sx.toFixed(1)} ${sy.toFixed(1)}) scale(${(scale * faces).toFixed(3)} ${scale.toFixed(3)})"><path d="M${-shadow} 1Q${-shadow * 0.7} -5 0 -5T${shadow} 1Q${shadow * 0.7} 8 0 8T${-shadow} 1Z" fill="${kajal}" opacity=".5"/>${drawing}</g>`
    })
    .join('')
}

const woman = (x: number): Figure => ({
  x,
  drawing: potBearer(blue, undyed),
  faces: -1,
  size: 1,
  shadow: 50,
})
const bull = (x: number, size: number): Figure => ({ x, drawing: cow, faces: 1, size, shadow: 108 })
const child = (x: number): Figure => ({ x, drawing: runner(leaf, scarlet), faces: -1, size: 1, shadow: 40 })
const bearer = (x: number): Figure => ({
  x,
  drawing: parasolBearer(undyed, leaf),
  faces: 1,
  size: 1,
  shadow: 44,
})

/** The street of canopies at noon: cloth above, the same colours lying on the road, the town in between. */
function street(town: string): Drawing {
  const road = shape([
    [-halfStreet, floor, 1.4],
    [halfStreet, floor, 1.4],
    [halfStreet, floor, 20],
    [-halfStreet, floor, 20],
  ])
  const [ax, ay] = seen([-halfStreet, ceiling + 0.5, 20])
  const [bx, by] = seen([halfStreet, floor, 20])
  const gate = `${patch(`M${ax} ${by}V${ay + 20}Q${vx} ${ay - 30} ${bx} ${ay + 20}V${by}Z`, turmeric)}${patch(`M${vx - 32} ${by}V${vy - 14}A32 32 0 0 1 ${vx + 32} ${vy - 14}V${by}Z`, undyed)}`
  const far = [...canopies].reverse()
  const sign = `<g filter="url(#sewn)"><rect x="-20" y="1026" width="${width + 40}" height="140" fill="${leaf}"/></g>${stitch(`M-10 1040H${width + 10}M-10 ${height - 12}H${width + 10}`, turmeric, 4)}${text(vx, (1026 + height) / 2 + 19, 54, 'The shade is handmade too.', undyed)}`
  return sewn(
    width,
    height,
    `<path d="${road}" fill="#F7E6BF"/>${wall(-1)}${wall(1)}${gate}${far.map(shade).join('')}${far.map(overhead).join('')}${town}${sign}`,
    blue,
  )
}

export const canopyStreet = (): Drawing =>
  street(row([woman(-2.55), bull(-0.98, 0.86), child(0.94), bearer(2.3)], 3.5))

/** For phones the middle of the street; there the row stands closer together. */
export function canopyStreetPhone(): Drawing {
  const near = street(row([woman(-2.32), bull(-0.75, 0.8), child(1), bearer(2.16)], 3.85))
  const html = near.html.replace(
    /width="\d+" height="\d+" viewBox="[^"]+"/,
    'width="800" height="833" viewBox="460 0 1080 1125"',
  )
  return { ...near, width: 800, height: 833, html }
}
