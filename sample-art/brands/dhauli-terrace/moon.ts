import { stroke } from './engraving'
import { melt, noise } from './field'

/** The moon over the terrace, cut in the same level lines as the sky: its lines thicken in the seas. */

type Colour = readonly [number, number, number]

export const mix = (paper: Colour, ink: Colour, part: number): [number, number, number] => [
  paper[0] * (1 - part) + ink[0] * part,
  paper[1] * (1 - part) + ink[1] * part,
  paper[2] * (1 - part) + ink[2] * part,
]

/** The seas in parts of the radius, y down: middle, half width and half height. */
const seas: readonly (readonly [x: number, y: number, a: number, b: number])[] = [
  [-0.25, -0.46, 0.28, 0.24],
  [0.2, -0.4, 0.18, 0.16],
  [0.36, -0.14, 0.21, 0.15],
  [0.6, 0.1, 0.12, 0.17],
  [0.4, 0.2, 0.09, 0.09],
  [0.72, -0.3, 0.08, 0.12],
  [-0.62, -0.16, 0.2, 0.32],
  [-0.42, 0.1, 0.2, 0.14],
  [-0.5, 0.4, 0.11, 0.1],
  [-0.16, 0.36, 0.19, 0.13],
  [0.04, -0.14, 0.1, 0.08],
]

/** How far a place lies outside the seas, in parts of the radius. */
function shore(x: number, y: number): number {
  let nearest = 9
  for (const [cx, cy, a, b] of seas) {
    const r = Math.hypot((x - cx) / a, (y - cy) / b)
    nearest = melt(nearest, (r - 1) * Math.min(a, b), 0.04)
  }
  return nearest + (noise(x * 7 + 20, y * 7 + 20, 3) - 0.5) * 0.09
}

/** How much of a pixel is ink: hairlines on the bright land, thick lines in the seas, thicker ones towards the shaded limb. */
export function moonInk(x: number, y: number, line: number, radius: number, coarse: number): number {
  const sharp = (away: number) => Math.max(0, Math.min(1, 0.5 - (away * radius) / 1.6))
  let width = 0.16
  // Two steps of shade along the limb on the left, each with its own edge.
  width +=
    0.16 * sharp(0.94 - Math.hypot(x - 0.12, y + 0.1)) + 0.16 * sharp(1.03 - Math.hypot(x - 0.12, y + 0.1))
  // Their shores are soft: the line thickens towards the sea.
  width += 0.36 * Math.max(0, Math.min(1, 0.5 - shore(x, y) / 0.07))
  return stroke(line, width, 9 * coarse)
}
