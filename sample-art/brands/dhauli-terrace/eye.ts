import { headBody, middle } from './elephant-head'
import type { Cut } from './engraving'
import { type Camera, project } from './march'

/** Half the length of an eye's opening, in units of the model: an elephant's eye is small. */
const half = 0.074

/** Which way the skin faces at the right eye, and the two directions along it: towards the trunk and down. */
const { out, along, down } = (() => {
  const [x, y, z] = middle
  const e = 0.03
  const slope = [
    headBody(x + e, y, z) - headBody(x - e, y, z),
    headBody(x, y + e, z) - headBody(x, y - e, z),
    headBody(x, y, z + e) - headBody(x, y, z - e),
  ] as const
  const size = Math.hypot(...slope)
  const n = [slope[0] / size, slope[1] / size, slope[2] / size] as const
  const flat = Math.hypot(n[0], n[2])
  const level = [-n[2] / flat, 0, n[0] / flat] as const
  const below = [
    n[1] * level[2] - n[2] * level[1],
    n[2] * level[0] - n[0] * level[2],
    n[0] * level[1] - n[1] * level[0],
  ] as const
  // The corner towards the trunk lies lower.
  const [cos, sin] = [Math.cos(0.34), Math.sin(0.34)]
  const sign = below[1] < 0 ? 1 : -1
  const turned = (a: number, b: number) =>
    [0, 1, 2].map((i) => a * (level[i] ?? 0) + b * sign * (below[i] ?? 0)) as [number, number, number]
  return { out: n, along: turned(cos, sin), down: turned(-sin, cos) }
})()

const dot = (a: readonly [number, number, number], x: number, y: number, z: number) =>
  a[0] * x + a[1] * y + a[2] * z

/** Both eyes as a burin sets them: the screen parts round a small dark opening under a heavy lid, folds above and below. */
export function eyesOf(camera: Camera): (x: number, y: number, z: number, cut: Cut) => void {
  const px = project(camera, middle).unit * half
  const clamp = (t: number) => Math.max(0, Math.min(1, t))
  return (x, y, z, cut) => {
    const [dx, dy, dz] = [Math.abs(x) - middle[0], y - middle[1], z - middle[2]]
    if (dx * dx + dy * dy + dz * dz > 0.12 || Math.abs(dot(out, dx, dy, dz)) > 0.16) return
    const [u, v] = [dot(along, dx, dy, dz) / half, dot(down, dx, dy, dz) / half]
    const r2 = (u / 1.2) ** 2 + (v / 0.6) ** 2
    if (r2 > 9) return
    // Like water round a stone.
    const fade = clamp((3 - Math.sqrt(r2)) / 1.8)
    cut.phase -= (v * px * fade) / Math.max(1, r2)
    // Round the eye the skin keeps some light even on the shaded side.
    const shaded = cut.tone < 0.3
    const round = clamp((2.4 - Math.sqrt(r2)) / 1.6)
    cut.tone = Math.max(cut.tone, 0.4 * round)
    const arch = 1 - Math.abs(u) ** 2.8
    const pixel = 1 / px
    /** 1 on a fold `thick` wide along v = `at`, fading towards its ends. */
    const fold = (at: number, thick: number, ends: number, shift = 0) =>
      clamp((thick * (1 - ((u - shift) / ends) ** 2) - Math.abs(v - at)) / pixel + 0.5)
    const [upper, lower] = [-0.28 * arch, 0.31 * arch]
    if (Math.abs(u) < 1 && v > upper && v < lower) {
      // One dark ball: a glint, no white.
      cut.solid = 1 - clamp((0.09 - Math.hypot(u - 0.14, v + 0.07)) / pixel + 0.5)
      return
    }
    const inked = Math.max(
      Math.abs(u) < 1.08 ? fold(upper - 0.06, 0.12, 1.35) : 0,
      Math.abs(u) < 1.05 ? fold(lower + 0.04, 0.05, 1.15) : 0,
      fold(-0.62 + 0.3 * u * u, 0.09, 1.5, -0.1),
      fold(-0.92 + 0.24 * (u + 0.2) ** 2, 0.06, 1.5, -0.2),
      fold(0.58 - 0.26 * u * u, 0.075, 1.35, 0.1),
      fold(-1.24 + 0.16 * (u + 0.3) ** 2, 0.05, 1.3, -0.3),
      fold(0.88 - 0.22 * (u - 0.2) ** 2, 0.06, 1.25, 0.2),
      fold(1.18 - 0.16 * (u - 0.3) ** 2, 0.045, 1.1, 0.3),
      // The corner towards the trunk runs on into a crease.
      fold(0.1 + 0.3 * (u - 1), 0.05, 0.34, 1.22),
    )
    const lid = Math.abs(u) < 1.1 && v > upper - 0.4 && v < lower + 0.26
    if (lid) cut.tone = Math.max(cut.tone, shaded ? 0.46 : 0.58)
    // In the shade only the rims of the lids catch light.
    const rim = Math.abs(v - lower - 0.11) < 0.05 || Math.abs(v - upper + 0.2) < 0.045
    if (shaded && r2 < 1) cut.solid = rim ? 0 : 1
    else if (inked > 0 || r2 < 1) cut.solid = inked
  }
}
