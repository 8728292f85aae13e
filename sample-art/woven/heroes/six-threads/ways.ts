import { curve, type Point } from '../../shapes'

/** A thread on its way to the cloth: from `left` to `right` along `y`, `r` up and down at most. */
export type Way = (left: number, right: number, y: number, r: number) => string

/** As many figures as have room between two places, spread evenly: the middle of each. */
export function middles(left: number, right: number, step: number): number[] {
  const count = Math.max(1, Math.floor((right - left) / step))
  return Array.from({ length: count }, (_, i) => left + ((i + 0.5) * (right - left)) / count)
}

/** Straight thread with figures in it; each is a list of points around its middle, in units. */
const laid =
  (step: number, figure: (i: number) => readonly Point[], join: (points: Point[]) => string): Way =>
  (left, right, y, r) =>
    join([
      [left, y],
      ...middles(left + r, right - r, step * r).flatMap((x, i) =>
        figure(i).map(([u, v]) => [x + u * r, y + v * r] as const),
      ),
      [right, y],
    ])

const cornered = (points: Point[]) => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`

/** Identity ties a knot. */
export const knots = laid(
  5.4,
  () => [
    [-1.9, 0],
    [-1.1, 0.1],
    [0, 0.85],
    [1.1, 0.5],
    [1.1, -0.5],
    [0, -0.3],
    [-1.1, -0.85],
    [-1.3, 0.45],
    [0, 0.2],
    [1.2, 0.05],
    [1.9, 0],
  ],
  curve,
)

/** Screens go round corners. */
export const windows = laid(
  3.4,
  (i) => {
    const up = i % 2 ? 0.8 : -0.8
    return [
      [-1.1, 0],
      [-1.1, up],
      [1.1, up],
      [1.1, 0],
    ]
  },
  cornered,
)

/** Sound swings. */
export const waves = laid(
  0.9,
  (i) => {
    const loud = 0.25 + 0.75 * Math.abs(Math.sin(i * 0.62 + 0.4))
    return [
      [-0.22, -loud],
      [0.22, loud],
    ]
  },
  cornered,
)

/** A block is drawn in one line. */
export const blocks = laid(
  4,
  () => [
    [-0.95, 0],
    [-0.95, -0.45],
    [0, -0.9],
    [0.95, -0.45],
    [0, 0],
    [-0.95, -0.45],
    [-0.95, 0.45],
    [0, 0.9],
    [0, 0],
    [0, 0.9],
    [0.95, 0.45],
    [0.95, 0],
  ],
  cornered,
)

/** What rolls, runs in loops. */
export const loops = laid(
  2.5,
  () =>
    Array.from({ length: 13 }, (_, i) => {
      const angle = Math.PI / 2 - (i / 12) * 2 * Math.PI
      return [-0.5 + i / 12 + Math.cos(angle) * 0.85, Math.sin(angle) * 0.85] as const
    }),
  curve,
)

export const straight: Way = (left, right, y) => `M${left} ${y}L${right} ${y}`
