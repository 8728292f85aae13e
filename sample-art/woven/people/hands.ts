import { type Point, path, stroke } from '../shapes'
import type { Skin } from './face'

/** A finger from knuckle to tip: the points of its middle line, and half its width at either end. */
interface Finger {
  way: readonly Point[]
  wide: number
  narrow: number
  /** Colour of its nail, where the nail is towards us. */
  nail?: string
}

/** A stretch of finger with round ends, as one outline. */
function stretch(a: Point, b: Point, wide: number, narrow: number): string {
  const far = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  const [nx, ny] = [(a[1] - b[1]) / far, (b[0] - a[0]) / far]
  const edge = (p: Point, r: number) => `${(p[0] + nx * r).toFixed(1)} ${(p[1] + ny * r).toFixed(1)}`
  return `M${edge(a, wide)}A${wide} ${wide} 0 0 1 ${edge(a, -wide)}L${edge(b, -narrow)}A${narrow} ${narrow} 0 0 1 ${edge(b, narrow)}Z`
}

/** Fingers that taper, the later ones over the earlier ones, each with a line round it. */
export const taperedFingers = (skin: Skin, ...fingers: readonly Finger[]): string =>
  fingers
    .map(({ way, wide, narrow, nail }) => {
      const steps = way.length - 1
      const half = (i: number) => wide + ((narrow - wide) * i) / steps
      const shape = way
        .slice(1)
        .map((to, i) => stretch(way[i] ?? to, to, half(i), half(i + 1)))
        .join('')
      const tip = way[steps] ?? [0, 0]
      const before = way[steps - 1] ?? tip
      const far = Math.hypot(tip[0] - before[0], tip[1] - before[1]) || 1
      const [ux, uy] = [(tip[0] - before[0]) / far, (tip[1] - before[1]) / far]
      const nailed = nail
        ? stroke(
            `M${tip[0] - ux * narrow * 0.2} ${tip[1] - uy * narrow * 0.2}l${ux * narrow * 0.45} ${uy * narrow * 0.45}`,
            nail,
            narrow * 1.1,
          )
        : ''
      return stroke(shape, skin.deep, 7) + path(shape, skin.base) + nailed
    })
    .join('')
