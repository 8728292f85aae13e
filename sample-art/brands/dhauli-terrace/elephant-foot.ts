import { ellipsoid, limb, melt } from './field'

/** Where the five nails stand round a front foot, in radians from straight ahead, outwards positive. */
const turns = [-1.05, -0.5, 0.05, 0.6, 1.15] as const
const around = turns.map((turn) => [Math.cos(turn), Math.sin(turn)] as const)

/** The nails of a front foot: broad half-moons just above the ground. `sx` is the distance from the middle of the animal. */
export function nails(sx: number, y: number, z: number): number {
  const [dx, dz] = [sx - 0.52, z - 0.3]
  let nearest = 1e9
  for (const [cos, sin] of around) {
    const out = dx * sin + dz * cos
    if (out < 0.1) continue
    nearest = Math.min(nearest, ellipsoid(dx * cos - dz * sin, y - 0.03, out - 0.345, 0.078, 0.105, 0.034))
  }
  return nearest
}

/** A front leg and its foot. */
export function frontLeg(sx: number, y: number, z: number): number {
  const leg = melt(
    limb(sx, y, z, [0.5, 1, 0.14], [0.52, 0.12, 0.26], 0.34, 0.29),
    limb(sx, y, z, [0.52, 0.1, 0.28], [0.52, 0.06, 0.3], 0.34, 0.36),
    0.06,
  )
  return y > 0.4 ? leg : melt(leg, nails(sx, y, z), 0.012)
}
