/** A knot is a path within -1 to 1 both ways: an outer shape, an inner one, and what lies in its middle. */
type Polygon = readonly (readonly [x: number, y: number])[]

export interface Knot {
  outer: readonly Polygon[]
  inner: readonly Polygon[]
}

const rhombus = (rx: number, ry: number, x = 0, y = 0): Polygon => [
  [x - rx, y],
  [x, y - ry],
  [x + rx, y],
  [x, y + ry],
]

const cross = (reach: number, arm: number): Polygon => [
  [-reach, -arm],
  [-arm, -arm],
  [-arm, -reach],
  [arm, -reach],
  [arm, -arm],
  [reach, -arm],
  [reach, arm],
  [arm, arm],
  [arm, reach],
  [-arm, reach],
  [-arm, arm],
  [-reach, arm],
]

const diamond = rhombus(1, 1)

/** An eye, a seed, four seeds, a stepped cross, an hourglass, a pair, a fish, a star. */
const knots: readonly Knot[] = [
  { outer: [diamond], inner: [rhombus(0.56, 0.56)] },
  { outer: [diamond], inner: [rhombus(0.3, 0.62)] },
  {
    outer: [diamond],
    inner: [
      rhombus(0.24, 0.24, 0, -0.42),
      rhombus(0.24, 0.24, 0, 0.42),
      rhombus(0.24, 0.24, -0.42),
      rhombus(0.24, 0.24, 0.42),
    ],
  },
  { outer: [cross(1, 0.4)], inner: [rhombus(0.4, 0.4)] },
  {
    outer: [
      [
        [-0.9, -1],
        [0.9, -1],
        [0.16, 0],
        [0.9, 1],
        [-0.9, 1],
        [-0.16, 0],
      ],
    ],
    inner: [rhombus(0.3, 0.24, 0, -0.66), rhombus(0.3, 0.24, 0, 0.66)],
  },
  {
    outer: [rhombus(0.5, 0.9, -0.5), rhombus(0.5, 0.9, 0.5)],
    inner: [rhombus(0.2, 0.36, -0.5), rhombus(0.2, 0.36, 0.5)],
  },
  {
    outer: [
      rhombus(0.72, 0.8, -0.28),
      [
        [0.2, 0],
        [1, -0.7],
        [1, 0.7],
      ],
    ],
    inner: [rhombus(0.2, 0.22, -0.42)],
  },
  { outer: [diamond, cross(0.78, 0.62)], inner: [cross(0.46, 0.14)] },
]

/** The first knot, an eye: it stands between a name's end and its beginning. */
export const eyeKnot = knots[0] as Knot

/** The knot that a letter ties: always the same one. */
export function knotOf(letter: string): Knot {
  const sum = [...letter.toLowerCase()].reduce((total, sign) => total + (sign.codePointAt(0) ?? 0), 0)
  // Neighbours in the alphabet, and letters eight apart, tie different knots.
  return knots[(sum * 5 + (sum >> 3)) % knots.length] as Knot
}

/** Draws polygons around a point, `rx` and `ry` CSS px from it to each side. */
export function fillPolygons(
  context: CanvasRenderingContext2D,
  polygons: readonly Polygon[],
  at: { x: number; y: number; rx: number; ry: number },
): void {
  context.beginPath()
  for (const polygon of polygons) {
    polygon.forEach(([x, y], index) => {
      if (index === 0) context.moveTo(at.x + x * at.rx, at.y + y * at.ry)
      else context.lineTo(at.x + x * at.rx, at.y + y * at.ry)
    })
    context.closePath()
  }
  context.fill()
}
