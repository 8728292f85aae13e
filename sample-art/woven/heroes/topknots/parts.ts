import { rect, repeat } from '../../shapes'

/** What the squad wears above the eyes: each head bound with a knot of its own. The ledge cuts them at their foot. */
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
