import { amber, turmeric, vermilion } from '../dyes'
import { hash } from '../noise'
import type { Picture } from '../picture'
import { polygon, repeat } from '../shapes'

/** A cube by its three faces: half its width `a`, the middle of its front edge's top at (x, y). */
export function cube(
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
