import type { Picture } from '../picture'
import { emptyPixels, lay } from '../pixels'
import { type Box, boxesDrawn, type Cloth, type Dye } from './boxes'

/** Px of one object's place, its unit, and where the back corner of its plinth lies. */
const [pane, height, unit] = [370, 334, 64]
const back = { x: pane / 2, y: 120 }

const plain =
  (dye: Dye): Cloth =>
  () =>
    dye
const stone = plain('stone')

/** How far a place is from the middle of a diamond that fills its tile: 1 on the edge. */
const inDiamond = (u: number, v: number) => Math.abs(u - 0.5) * 2 + Math.abs(v - 0.5) * 2

/** The knot's diamond: a heart, its field, a rim of paper, an outline of ink. */
const diamond =
  (ground: Dye, heart: Dye): Cloth =>
  (u, v) => {
    const d = inDiamond(u, v)
    if (d < 0.26) return heart
    if (d < 0.5) return ground
    if (d < 0.78) return 'paper'
    return d < 0.92 ? 'ink' : ground
  }

/** A cloth that is laid several times along and down a side. */
const tiled =
  (columns: number, rows: number, cloth: Cloth): Cloth =>
  (u, v) =>
    cloth((u * columns) % 1, (v * rows) % 1)

const checks =
  (columns: number, rows: number, [one, other]: readonly [Dye, Dye]): Cloth =>
  (u, v) =>
    (Math.floor(u * columns) + Math.floor(v * rows)) % 2 ? one : other

/** A doorway with a rim, in a side that is `high` times as high as wide. */
const arch =
  (ground: Dye, high: number): Cloth =>
  (u, v) => {
    const down = v * high
    const opens = (half: number, top: number) =>
      Math.abs(u - 0.5) < half && (down > top + half || Math.hypot(u - 0.5, down - top - half) < half)
    if (opens(0.22, 0.32)) return 'ink'
    return opens(0.34, 0.2) ? 'paper' : ground
  }

/** Two eyes that look ahead. */
const eyes: Cloth = tiled(2, 1, (u, v) => {
  if (Math.abs(u - 0.5) > 0.3 || Math.abs(v - 0.5) > 0.36) return 'vermilion'
  return Math.abs(u - 0.62) < 0.14 && Math.abs(v - 0.56) < 0.18 ? 'ink' : 'paper'
})

/** A box that wears one cloth on both sides. */
const box = (at: Box['at'], size: Box['size'], side: Cloth, top: Cloth = side): Box => ({
  at,
  size,
  top,
  left: side,
  right: side,
})

/** A cube by the middle of its foot. */
const cube = (x: number, y: number, z: number, edge: number, cloth: Cloth): Box =>
  box([x - edge / 2, y - edge / 2, z], [edge, edge, edge], cloth)

const red = diamond('vermilion', 'turmeric')
const yellow = diamond('turmeric', 'vermilion')
const blue = diamond('indigo', 'turmeric')

/** Everything starts as a grey block; all six stand on the same one. */
const plinth = box([0.1, 0.1, -0.4], [2.8, 2.8, 0.4], plain('slab'))

/** Blocks of a cube, `count` along each edge, in the middle of the plinth. */
function blocks(count: number, edge: number, look: (x: number, y: number, z: number) => Cloth | undefined) {
  const first = 1.5 - (count * edge) / 2
  const numbers = Array.from({ length: count }, (_, i) => i)
  return numbers.flatMap((x) =>
    numbers.flatMap((y) =>
      numbers.flatMap((z) => {
        const cloth = look(x, y, z)
        return cloth ? [box([first + x * edge, first + y * edge, z * edge], [edge, edge, edge], cloth)] : []
      }),
    ),
  )
}

const modelling: Box[] = [
  ...blocks(2, 1.05, (x, y, z) => (x + y + z === 3 ? undefined : red)),
  cube(2.02, 2.02, 1.6, 1.05, stone),
]

const product: Box[] = [
  box([0.5, 0.5, 0], [2, 2, 0.36], checks(6, 1, ['paper', 'vermilion']), plain('indigo')),
  box([0.6, 0.6, 0.36], [1.8, 1.8, 1.35], tiled(2, 1, blue)),
  box([0.45, 0.45, 1.71], [2.1, 2.1, 0.36], checks(1, 2, ['turmeric', 'vermilion']), tiled(2, 2, yellow)),
]

const walkthrough: Box[] = Array.from({ length: 4 }, (_, i) => {
  const [wide, high] = [0.65, (4 - i) * 0.52]
  return {
    ...box([0.2 + i * wide, 0.45, 0], [wide, 2.1, high], arch('turmeric', high / wide), plain('paper')),
    right: tiled(3, 4 - i, red),
  }
})

/** What a box in the air throws on the plinth. */
const shadowOf = ({ at: [x, y], size: [wide, deep] }: Box): Box =>
  box([x, y, 0], [wide, deep, 0], plain('shadow'))

/** A leap in five pictures. */
const motion: Box[] = [
  cube(0.4, 2.6, 0.05, 0.42, plain('vermilion')),
  cube(0.78, 2.22, 0.8, 0.58, plain('vermilion')),
  cube(1.2, 1.8, 1.3, 0.76, red),
  cube(1.68, 1.32, 1.25, 0.96, yellow),
  cube(2.2, 0.8, 0.4, 1.2, blue),
].flatMap((one) => [one, shadowOf(one)])

const character: Box[] = [
  box([1.75, 0.75, 0], [0.7, 0.55, 0.5], plain('indigo')),
  box([1.75, 1.7, 0], [0.7, 0.55, 0.5], plain('indigo')),
  box([0.6, 0.5, 0.5], [1.75, 2, 0.72], tiled(2, 1, red), plain('vermilion')),
  { ...box([0.6, 0.5, 1.22], [1.75, 2, 0.85], plain('vermilion')), right: eyes },
  cube(1.5, 2.75, 0.65, 0.55, plain('turmeric')),
  cube(2.1, 0.2, 1.3, 0.55, plain('turmeric')),
  box([1.1, 1.1, 2.07], [0.8, 0.8, 0.45], yellow),
]

const effects: Box[] = [
  ...blocks(2, 1.05, (x, y, z) => (z === 1 && x + y > 0 ? undefined : blue)),
  cube(1.95, 1.95, 1.3, 0.76, red),
  cube(2.3, 1.1, 1.35, 0.58, yellow),
  cube(1.1, 2.3, 1.4, 0.58, yellow),
  cube(2.75, 1.5, 1.75, 0.42, plain('vermilion')),
  cube(1.5, 2.75, 1.8, 0.42, plain('turmeric')),
  cube(2.5, 0.5, 2, 0.42, plain('turmeric')),
  cube(0.5, 2.5, 2.1, 0.42, plain('vermilion')),
  cube(1.7, 1.8, 2.45, 0.42, plain('turmeric')),
  cube(1.35, 0.75, 2.45, 0.3, plain('vermilion')),
]

/** 3D and VFX: an object for each craft, side by side, in cloth like the knot's, each on a grey block. Transparent ground. */
export function crafts(): Picture {
  const objects = [modelling, product, walkthrough, motion, character, effects]
  const art = emptyPixels(pane * objects.length, height)
  for (const [i, object] of objects.entries())
    lay(art, boxesDrawn([plinth, ...object], { width: pane, height, unit, ...back }), i * pane, 0)
  return {
    width: art.width,
    height,
    stretches: [{ art, weave: { bundle: 2, slip: 3, drift: 1.2, texture: 0.05, seed: 61 } }],
  }
}
