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

/** How thick a finger is at each point of its way: half its width. */
const thickness = ({ way, wide, narrow }: Finger) =>
  way.map((_, i) => wide + ((narrow - wide) * i) / (way.length - 1))

const outline = (way: readonly Point[], half: readonly number[]) =>
  way
    .slice(1)
    .map((to, i) => stretch(way[i] ?? to, to, half[i] ?? 0, half[i + 1] ?? 0))
    .join('')

function nailOf({ way, narrow, nail }: Finger): string {
  if (!nail) return ''
  const tip = way[way.length - 1] ?? [0, 0]
  const before = way[way.length - 2] ?? tip
  const far = Math.hypot(tip[0] - before[0], tip[1] - before[1]) || 1
  const [ux, uy] = [(tip[0] - before[0]) / far, (tip[1] - before[1]) / far]
  return stroke(
    `M${tip[0] - ux * narrow * 0.2} ${tip[1] - uy * narrow * 0.2}l${ux * narrow * 0.45} ${uy * narrow * 0.45}`,
    nail,
    narrow * 1.1,
  )
}

/** Fingers that taper, the later ones over the earlier ones, each with a line round it. */
export const taperedFingers = (skin: Skin, ...fingers: readonly Finger[]): string =>
  fingers
    .map((finger) => {
      const shape = outline(finger.way, thickness(finger))
      return stroke(shape, skin.deep, 7) + path(shape, skin.base) + nailOf(finger)
    })
    .join('')

/** Fingers in flat planes, as the faces are: no line round them, `light` (a unit vector) is the side that is lit. */
export const facetedFingers = (skin: Skin, light: Point, ...fingers: readonly Finger[]): string =>
  fingers
    .map((finger) => {
      const half = thickness(finger)
      const lit = finger.way.map(([x, y], i): Point => {
        const shift = (half[i] ?? 0) * 0.28
        return [x + light[0] * shift, y + light[1] * shift]
      })
      return (
        path(outline(finger.way, half), skin.shade) +
        path(
          outline(
            lit,
            half.map((r) => r * 0.72),
          ),
          skin.base,
        ) +
        nailOf(finger)
      )
    })
    .join('')
