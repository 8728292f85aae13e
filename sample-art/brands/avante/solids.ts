/** Places in the model: x runs down to the right, y down to the left, z up. */
export type Point = readonly [number, number, number]

/** One drawn volume and the room it takes. */
export interface Solid {
  min: Point
  max: Point
  drawn: string
  /** Path data of the top face, for the shadows that fall on it. */
  top?: string
  shade?: string
}

const nearly = 0.001

/** Whether `a` must be drawn before `b`. */
export function behind(a: Solid, b: Solid): boolean {
  const under = a.max[2] <= b.min[2] + nearly
  const over = b.max[2] <= a.min[2] + nearly
  if (under !== over && (under || over)) {
    if (under) return !(b.max[0] <= a.min[0] + nearly || b.max[1] <= a.min[1] + nearly)
    return a.max[0] <= b.min[0] + nearly || a.max[1] <= b.min[1] + nearly
  }
  const first = a.max[0] <= b.min[0] + nearly || a.max[1] <= b.min[1] + nearly
  const last = b.max[0] <= a.min[0] + nearly || b.max[1] <= a.min[1] + nearly
  return first && !last
}
