import { middle } from './elephant-head'
import type { Cut } from './engraving'
import { type Camera, project } from './march'

/** Half the width of an eye, in units of the model. */
const half = 0.115

/** The near eye as a burin sets it, without a screen: two lids, a pupil with its light, a fold above and one below. */
export function eyeOf(camera: Camera): (x: number, y: number, cut: Cut) => void {
  const side = camera.from[0] < 0 ? -1 : 1
  const at = project(camera, [side * (middle[0] + 0.045), middle[1] + 0.005, middle[2] + 0.05])
  const size = at.unit * half
  const [cos, sin] = [Math.cos(0.3), Math.sin(0.3)]
  return (x, y, cut) => {
    const [dx, dy] = [((x - at.x) / size) * side, (y - at.y) / size]
    const [u, v] = [(dx * cos + dy * sin) / 0.92, -dx * sin + dy * cos]
    if (u * u + v * v > 2.2) return
    const arch = 1 - u * u
    const pixel = 1 / size
    /** 1 on a stroke `thick` wide along v = `along`, fading towards its ends. */
    const stroke = (along: number, thick: number, ends: number) =>
      Math.max(0, Math.min(1, (thick * (1 - (u / ends) ** 2) - Math.abs(v - along)) / pixel + 0.5))
    const upper = -0.3 * arch
    const lower = 0.34 * arch
    const bag = 0.6 - 0.42 * u * u
    const fold = -0.7 + 0.42 * u * u
    if (Math.abs(u) < 1 && v > upper && v < lower) {
      const pupil = Math.hypot(u - 0.04, v - 0.02)
      const light = Math.hypot(u - 0.2, v + 0.1)
      const iris = Math.max(0, Math.min(1, (0.42 - pupil) / pixel + 0.5))
      cut.solid = iris * Math.max(0, Math.min(1, (light - 0.12) / pixel + 0.5))
    }
    const inked = Math.max(
      Math.abs(u) < 1.04 ? stroke(upper - 0.05, 0.15, 1.12) : 0,
      Math.abs(u) < 1 ? stroke(lower + 0.02, 0.06, 1.1) : 0,
      Math.abs(u) < 1.15 ? stroke(fold, 0.06, 1.2) : 0,
      Math.abs(u) < 0.95 ? stroke(bag, 0.045, 1) : 0,
    )
    // Bare paper on both sides of a lid, so that the screen stops short of it.
    const near = Math.abs(u) < 1.1 && v > upper - 0.3 && v < lower + 0.16
    if (inked > 0) cut.solid = inked
    else if (near && Number.isNaN(cut.solid)) cut.solid = 0
  }
}
