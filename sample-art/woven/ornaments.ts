import { hash } from './noise'
import { circle, group, polygon, rect, repeat, rhombus, ring } from './shapes'

/** A stepped temple spire (kumbha) on a base line: widths of its nine courses, widest first. */
const spire = [1, 0.86, 0.62, 0.62, 0.4, 0.26, 0.26, 0.1, 0.1]
const niche = [0.4, 0.4, 0.22, 0.1]

/** A row of temple spires between x0 and x1; `inside` fills the niche of each. */
export function temples(
  x0: number,
  x1: number,
  base: number,
  height: number,
  count: number,
  fill: string,
  inside?: string,
): string {
  const step = (x1 - x0) / count
  const course = height / spire.length
  return repeat(count, (i) => {
    const centre = x0 + (i + 0.5) * step
    const courses = (widths: readonly number[], colour: string, lift: number) =>
      widths
        .map((w, j) =>
          rect(centre - (step * w) / 2, base - course * (j + lift), step * w, course + 1, colour),
        )
        .join('')
    return courses(spire, fill, 1) + (inside ? courses(niche, inside, 1.2) : '')
  })
}

/** Rhombi one inside the other: radii and dyes from the outside in. */
export const nested = (x: number, y: number, ...layers: [rx: number, ry: number, dye: string][]) =>
  layers.map(([rx, ry, dye]) => rhombus(x, y, rx, ry, dye)).join('')

/** The wheel of Konark: eight broad spokes in turn with eight thin ones, pearls on the rim. */
export function wheel(
  x: number,
  y: number,
  r: number,
  dye: string,
  { turned = 0, pearls = '', rim = 0.1 } = {},
): string {
  const spokes = 16
  const angle = 360 / spokes
  const blade = polygon(
    [
      [0.2, -0.035],
      [0.46, -0.1],
      [0.78, -0.03],
      [0.78, 0.03],
      [0.46, 0.1],
      [0.2, 0.035],
    ].map(([a = 0, b = 0]) => [a * r, b * r] as const),
    dye,
  )
  const rod = rect(0.2 * r, -0.02 * r, 0.58 * r, 0.04 * r, dye)
  return group(
    `translate(${x} ${y}) rotate(${turned})`,
    ring(0, 0, r * (1 - rim / 2), r * rim, dye),
    ring(0, 0, r * 0.77, r * 0.045, dye),
    repeat(spokes, (i) =>
      group(
        `rotate(${i * angle})`,
        i % 2 ? rod : blade,
        pearls ? circle(r * 0.845, 0, r * 0.035, pearls) : '',
      ),
    ),
    ring(0, 0, r * 0.2, r * 0.08, dye),
  )
}

export interface EyeDyes {
  rim: string
  white: string
  iris: string
  pupil: string
}

/** The ikat diamond that looks: gaze from -1 to 1 each way. */
export function eye(
  x: number,
  y: number,
  rx: number,
  ry: number,
  gaze: readonly [number, number],
  dyes: EyeDyes,
): string {
  const [ix, iy] = [x + gaze[0] * rx * 0.26, y + gaze[1] * ry * 0.2]
  return (
    nested(x, y, [rx, ry, dyes.rim], [rx * 0.76, ry * 0.8, dyes.white]) +
    nested(ix, iy, [rx * 0.47, ry * 0.58, dyes.iris], [rx * 0.27, ry * 0.36, dyes.pupil]) +
    rect(ix - rx * 0.13, iy - ry * 0.2, rx * 0.1, ry * 0.13, dyes.white)
  )
}

/** A fringe of knotted tassels from x0 to x1, hanging from y; about 13 px from tassel to tassel. Laid on crisp. */
export function fringe(x0: number, x1: number, y: number, height: number, dye: string, seed: number): string {
  const k = height / 44
  const count = Math.round((x1 - x0) / 13)
  return repeat(count, (i) => {
    const x = Math.round(x0 + ((i + 0.5) * (x1 - x0)) / count - 4.5)
    const ends = (j: number) => y + Math.round((34 + hash(seed * 977 + i * 31 + j * 7) * 10) * k)
    const threads = [0, 3, 6]
      .map((dx, j) => rect(x + 1 + dx, y + 20 * k, 2, ends(j) - y - 20 * k, dye))
      .join('')
    return (
      rect(x, y, 2, 14 * k, dye) +
      rect(x + 7, y, 2, 14 * k, dye) +
      rect(x, y + 14 * k, 9, 6 * k, dye) +
      threads
    )
  })
}
