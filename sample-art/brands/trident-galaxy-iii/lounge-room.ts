import { type Flat, hull } from '../../lib/hull'

/** The model on its table in one perspective: x to the right, y towards the eye, z up; lengths in centimetres. */
export type Place = readonly [x: number, y: number, z: number]

/** Where the eye is, what it looks at, how far off the picture plane lies, and where that place is in the picture. */
export const eye: Place = [26, 330, 262]
const aim: Place = [2, 46, 8]
const lens = 1960
const middle: Flat = [1000, 596]

const minus = (a: Place, b: Place): Place => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const dot = (a: Place, b: Place): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const unit = (a: Place): Place => {
  const size = Math.hypot(...a)
  return [a[0] / size, a[1] / size, a[2] / size]
}
const ahead = unit(minus(aim, eye))
const right = unit([-ahead[1], ahead[0], 0])
// y runs towards the eye, so that the three axes are left-handed.
const up: Place = [
  right[2] * ahead[1] - right[1] * ahead[2],
  right[0] * ahead[2] - right[2] * ahead[0],
  right[1] * ahead[0] - right[0] * ahead[1],
]

/** A place of the room as a point of the picture. */
export function view(place: Place): Flat {
  const to = minus(place, eye)
  const away = dot(to, ahead)
  return [middle[0] + (lens * dot(to, right)) / away, middle[1] - (lens * dot(to, up)) / away]
}

/** Path data through places, closed. */
export const laid = (places: readonly Place[]): string =>
  `M${places
    .map((place) =>
      view(place)
        .map((n) => n.toFixed(1))
        .join(' '),
    )
    .join('L')}Z`

/** A level circle round (x, y). */
export const ring = (x: number, y: number, r: number, z = 0, steps = 96): Place[] =>
  Array.from({ length: steps }, (_, i) => {
    const a = (i / steps) * 2 * Math.PI
    return [x + r * Math.cos(a), y + r * Math.sin(a), z] as const
  })

/** The only lamp stands behind the towers. */
export const lamp: Place = [-8, -420, 372]

/** Where on the table the lamp throws a place. */
function thrown([x, y, z]: Place): Place {
  const k = lamp[2] / (lamp[2] - z)
  return [lamp[0] + (x - lamp[0]) * k, lamp[1] + (y - lamp[1]) * k, 0]
}

/** The shadow of a body without dents, given by its corners. */
export function shadow(corners: readonly Place[]): string {
  const outline = hull(corners.map((corner) => thrown(corner)).map(([x, y]): Flat => [x, y]))
  return laid(outline.map(([x, y]) => [x, y, 0] as const))
}

export interface Box {
  /** The middle of its foot. */
  x: number
  y: number
  /** Half its width and half its depth. */
  half: number
  deep: number
  bottom: number
  top: number
}

export const cornersOf = ({ x, y, half, deep, bottom, top }: Box): Place[] =>
  [bottom, top].flatMap((z) => [
    [x - half, y - deep, z] as const,
    [x + half, y - deep, z] as const,
    [x + half, y + deep, z] as const,
    [x - half, y + deep, z] as const,
  ])

/** The faces of a box that the eye sees: its top, its front, and the side that is turned to the eye. */
export function facesOf({ x, y, half, deep, bottom, top }: Box): {
  roof: string
  front: string
  side: string
} {
  const flank = eye[0] > x + half ? x + half : x - half
  const isSeen = eye[0] > x + half || eye[0] < x - half
  return {
    roof: laid([
      [x - half, y - deep, top],
      [x + half, y - deep, top],
      [x + half, y + deep, top],
      [x - half, y + deep, top],
    ]),
    front: laid([
      [x - half, y + deep, bottom],
      [x + half, y + deep, bottom],
      [x + half, y + deep, top],
      [x - half, y + deep, top],
    ]),
    side: isSeen
      ? laid([
          [flank, y - deep, bottom],
          [flank, y + deep, bottom],
          [flank, y + deep, top],
          [flank, y - deep, top],
        ])
      : '',
  }
}
