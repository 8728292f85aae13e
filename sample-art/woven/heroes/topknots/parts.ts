import { ink, paper } from '../../dyes'
import { clipped, ellipse, group, path, rect, repeat, stroke } from '../../shapes'

/** What of the squad looks over the ledge: a head bound with a knot of its own, ears, brows and the upper half of the eyes. */
export const head = { width: 336, height: 256 }
export const [middle, foot] = [head.width / 2, head.height]
const course = 12

/** A stepped oval around (x, y); its lower half is cut off where `half`. */
export function oval(x: number, y: number, rx: number, ry: number, dye: string, half = false): string {
  const rows = Math.ceil(ry / course)
  return repeat(half ? rows : rows * 2, (i) => {
    const from = (i - rows) * course
    const share = Math.min(1, Math.abs(from + course / 2) / ry)
    const reach = Math.round((rx * (1 - share ** 2.3) ** 0.5) / 6) * 6
    return rect(x - reach, y + from, reach * 2, course + 0.5, dye)
  })
}

export const scalp = (rx: number, ry: number, dye: string) => oval(middle, foot, rx, ry, dye, true)

/** A rim of another dye around what is drawn in both. */
export const rimmed = (draw: (grow: number, dye: string) => string, dye: string, rim: string) =>
  draw(11, rim) + draw(0, dye)

/** Hair is drawn down to the ledge, then lifted off the face. */
export const worn = (...hair: string[]) => group(`translate(${middle * 0.12} 1) scale(0.88 0.79)`, ...hair)

interface Face {
  skin: string
  /** The ears' dye: they lie back from the light. */
  shade: string
  /** The rim round the ears, of the colour of the hair's. */
  rim: string
  /** Where the eyes look, px; up is always. */
  look: number
  hasEars?: boolean
}

/** Forehead, ears, brows and eyes; the ledge cuts them at their foot. */
export function face({ skin, shade, rim, look, hasEars = true }: Face): string {
  const ears = (grow: number, dye: string) =>
    [-1, 1].map((side) => oval(middle + side * 102, 228, 18 + grow, 30 + grow, dye)).join('')
  const eye = (side: number) => {
    const opening = 'M-28 8Q-4 -28 28 4Q6 26 -28 8Z'
    return group(
      `translate(${middle + side * 42} 242) scale(${side} 1)`,
      path(opening, paper),
      clipped(`peek${side}`, path(opening, paper), ellipse(look * side, -3, 12, 14, ink)),
      stroke('M-30 8Q-4 -28 30 4', ink, 7),
    )
  }
  return (
    (hasEars ? rimmed(ears, shade, rim) : '') +
    oval(middle, foot, 90, 84, skin, true) +
    rect(middle - 90, 196, 180, 60, skin) +
    [-1, 1]
      .map((side) =>
        stroke(`M${middle + side * 18} 214Q${middle + side * 42} 197 ${middle + side * 68} 214`, ink, 11),
      )
      .join('') +
    eye(-1) +
    eye(1)
  )
}
