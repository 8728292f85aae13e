import { ink, paper, vermilion } from '../dyes'
import type { Picture } from '../picture'
import { rect, rhombus } from '../shapes'

const [width, height, grid] = [1440, 470, 16]
const eyes = [width / 2 - 352, width / 2 + 352]
const middle = height * 0.52

/** How far a point lies from the middle of a rhombus: 1 on its edge. */
const away = (x: number, y: number, cx: number, cy: number, rx: number, ry: number) =>
  Math.abs(x - cx) / rx + Math.abs(y - cy) / ry
const ramp = (from: number, to: number, v: number) => Math.min(1, Math.max(0, (v - from) / (to - from)))

/** Ink wanted of each plate at a point, 0 to 1: `white` prints paper, `black` prints ink. */
function plates(x: number, y: number): { white: number; black: number } {
  const cx = x < width / 2 ? (eyes[0] ?? 0) : (eyes[1] ?? 0)
  const eye = away(x, y, cx, middle, 344, 212)
  if (eye > 1.06) return { white: 0.5 * ramp(0, height, y) * ramp(1.06, 1.3, eye), black: 0 }
  if (eye > 0.9) return { white: 0, black: 1 }
  const iris = away(x, y, cx + 34, middle - 20, 170, 112)
  if (away(x, y, cx - 4, middle - 54, 32, 25) < 1) return { white: 1, black: 0 }
  if (iris < 0.5) return { white: 0, black: 1 }
  if (iris < 0.94) return { white: 0, black: 0.12 + 0.6 * ramp(0.5, 0.94, iris) }
  if (iris < 1.06) return { white: 0, black: 1 }
  return { white: 1 - 0.8 * ramp(0.62, 0.9, eye), black: 0 }
}

/** Print media: two eyes as a halftone of rhombi, one plate of paper, one of ink. */
export function halftoneEyes(): Picture {
  let dots = ''
  for (let row = 0; row * grid * 0.5 < height + grid; row++) {
    for (let column = 0; column * grid < width + grid; column++) {
      const [x, y] = [column * grid + (row % 2 ? grid / 2 : 0), row * grid * 0.5]
      const { white, black } = plates(x, y)
      const r = grid * 0.53 * Math.sqrt(Math.max(white, black))
      if (r > 1.4) dots += rhombus(x, y, r, r, white > black ? paper : ink)
    }
  }
  return {
    width,
    height,
    stretches: [
      {
        art: rect(0, 0, width, height, vermilion) + dots,
        weave: { slip: 2.2, drift: 0.6, texture: 0.045, seed: 77 },
      },
    ],
  }
}
