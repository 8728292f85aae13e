import { trunkBody } from './elephant-trunk'
import { ellipsoid, limb, melt } from './field'

/** The middle of the right eyeball; the left one is its mirror image. */
const middle = [0.345, 1.6, 0.81] as const
const ball = 0.1

/** Carves `b` out of `a`, the edge rounded within `k`. */
const carve = (a: number, b: number, k: number) => -melt(-a, b, k)

/** How far above the slit of the lids a point lies; the outer corner droops. */
const aboveSlit = (sx: number, y: number) => (y - middle[1]) * 0.96 + (sx - middle[0]) * 0.3 + 0.012

/** A ball between two heavy lids, in a socket. */
function lidded(head: number, sx: number, y: number, z: number): number {
  const [dx, dy, dz] = [sx - middle[0], y - middle[1], z - middle[2]]
  const away = Math.sqrt(dx * dx + dy * dy + dz * dz)
  if (away > 0.5) return head
  const folds = 0.0012 * Math.sin(away * 70) * Math.max(0, 1 - Math.abs(away - 0.2) / 0.08)
  const socket = carve(head + folds, ellipsoid(dx - 0.06, dy, dz - 0.1, 0.17, 0.13, 0.09), 0.08)
  const above = aboveSlit(sx, y)
  const slit = Math.max(above - 0.046, -above - 0.046)
  const lids = Math.max(away - ball - 0.022, -slit)
  return Math.min(melt(socket, lids, 0.06), away - ball)
}

/** Two domes, hollow temples, cheeks, ears that stand off, tusks, lip and trunk. */
export function headBody(x: number, y: number, z: number): number {
  const sx = Math.abs(x)
  let head = melt(
    ellipsoid(x, y - 1.62, z - 0.5, 0.5, 0.62, 0.5),
    ellipsoid(Math.sqrt(x * x + 0.01) - 0.2, y - 2.06, z - 0.44, 0.27, 0.27, 0.32),
    0.2,
  )
  head = melt(head, ellipsoid(sx - 0.3, y - 1.28, z - 0.68, 0.2, 0.26, 0.22), 0.12)
  head = carve(head, ellipsoid(sx - 0.5, y - 1.86, z - 0.82, 0.13, 0.17, 0.2), 0.14)
  head = melt(head, limb(sx, y, z, [0.1, 1.1, 0.8], [0.05, 0.74, 1.03], 0.17, 0.085), 0.06)
  head = lidded(head, sx, y, z)
  head = melt(head, trunkBody(x, y, z), 0.11)
  const tusk = Math.min(
    limb(sx, y, z, [0.29, 1.22, 0.92], [0.37, 0.98, 1.2], 0.09, 0.07),
    limb(sx, y, z, [0.37, 0.98, 1.2], [0.41, 0.84, 1.44], 0.07, 0.03),
  )
  return melt(
    Math.min(
      melt(head, limb(sx, y, z, [0.27, 1.3, 0.82], [0.31, 1.14, 1], 0.13, 0.115), 0.08),
      ear(sx, y, z),
    ),
    tusk,
    0.02,
  )
}

/** A fan: wide above, a lobe below, its rim rolled forward, its lower edge in waves. */
function ear(sx: number, y: number, z: number): number {
  const [ex, ez] = [sx - 0.5, z - 0.16]
  const out = ex * 0.93 + ez * 0.37
  const bent = -ex * 0.37 + ez * 0.93 + 0.34 * out * out - 0.12 * out
  const wave = bent + 0.03 * Math.sin(y * 11 + out * 5) * Math.max(0, out)
  const fan = melt(
    ellipsoid(out - 0.36, y - 1.68, wave, 0.44, 0.44, 0.055),
    ellipsoid(out - 0.26, y - 1.2, wave, 0.27, 0.46, 0.05),
    0.12,
  )
  return melt(fan, limb(out, y, bent - 0.03, [0.02, 2.0, 0], [0.56, 2, 0], 0.045, 0.03), 0.1) * 0.85
}

/** What the lids leave open: the iris (solid ink), the light in it (bare paper), and the tone round it, 1 outside. */
export function eye(x: number, y: number, z: number): { pupil: boolean; glint: boolean; lid: number } {
  const sx = Math.abs(x)
  const [dx, dy, dz] = [sx - middle[0], y - middle[1], z - middle[2]]
  const away = Math.sqrt(dx * dx + dy * dy + dz * dz)
  if (away > ball + 0.012) return { pupil: false, glint: false, lid: 1 }
  const glint = Math.hypot(dx - 0.062, dy - 0.014) < 0.019
  return { pupil: Math.hypot(dx - 0.05, dy) < 0.056, glint, lid: 1.7 }
}
