import { amber, husk, ink, paper, saffron, turmeric, vermilion } from '../dyes'
import { hash } from '../noise'
import { eye } from '../ornaments'
import type { Picture } from '../picture'
import { group, polygon, rect, repeat } from '../shapes'

/** A cube by its three faces: half its width `a`, the middle of its front edge's top at (x, y). */
function cube(x: number, y: number, a: number, [top, left, right]: readonly [string, string, string]): string {
  const face = (points: readonly (readonly [number, number])[], dye: string) => polygon(points.map(([px, py]) => [x + px * a, y + py * a] as const), dye)
  return face([[0, -1], [1, -0.5], [0, 0], [-1, -0.5]], top) + face([[-1, -0.5], [0, 0], [0, 1], [-1, 0.5]], left) + face([[1, -0.5], [0, 0], [0, 1], [1, 0.5]], right)
}

/** The foot of the 3D page: blocks that thin out upwards. Transparent above, repeats sideways. */
export function cubeFoot(): Picture {
  const [unit, count, height] = [136, 7, 340]
  const width = unit * count
  const art = [3, 2, 1, 0]
    .map((row) =>
      repeat(count + 2, (i) => {
        const column = (i + count - 1) % count
        const [x, y] = [(i - 1) * unit + (row % 2 ? unit / 2 : 0), height - 30 - row * 102]
        return hash(column * 7 + row * 31 + 3) > 0.14 + row * 0.26 ? cube(x, y, 68, [turmeric, amber, vermilion]) : ''
      }),
    )
    .reverse()
    .join('')
  return { width, height, tile: true, stretches: [{ art: rect(0, 0, 0, 0, saffron) + art, weave: { bundle: 2, slip: 4, drift: 1.4, texture: 0.05, seed: 33 } }] }
}

const [light, shade, dark] = [husk, '#B9AD9B', '#8B8175']

/** The grey block of the call to action: two faces, an eye on each, waiting. Transparent ground. */
export function greyCube(): Picture {
  const a = 240
  const [x, y] = [260, 272]
  const side = (sign: 1 | -1) =>
    group(
      `translate(${x + sign * a * 0.5} ${y + a * 0.24}) skewY(${-sign * 26.57})`,
      eye(0, 0, 98, 86, [0.7, 0.7], { rim: ink, white: paper, iris: saffron, pupil: ink }),
      polygon([[-98, 0], [0, -86], [98, 0], [60, -22], [-60, -22]], sign === 1 ? dark : shade),
      polygon([[-86, -22], [86, -22], [70, -10], [-70, -10]], ink),
    )
  const art = cube(x, y, a, [light, shade, dark]) + side(-1) + side(1)
  return { width: 520, height: 540, stretches: [{ art, weave: { bundle: 2, slip: 4.5, drift: 1.6, texture: 0.05, seed: 91 } }] }
}
