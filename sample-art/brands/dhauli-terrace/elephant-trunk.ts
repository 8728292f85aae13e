import type { Point } from './field'

/** The trunk from the brow to the curled tip: points of its axis, each with a radius. */
const course: readonly (readonly [Point, number])[] = [
  [[0, 1.5, 0.92], 0.3],
  [[0, 1.2, 1.18], 0.25],
  [[-0.02, 0.86, 1.36], 0.205],
  [[-0.03, 0.54, 1.41], 0.17],
  [[0.03, 0.29, 1.43], 0.142],
  [[0.2, 0.14, 1.46], 0.12],
  [[0.41, 0.15, 1.5], 0.102],
  [[0.55, 0.3, 1.5], 0.085],
  [[0.53, 0.46, 1.48], 0.07],
  [[0.42, 0.53, 1.46], 0.058],
]

const stepsEach = 4

/** The course rounded into a smooth curve, as rows of x, y, z and radius. */
const axis: readonly (readonly [number, number, number, number])[] = course
  .slice(0, -1)
  .flatMap((_, i) => Array.from({ length: stepsEach }, (__, k) => i + k / stepsEach))
  .concat(course.length - 1)
  .map((at) => {
    const i = Math.min(course.length - 2, Math.floor(at))
    const t = at - i
    const knot = (n: number) => {
      const [point, radius] = course[Math.max(0, Math.min(course.length - 1, n))] ?? [[0, 0, 0], 0]
      return [...point, radius]
    }
    const [a, b, c, d] = [knot(i - 1), knot(i), knot(i + 1), knot(i + 2)]
    const along = (n: number) => {
      const [p = 0, q = 0, r = 0, s = 0] = [a[n], b[n], c[n], d[n]]
      return q + 0.5 * t * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p)))
    }
    return [along(0), along(1), along(2), along(3)]
  })

/** Depth of the skin folds: fine, uneven, closer towards the tip, and on the outer side of the curve only. */
function creases(part: number, outer: number): number {
  const turn = 38 * part ** 0.86
  const index = Math.floor(turn)
  const uneven = ((index * 7919) % 13) / 13
  const away = (turn - index - 0.5) / (0.24 + 0.08 * uneven)
  const reach = Math.max(0, Math.min(1, (outer + 0.1 + 0.5 * uneven) * 1.7))
  const fades = Math.max(0, Math.min(1, (part - 0.1) * 9))
  return Math.exp(-away * away) * reach * fades * (0.0035 + 0.0035 * uneven)
}

/** Distance to the trunk. */
export function trunkBody(x: number, y: number, z: number): number {
  const ox = Math.max(-0.36 - x, x - 0.7, 0)
  const oy = Math.max(y - 1.85, 0)
  const oz = Math.max(0.6 - z, z - 1.7, 0)
  const outside = Math.sqrt(ox * ox + oy * oy + oz * oz)
  if (outside > 0.25) return outside
  let nearest = 1e9
  let part = 0
  let outer = 0
  for (let i = 1; i < axis.length; i += 1) {
    const a = axis[i - 1]
    const b = axis[i]
    if (!a || !b) continue
    const [bx, by, bz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
    const [px, py, pz] = [x - a[0], y - a[1], z - a[2]]
    const t = Math.max(0, Math.min(1, (px * bx + py * by + pz * bz) / (bx * bx + by * by + bz * bz)))
    const [dx, dy, dz] = [px - bx * t, py - by * t, pz - bz * t]
    const length = Math.sqrt(dx * dx + dy * dy + dz * dz)
    const gap = length - (a[3] + (b[3] - a[3]) * t)
    if (gap >= nearest) continue
    nearest = gap
    part = (i - 1 + t) / (axis.length - 1)
    // Upwards the trunk's outer side looks forward, in the curl down and to the right.
    outer = part < 0.5 ? dz / length : (dz * 0.7 + dx * 0.5 - dy * 0.5) / length
  }
  return nearest + creases(part, outer)
}
