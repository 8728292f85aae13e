import type { Drawing } from '../../lib/drawing'
import { cloth, mirror, patch, petalPath, round, sewn, stitch, text, tongue } from './book'

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

/** Somebody in cloth, standing at (x, z); origin of the drawing at the feet, 160 units tall. */
function standing(x: number, z: number, drawing: string, lean = 1): string {
  const [sx, sy] = seen([x, floor, z])
  const scale = (focus / z) * 0.01
  return `<g transform="translate(${sx.toFixed(1)} ${sy.toFixed(1)}) scale(${(scale * lean).toFixed(3)} ${scale.toFixed(3)})"><ellipse rx="52" ry="9" cy="2" fill="${kajal}" opacity=".4"/>${drawing}</g>`
}

const walker = (sari: string, border: string, skin = '#7A4526') =>
  `${patch(round(0, -141, 17), kajal)}${patch(round(3, -137, 13), skin)}${patch('M-20 -118C-34 -80 -40 -30 -42 0H42C38 -40 34 -84 18 -118Z', sari, undyed, 0.84, 0, -50)}${patch('M-22 -122C10 -126 30 -104 34 -60L14 -52C6 -84 -4 -100 -22 -104Z', border)}`

const bearer = (shirt: string, wrap: string) =>
  `${patch('M-3 -190H3V-92H-3Z', undyed)}${patch('M-92 -186C-86 -236 -40 -262 0 -264C40 -262 86 -236 92 -186C76 -200 60 -200 46 -186C32 -200 14 -200 0 -186C-14 -200 -32 -200 -46 -186C-60 -200 -76 -200 -92 -186Z', turmeric, scarlet, 0.86, 0, -216)}${mirror(0, -232, 9, scarlet)}${patch(round(0, -141, 14), '#6B3A20')}${patch('M-24 -122H24L20 -62H-20Z', shirt, undyed, 0.8, 0, -92)}${patch('M-20 -64H20L24 -4H4L0 -40L-4 -4H-24Z', wrap)}`

const cow = `${patch('M-96 -112C-60 -124 40 -122 92 -116C104 -96 104 -70 96 -52H-84C-100 -64 -106 -90 -96 -112Z', undyed, scarlet, 0.88, 0, -84)}${[-80, -52, 54, 82].map((x) => patch(`M${x - 9} -58H${x + 9}L${x + 6} 0H${x - 6}Z`, undyed)).join('')}${patch('M86 -128C104 -136 128 -130 142 -104C146 -94 134 -84 120 -88C104 -92 90 -100 84 -112Z', undyed)}${patch('M92 -130C88 -146 94 -156 106 -160C100 -148 102 -140 106 -132ZM116 -131C118 -146 126 -154 138 -154C130 -144 128 -138 128 -128Z', kajal)}${patch('M-96 -108C-112 -96 -114 -70 -108 -44L-102 -46C-106 -70 -104 -88 -92 -98Z', kajal)}${mirror(110, -114, 6, kajal)}${patch('M-40 -122C-36 -84 28 -84 34 -121Z', leaf, turmeric, 0.8, -3, -112)}${mirror(-3, -112, 8, turmeric)}`

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
  const town = `${standing(0.72, 8.4, walker(scarlet, turmeric))}${standing(0.1, 7.8, walker(blue, undyed))}${standing(1.32, 5.2, bearer(undyed, leaf))}${standing(-1.3, 4.1, cow)}${standing(1.75, 3.1, walker(turmeric, scarlet))}`
  const sign = `<g filter="url(#sewn)"><rect x="-20" y="1034" width="${width + 40}" height="110" fill="${kajal}"/></g>${stitch(`M-10 1048H${width + 10}`, turmeric, 4)}${text(vx, 1100, 46, 'The shade is handmade too.', undyed)}`
  return sewn(
    width,
    height,
    `${sun}<path d="${road}" fill="#F7E6BF"/>${wall(-1)}${wall(1)}${gate}${far.map(shade).join('')}${far.map(overhead).join('')}${town}${sign}`,
    blue,
  )
}
