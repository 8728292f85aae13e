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

/** Whether some plane has all of `a` on its far side and all of `b` on its near side. */
const parted = (a: Solid, b: Solid): boolean =>
  a.max[0] <= b.min[0] + nearly || a.max[1] <= b.min[1] + nearly || a.max[2] <= b.min[2] + nearly

/** Whether `a` must be drawn before `b`. Two that are parted both ways never cover each other. */
export const behind = (a: Solid, b: Solid): boolean => parted(a, b) && !parted(b, a)
