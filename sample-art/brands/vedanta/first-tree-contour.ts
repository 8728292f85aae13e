import type { Flat } from '../../lib/hull'
import { along } from './first-tree-paper'

/** Where a contour is looked for, in px. */
export interface Field {
  x: number
  y: number
  width: number
  height: number
}

const cell = 7
/** Corners and sides of a cell, both clockwise from the upper left corner and the upper side. */
const corners: readonly Flat[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
]

/** The outlines of all places where `inside` is above 0, as path data that is filled by even and odd. */
export function contourOf({ x, y, width, height }: Field, inside: (x: number, y: number) => number): string {
  const [across, down] = [Math.ceil(width / cell), Math.ceil(height / cell)]
  const values = Array.from({ length: across + 1 }, (_, i) =>
    Array.from({ length: down + 1 }, (_, j) =>
      // Nothing is open at the border of the field, so that every outline closes.
      i && j && i < across && j < down ? inside(x + i * cell, y + j * cell) : -1,
    ),
  )
  const at = ([i, j]: Flat): number => values[i]?.[j] ?? -1
  const next = new Map<string, { point: Flat; key: string }>()
  for (let i = 0; i < across; i++)
    for (let j = 0; j < down; j++) {
      const places = corners.map(([u, v]): Flat => [i + u, j + v])
      const ends: { point: Flat; key: string; opens: boolean }[] = []
      places.forEach((a, k) => {
        const b = places[(k + 1) % 4] ?? a
        const [one, other] = [at(a), at(b)]
        if (one > 0 === other > 0) return
        const part = one / (one - other)
        const point: Flat = [
          x + (a[0] + (b[0] - a[0]) * part) * cell,
          y + (a[1] + (b[1] - a[1]) * part) * cell,
        ]
        ends.push({ point, key: [a, b].map(String).sort().join(' '), opens: one <= 0 })
      })
      // Going round the cell, every side through which one comes in is joined to the one through which one leaves next.
      ends.forEach((end, k) => {
        const leave = ends[(k + 1) % ends.length]
        if (end.opens && leave) next.set(leave.key, { point: end.point, key: end.key })
      })
    }
  const outlines: string[] = []
  while (next.size) {
    const points: Flat[] = []
    let [key] = next.keys()
    for (let step = key && next.get(key); key && step; step = next.get(key)) {
      next.delete(key)
      points.push(step.point)
      key = step.key
    }
    if (points.length > 12) outlines.push(`M${along(points)}Z`)
  }
  return outlines.join('')
}
