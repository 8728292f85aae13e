import { amber, husk, ink, paper, saffron, turmeric, vermilion } from '../dyes'
import { hash } from '../noise'
import { eye } from '../ornaments'
import type { Picture } from '../picture'
import { group, polygon, repeat } from '../shapes'

/** A cube by its three faces: half its width `a`, the middle of its front edge's top at (x, y). */
function cube(
  x: number,
  y: number,
  a: number,
  [top, left, right]: readonly [string, string, string],
): string {
  const face = (points: readonly (readonly [number, number])[], dye: string) =>
    polygon(
      points.map(([px, py]) => [x + px * a, y + py * a] as const),
      dye,
    )
  return (
    face(
      [
        [0, -1],
        [1, -0.5],
        [0, 0],
        [-1, -0.5],
      ],
      top,
    ) +
    face(
      [
        [-1, -0.5],
        [0, 0],
        [0, 1],
        [-1, 0.5],
      ],
      left,
    ) +
    face(
      [
        [1, -0.5],
        [0, 0],
        [0, 1],
        [1, 0.5],
      ],
      right,
    )
  )
}

const [unit, count] = [136, 7]

/** Whether a block stands in a row and column of the heap: always on the ground, higher up only on two others. */
function stands(row: number, column: number): boolean {
  if (row === 0) return true
  const q = ((column % count) + count) % count
  const left = row % 2 ? q : q - 1
  return hash(q * 7 + row * 31 + 5) > 0.16 && stands(row - 1, left) && stands(row - 1, left + 1)
}

/** The foot of the 3D page: blocks that thin out upwards. Transparent above, repeats sideways. */
export function cubeFoot(): Picture {
  const [width, height] = [unit * count, 400]
  const art = [3, 2, 1, 0]
    .map((row) =>
      repeat(count + 2, (i) => {
        const [x, y] = [(i - 1) * unit + (row % 2 ? unit / 2 : 0), height - 20 - row * 102]
        return stands(row, i - 1) ? cube(x, y, unit / 2, [turmeric, amber, vermilion]) : ''
      }),
    )
    .join('')
  return {
    width,
    height,
    tile: true,
    stretches: [{ art, weave: { bundle: 2, slip: 4, drift: 1.4, texture: 0.05, seed: 33 } }],
  }
}

const [light, shade, dark] = [husk, '#B9AD9B', '#8B8175']

/** The grey block of the call to action: two faces, an eye on each, waiting. Transparent ground. */
export function greyCube(): Picture {
  const a = 240
  const [x, y] = [260, 272]
  const side = (sign: 1 | -1) =>
    group(
      `translate(${x + sign * a * 0.5} ${y + a * 0.4}) skewY(${-sign * 26.57})`,
      eye(0, 0, 104, 66, [0.75, 0.5], { rim: ink, white: paper, iris: saffron, pupil: ink }),
    )
  const brow = (sign: 1 | -1) =>
    polygon(
      [
        [x + sign * 204, y + 12],
        [x + sign * 206, y + 32],
        [x + sign * 62, y + 18],
        [x + sign * 54, y - 6],
      ],
      ink,
    )
  const art = cube(x, y, a, [light, shade, dark]) + side(-1) + side(1) + brow(-1) + brow(1)
  return {
    width: 520,
    height: 540,
    stretches: [{ art, weave: { bundle: 2, slip: 4.5, drift: 1.6, texture: 0.05, seed: 91 } }],
  }
}
