import { dhauli, elephant } from './elephant'
import { nails } from './elephant-foot'
import type { Cut } from './engraving'
import { eyesOf } from './eye'
import type { Field } from './field'
import { type Camera, kindAt, march, sample } from './march'

/** How much the lines bend with the form: not beside the eyes, where hollow and brow would close them to rings, and less on rock. */
function bend(x: number, y: number, z: number): number {
  const away = Math.hypot(Math.abs(x) - 0.42, y - 1.66, z - 0.8)
  const t = Math.max(0, Math.min(1, (away - 0.12) / 0.4))
  return Math.min(t * t * (3 - 2 * t), elephant(x, y, z) > 0.06 ? 0.6 : 1)
}

/** Pale nails with a dark groove round each. */
function nailed(x: number, y: number, z: number, cut: Cut): void {
  if (y > 0.3) return
  const away = nails(Math.abs(x), y, z)
  if (away < 0.012) cut.tone = Math.min(1, cut.tone * 0.8 + 0.32)
  else if (away < 0.034) cut.tone *= 0.35
}

const compass = Array.from({ length: 8 }, (_, i) => [Math.cos(i * 0.785), Math.sin(i * 0.785)] as const)

/** The engraver's hand over the model: lines follow the form, cross in the darks, and stop at the silhouette. Sky is left to `sky`, and the ground to `plain` where there is one. */
export function rockCut(
  camera: Camera,
  sky: (x: number, y: number, cut: Cut) => void,
  horizon: number,
  pitch = 8.2,
  field: Field = dhauli,
  plain?: (x: number, y: number, cut: Cut) => void,
) {
  const view = march(field, camera)
  const eyes = eyesOf(camera)
  const s = pitch / 8.2
  const far = (x: number, y: number) => Math.min(14, sample(view, view.depth, x, y))
  const jump = 0.13

  /** The nearest point at which something else begins, nearer (`side` -1) or farther (1) than here: its distance in px and its tone. */
  function border(x: number, y: number, depth: number, side: 1 | -1): [away: number, tone: number] {
    const wide = 15 * s
    for (let away = 1.5; away <= wide; away += 1.5)
      for (const [cos, sin] of compass) {
        const [bx, by] = [x + cos * away, y + sin * away]
        if ((far(bx, by) - depth) * side > jump + away * 0.004)
          return [away / wide, kindAt(view, bx, by) ? sample(view, view.tone, bx + cos * 3, by + sin * 3) : 1]
      }
    return [1, 1]
  }

  /** Against a light ground the contour is inked; against a dark one the lines of the nearer form run out thin and those behind grow thick. */
  function contour(x: number, y: number, depth: number, cut: Cut): void {
    if (depth > 9.5) return
    const wide = 15 * s
    const near = compass.some(([cos, sin]) => Math.abs(far(x + cos * wide, y + sin * wide) - depth) > jump)
    if (!near && !compass.some(([cos, sin]) => Math.abs(far(x + cos * 4, y + sin * 4) - depth) > jump)) return
    const [away, behind] = border(x, y, depth, 1)
    if (away < 1) {
      const dark = Math.max(0, Math.min(1, (0.42 - behind) / 0.2))
      const lit = 0.68 * (1 - away) ** 0.8 * dark
      cut.tone = Math.max(cut.tone, lit)
      if (dark < 0.5) cut.solid = Math.max(0, Math.min(1, (0.2 * s - away) * 15 + 0.5))
      if (cut.solid === 0) cut.solid = Number.NaN
    }
    const [under, over] = border(x, y, depth, -1)
    if (under < 1 && cut.tone < 0.5) cut.tone *= 0.35 + 0.65 * under
    else if (under < 1 && over < 0.3) cut.tone *= 0.8 + 0.2 * under
  }

  return (x: number, y: number, cut: Cut): void => {
    const kind = kindAt(view, x, y)
    if (!kind) {
      sky(x, y, cut)
      return
    }
    const depth = sample(view, view.depth, x, y)
    const [mx, my, mz] = view.place
    const place = [sample(view, mx, x, y), sample(view, my, x, y), sample(view, mz, x, y)] as const
    const bent = bend(...place)
    const [right, up] = [sample(view, view.right, x, y) * bent, sample(view, view.up, x, y) * bent]
    cut.tone = sample(view, view.tone, x, y)
    cut.pitch = pitch
    if (kind === 2) {
      cut.pitch = Math.max(5, (7 + (y - horizon) / 70) * s)
      cut.phase = y + Math.sin(x / 90) * 3
      cut.tone = 0.12 + 0.88 * cut.tone
      plain?.(x, y, cut)
    } else {
      cut.phase = y * 0.94 + x * 0.22 + (right * 34 - up * 30 + depth * 20) * s
      cut.cross = x * 0.8 - y * 0.5 + (right * 30 + depth * 16) * s
    }
    if (kind === 1) {
      contour(x, y, depth, cut)
      nailed(...place, cut)
      eyes(...place, cut)
    }
  }
}
