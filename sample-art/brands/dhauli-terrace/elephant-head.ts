import { trunkBody } from './elephant-trunk'
import { ellipsoid, limb, melt } from './field'

/** The middle of the right eye; the left one is its mirror image. Lids and folds are drawn by hand (`eye.ts`), not modelled. */
export const middle = [0.36, 1.56, 0.82] as const

/** Carves `b` out of `a`, the edge rounded within `k`. */
const carve = (a: number, b: number, k: number) => -melt(-a, b, k)

/** A shallow socket for the eye. */
function socketed(head: number, sx: number, y: number, z: number): number {
  const [dx, dy, dz] = [sx - middle[0], y - middle[1], z - middle[2]]
  return carve(head, ellipsoid(dx - 0.06, dy, dz - 0.13, 0.19, 0.14, 0.09), 0.12)
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
  head = socketed(head, sx, y, z)
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
