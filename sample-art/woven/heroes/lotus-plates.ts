import { ink, paper, turmeric } from '../dyes'
import type { Picture } from '../picture'
import { rhombus } from '../shapes'

const [width, height, grid] = [1440, 470, 16]
/** Where the petals grow from. */
const root = { x: width / 2, y: height + 60 }

interface Petal {
  /** Degrees from upright, to the right. */
  turn: number
  length: number
  /** Half width at the broadest. */
  broad: number
}

const pair = (turn: number, length: number, broad: number): Petal[] => [
  { turn: -turn, length, broad },
  { turn, length, broad },
]
/** The frontmost petal first. */
const petals: readonly Petal[] = [
  { turn: 0, length: 490, broad: 128 },
  ...pair(30, 540, 116),
  ...pair(54, 640, 104),
  ...pair(71, 745, 88),
  ...pair(15, 520, 120),
  ...pair(43, 600, 110),
  ...pair(63, 700, 96),
]

/** Where a point lies in a petal: `along` from root to tip, and `edge`, px to the nearer side (below 0: outside). */
function inPetal(x: number, y: number, { turn, length, broad }: Petal) {
  const angle = (turn * Math.PI) / 180
  const [dx, dy] = [x - root.x, root.y - y]
  const along = (dx * Math.sin(angle) + dy * Math.cos(angle)) / length
  const aside = dx * Math.cos(angle) - dy * Math.sin(angle)
  const half = along > 0 && along < 1 ? broad * Math.sin(Math.PI * along ** 0.9) ** 0.72 : 0
  return { along, edge: half - Math.abs(aside), aside: aside / broad }
}

type Plate = 'white' | 'yellow' | 'black'

/** How much ink each plate wants at a point, 0 to 1. */
function wanted(x: number, y: number): Record<Plate, number> {
  const behind = 0.42 * Math.max(0, (y - 90) / height)
  for (const [index, petal] of petals.entries()) {
    const { along, edge, aside } = inPetal(x, y, petal)
    if (edge <= 0) continue
    if (edge < 13 || along > 0.965) return { white: 0, yellow: 0, black: 1 }
    const isBack = index > 6
    const rib = Math.abs(aside) < 0.05 && along < 0.86 ? 0.9 : 0
    if (isBack)
      return { white: 0, yellow: 0.95 * along ** 1.5, black: Math.max(0.62 * (1 - along), rib * 0.6) }
    return {
      white: Math.max(0, 1.25 * along - 0.12),
      yellow: Math.max(0, 1 - 1.5 * along),
      black: Math.max(0, 0.5 - 0.028 * edge, 0.55 - 1.1 * along, rib * 0.55),
    }
  }
  return { white: behind, yellow: 0, black: 0 }
}

/** The yellow dots lie between the others, so that both are seen. */
const looks: Record<Plate, { dye: string; across: number; seed: number }> = {
  white: { dye: paper, across: 0, seed: 77 },
  yellow: { dye: turmeric, across: grid / 2, seed: 78 },
  black: { dye: ink, across: 0, seed: 79 },
}

/** One plate's dots. */
function plate(name: Plate): Picture {
  const { dye, across, seed } = looks[name]
  let dots = ''
  for (let row = -1; row * grid * 0.5 < height + grid; row++) {
    for (let column = -1; column * grid < width + grid; column++) {
      const [x, y] = [column * grid + (row % 2 ? grid / 2 : 0) + across, row * grid * 0.5]
      const r = grid * 0.53 * Math.sqrt(Math.min(1, wanted(x, y)[name]))
      if (r > 1.4) dots += rhombus(x, y, r, r, dye)
    }
  }
  return {
    width,
    height,
    stretches: [{ art: dots, weave: { slip: 2.2, drift: 0.6, texture: 0.045, seed } }],
  }
}

/** Print media: a lotus in halftone on three plates, which the page lays over each other. Transparent where nothing is printed. */
export const lotusPlates = {
  'lotus-plate-white': () => plate('white'),
  'lotus-plate-yellow': () => plate('yellow'),
  'lotus-plate-black': () => plate('black'),
}
