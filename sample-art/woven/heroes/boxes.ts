import { amber, dusk, ember, husk, indigo, ink, paper, rust, slate, turmeric, vermilion } from '../dyes'
import { colour, emptyPixels, type Pixels } from '../pixels'

/** Each dye in the light of the hero's blocks: on the top, on the left and on the right of a solid. */
const tones = {
  vermilion: [vermilion, ember, rust],
  turmeric: [turmeric, amber, '#B8640F'],
  indigo: [slate, indigo, '#141C4A'],
  paper: [paper, husk, '#B9AD9B'],
  stone: [husk, '#B9AD9B', '#8B8175'],
  /** Stone in the shade, and what lies in a shadow on it. */
  slab: ['#B9AD9B', '#8B8175', dusk],
  shadow: ['#8B8175', '#8B8175', '#8B8175'],
  ink: [ink, ink, ink],
} as const

export type Dye = keyof typeof tones

/** Dye at a place of a side: `u` along it, `v` down it, from 0 to 1. */
export type Cloth = (u: number, v: number) => Dye

type Three = readonly [number, number, number]

/** A box by its nearest-to-the-back corner and its size; x runs down to the right, y down to the left, z up. */
export interface Box {
  at: Three
  size: Three
  top: Cloth
  left: Cloth
  right: Cloth
}

/** Steps of a cloth along a piece of it that is one wide, and how wide a seam is. */
const [steps, seam] = [18, 0.035]

/** The side of a box that a line of sight first meets, and where. */
interface Hit {
  depth: number
  side: number
  u: number
  v: number
  /** Width and height of that side. */
  size: readonly [number, number]
  cloth: Cloth
}

/** Where the line of sight through a place (`across` and `down` in units) meets the three sides of a box. */
function hits({ at, size, top, left, right }: Box, across: number, down: number): Hit[] {
  const [x0, y0, z0] = at
  const [w, d, h] = size
  const [x1, y1, z1] = [x0 + w, y0 + d, z0 + h]
  const sum = 2 * (down + z1)
  const [topX, topY] = [(sum + across) / 2, (sum - across) / 2]
  const [leftX, rightY] = [across + y1, x1 - across]
  const [leftZ, rightZ] = [(leftX + y1) / 2 - down, (x1 + rightY) / 2 - down]
  return [
    { depth: topX + topY + z1, side: 0, u: (topX - x0) / w, v: (topY - y0) / d, size: [w, d], cloth: top },
    {
      depth: leftX + y1 + leftZ,
      side: 1,
      u: (leftX - x0) / w,
      v: (z1 - leftZ) / h,
      size: [w, h],
      cloth: left,
    },
    {
      depth: x1 + rightY + rightZ,
      side: 2,
      u: (y1 - rightY) / d,
      v: (z1 - rightZ) / h,
      size: [d, h],
      cloth: right,
    },
  ]
}

const isOn = ({ u, v }: Hit) => u >= 0 && u < 1 && v >= 0 && v < 1

/** Seams of ink along the edges, so that boxes of one dye stay apart; what lies flat has none. */
function dyeAt({ u, v, size: [w, h], cloth }: Hit): Dye {
  const stepped = (share: number, length: number) =>
    (Math.floor(share * length * steps) + 0.5) / (length * steps)
  const dye = cloth(stepped(u, w), stepped(v, h))
  const fromEdge = Math.min(u * w, (1 - u) * w, v * h, (1 - v) * h)
  return fromEdge < seam && dye !== 'shadow' ? 'ink' : dye
}

/** Boxes in parallel projection; `unit` px wide, the corner (0, 0, 0) at (x, y). */
export function boxesDrawn(
  boxes: Box[],
  { width, height, x, y, unit }: { width: number; height: number; x: number; y: number; unit: number },
): Pixels {
  const picture = emptyPixels(width, height)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const [across, down] = [(column + 0.5 - x) / unit, (row + 0.5 - y) / unit]
      const nearest = boxes
        .flatMap((box) => hits(box, across, down).filter(isOn))
        .reduce<Hit | undefined>((best, hit) => (best && best.depth > hit.depth ? best : hit), undefined)
      if (nearest)
        picture.colours[row * width + column] = colour(tones[dyeAt(nearest)][nearest.side as 0 | 1 | 2])
    }
  }
  return picture
}
