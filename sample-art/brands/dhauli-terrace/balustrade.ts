import type { Cut } from './engraving'

/** The balustrade of the terrace against the moon: rail, vases of stone, and the floor with their shadows. */

/** Heights in the picture, px: top of the rail, of the vases, of the kerb, of the floor. */
export const railTop = 1050
const [vases, kerb, floor] = [1108, 1236, 1262]
/** From one vase to the next, px. */
const apart = 124

/** Half the width of a vase, `t` from its cap (0) to its plinth (1). */
function profile(t: number): number {
  if (t < 0.08 || t > 0.91) return 33
  if (t < 0.14 || t > 0.86) return 24
  const belly = Math.exp(-(((t - 0.63) / 0.17) ** 2))
  return 12 + 21 * belly + 5 * Math.exp(-(((t - 0.2) / 0.06) ** 2))
}

/** Level stone: its upper side is lit, its front is not. */
function stone(y: number, top: number, bottom: number, lit: number, glow: number, cut: Cut): void {
  cut.pitch = 8
  cut.phase = y
  cut.tone = y < top + lit ? 0.7 - 0.34 * glow : 0.94 - 0.1 * ((y - top) / (bottom - top))
  if (y < top + 3 || Math.abs(y - top - lit) < 3) cut.solid = 0
}

/** What stands before the land, cut at (x, y); the moon stands above `moonX`. Returns whether anything does. */
export function balustrade(x: number, y: number, moonX: number, cut: Cut): boolean {
  if (y < railTop) return false
  const glow = Math.exp(-(((x - moonX) / 560) ** 2))
  if (y < vases) {
    stone(y, railTop, vases, 20, glow, cut)
    return true
  }
  if (y >= kerb && y < floor) {
    stone(y, kerb, floor, 12, glow, cut)
    return true
  }
  if (y >= floor) {
    // Every vase throws its shadow towards us, away from the foot of the moon.
    const spread = (y - floor) / 420
    const lane = (x + spread * moonX) / (1 + spread)
    const off = Math.abs(lane - Math.round((lane - 62) / apart) * apart - 62)
    cut.pitch = 11
    cut.phase = y
    cut.tone = 0.86 - 0.3 * glow
    if (off < 20 + spread * 30) cut.solid = 0
    return true
  }
  const middle = Math.round((x - 62) / apart) * apart + 62
  const t = (y - vases) / (kerb - vases)
  const u = (x - middle) / profile(t)
  if (Math.abs(u) > 1) {
    // Between the vases one looks down on the shrubs under the terrace.
    cut.solid = 0
    return true
  }
  // The side towards the moon has a broad rim of light, the other a thin one.
  const side = Math.max(-1, Math.min(1, (moonX - middle) / 260))
  const rim = Math.max(0, u * side) ** 1.6 * 0.62 + Math.abs(u) ** 7 * 0.3
  cut.pitch = 8
  cut.phase = y - 15 * Math.sqrt(1 - u * u)
  cut.tone = 0.92 - rim * (0.6 + 0.5 * glow)
  if (Math.abs(u) > 0.95) cut.solid = 0
  return true
}
