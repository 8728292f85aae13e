import { dhauli, elephant } from './elephant'
import type { Cut } from './engraving'
import { eyeOf } from './eye'
import type { Field } from './field'
import { type Camera, kindAt, march, sample } from './march'

/** How much the lines bend with the form: not beside the eyes, where hollow and brow would close them to rings, and less on rock. */
function bend(x: number, y: number, z: number): number {
  const away = Math.hypot(Math.abs(x) - 0.42, y - 1.7, z - 0.8)
  const t = Math.max(0, Math.min(1, (away - 0.12) / 0.4))
  return Math.min(t * t * (3 - 2 * t), elephant(x, y, z) > 0.06 ? 0.6 : 1)
}

/** The engraver's hand over the model: lines follow the form, cross in the darks, and stop at the silhouette. Sky is left to `sky`. */
export function rockCut(
  camera: Camera,
  sky: (x: number, y: number, cut: Cut) => void,
  horizon: number,
  pitch = 8.2,
  field: Field = dhauli,
) {
  const view = march(field, camera)
  const eye = eyeOf(camera)
  const s = pitch / 8.2
  return (x: number, y: number, cut: Cut): void => {
    const kind = kindAt(view, x, y)
    if (!kind) {
      sky(x, y, cut)
      return
    }
    const depth = sample(view, view.depth, x, y)
    const [px, py, pz] = view.place
    const bent = bend(sample(view, px, x, y), sample(view, py, x, y), sample(view, pz, x, y))
    const [right, up] = [sample(view, view.right, x, y) * bent, sample(view, view.up, x, y) * bent]
    cut.tone = sample(view, view.tone, x, y)
    cut.pitch = pitch
    if (kind === 2) {
      cut.pitch = Math.max(5, (7 + (y - horizon) / 70) * s)
      cut.phase = y + Math.sin(x / 90) * 3
      cut.tone = 0.12 + 0.88 * cut.tone
    } else {
      cut.phase = y * 0.94 + x * 0.22 + (right * 34 - up * 30 + depth * 20) * s
      cut.cross = x * 0.8 - y * 0.5 + (right * 30 + depth * 16) * s
    }
    const reach = Math.max(1.5, view.step)
    const far = (dx: number, dy: number) => Math.min(14, sample(view, view.depth, x + dx, y + dy))
    const edge = Math.abs(far(reach, 0) - far(-reach, 0)) + Math.abs(far(0, reach) - far(0, -reach))
    if (edge > 0.3 && depth < 9.5) {
      const behind = [
        [reach * 2, 0],
        [-reach * 2, 0],
        [0, reach * 2],
        [0, -reach * 2],
      ].reduce(([ax = 0, ay = 0], [bx = 0, by = 0]) => (far(bx, by) > far(ax, ay) ? [bx, by] : [ax, ay]))
      const [bx = 0, by = 0] = behind
      // Against a dark ground the contour is left bare, as an engraver would; against a light one it is inked.
      const bare = kindAt(view, x + bx, y + by) === 1 && sample(view, view.tone, x + bx, y + by) < 0.2
      cut.solid = bare ? 0 : Math.min(1, (edge - 0.25) * 3)
    }
    if (kind === 1) eye(x, y, cut)
  }
}
