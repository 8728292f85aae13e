import { box, ellipsoid, type Field, limb, melt } from './field'

/** The terrace as a body, in metres: the table in the middle, the balustrade behind it, the lamp on its arm. */

/** Where the lamp hangs, how wide its shade is, and how high the arm lies that it hangs from. */
export const lamp = { height: 2.36, radius: 0.42, arm: 3.02 }
/** How far from the table the pool of light reaches on the floor. */
export const pool = 2.55
export const plates = { x: 0.46, z: 0.1, radius: 0.27 }

const cloth: Field = (x, y, z) => {
  const fold = 0.026 * Math.cos(Math.atan2(x, z) * 10) * Math.max(0, 0.97 - y)
  const side = Math.sqrt(x * x + z * z) - (0.86 + fold + Math.max(0, 0.9 - y) * 0.07)
  return Math.max(side, y - 0.97, 0.03 - y) * 0.7
}

/** A chair of square timber: back legs and posts in one line, a seat on its frame, three slats. Both are turned alike, each the other's mirror image. */
const chair =
  (side: number): Field =>
  (x, y, wz) => {
    const [cos, sin] = [Math.cos(0.2), Math.sin(0.2)]
    const wx = (x - side * 1.4) * side
    const [sx, z] = [wx * cos - (wz - 0.1) * sin, wx * sin + (wz - 0.1) * cos]
    const far = Math.hypot(sx, y - 0.6, z) - 0.9
    if (far > 0.3) return far
    const across = Math.abs(z) - 0.25
    const seat = box(sx, y - 0.475, z, 0.3, 0.028, 0.31, 0.012)
    const frame = box(sx, y - 0.4, z, 0.25, 0.045, 0.25)
    const legs = box(Math.abs(sx) - 0.25, y - 0.2, across, 0.03, 0.2, 0.03)
    const raked = sx - 0.26 - 0.14 * (y - 0.47)
    const posts = box(raked, y - 0.84, across, 0.026, 0.38, 0.03)
    const slat = Math.max(-1, Math.min(1, Math.round((y - 0.93) / 0.19))) * 0.19 + 0.93
    const slats = box(raked, y - slat, z, 0.014, 0.055, 0.24)
    return Math.min(seat, frame, legs, posts, slats) * 0.95
  }

const left = chair(-1)
const right = chair(1)

/** What the lamp hangs from: a post at the left, an arm over the table and a strut between the two. */
export const post = -2.5
const gallows: Field = (x, y, z) =>
  Math.min(
    box(x + 1.15, y - lamp.arm, z, 1.75, 0.075, 0.06),
    box(x - post, y - lamp.arm / 2, z, 0.07, lamp.arm / 2, 0.07),
    box(x - post, y - 0.07, z, 0.12, 0.07, 0.12),
    limb(x, y, z, [post, 2.35, 0], [-1.8, 3, 0], 0.05, 0.05),
  )

/** The terrace ends behind its balustrade. */
const edge = -2.5
const rail: Field = (x, y, z) => {
  const top = box(x, y - 0.94, z - edge, 9, 0.05, 0.13, 0.03)
  const foot = box(x, y - 0.08, z - edge, 9, 0.08, 0.13, 0.02)
  const vase =
    Math.sqrt((x - Math.round(x / 0.4) * 0.4) ** 2 + (z - edge) ** 2) -
    (0.052 + 0.055 * Math.exp(-(((y - 0.4) / 0.17) ** 2)) + 0.02 * Math.exp(-(((y - 0.8) / 0.06) ** 2)))
  return Math.min(top, foot, Math.max(vase, y - 0.92) * 0.8)
}

export const terrace: Field = (x, y, z) => {
  const dish = [Math.abs(x) - plates.x, z - plates.z] as const
  const dishes = Math.min(
    ellipsoid(dish[0], y - 0.99, dish[1], 0.27, 0.022, 0.27),
    ellipsoid(dish[0], y - 1.0, dish[1], 0.16, 0.03, 0.16),
  )
  const shade = Math.max(
    Math.abs(ellipsoid(x, y - lamp.height, z, lamp.radius, 0.27, lamp.radius)) - 0.012,
    lamp.height - y,
  )
  const jug = melt(
    ellipsoid(x - 0.05, y - 1.1, z + 0.36, 0.1, 0.14, 0.1),
    limb(x, y, z, [0.05, 1.2, -0.36], [0.05, 1.32, -0.36], 0.05, 0.065),
    0.04,
  )
  return Math.min(
    Math.max(y, edge - 0.2 - z),
    cloth(x, y, z),
    dishes,
    shade,
    jug,
    left(x, y, z),
    right(x, y, z),
    rail(x, y, z),
    gallows(x, y, z),
  )
}
