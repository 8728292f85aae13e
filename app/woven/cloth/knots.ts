/** SVG paths within -1 to 1 both ways: an outer shape, and an inner one on top. */
export interface Knot {
  outer: string
  inner: string
}

const rhombus = (rx: number, ry: number, x = 0, y = 0) =>
  `M${x - rx} ${y}L${x} ${y - ry}L${x + rx} ${y}L${x} ${y + ry}Z`

const cross = (reach: number, arm: number) =>
  `M${-reach} ${-arm}H${-arm}V${-reach}H${arm}V${-arm}H${reach}V${arm}H${arm}V${reach}H${-arm}V${arm}H${-reach}Z`

const diamond = rhombus(1, 1)
const seed = (x: number, y: number) => rhombus(0.24, 0.24, x, y)

/** The first knot, an eye: it separates a name's end from its beginning. */
export const eyeKnot: Knot = { outer: diamond, inner: rhombus(0.56, 0.56) }

/** An eye, a seed, four seeds, a stepped cross, an hourglass, a pair, a fish, a star. */
const knots: readonly Knot[] = [
  eyeKnot,
  { outer: diamond, inner: rhombus(0.3, 0.62) },
  { outer: diamond, inner: seed(0, -0.42) + seed(0, 0.42) + seed(-0.42, 0) + seed(0.42, 0) },
  { outer: cross(1, 0.4), inner: rhombus(0.4, 0.4) },
  {
    outer: 'M-.9-1H.9L.16 0 .9 1H-.9L-.16 0Z',
    inner: rhombus(0.3, 0.24, 0, -0.66) + rhombus(0.3, 0.24, 0, 0.66),
  },
  {
    outer: rhombus(0.5, 0.9, -0.5) + rhombus(0.5, 0.9, 0.5),
    inner: rhombus(0.2, 0.36, -0.5) + rhombus(0.2, 0.36, 0.5),
  },
  { outer: `${rhombus(0.72, 0.8, -0.28)}M.2 0L1-.7V.7Z`, inner: rhombus(0.2, 0.22, -0.42) },
  { outer: diamond + cross(0.78, 0.62), inner: cross(0.46, 0.14) },
]

/** The knot of a letter: always the same one. */
export function createKnot(letter: string): Knot {
  const sum = [...letter.toLowerCase()].reduce((total, sign) => total + (sign.codePointAt(0) ?? 0), 0)
  // Neighbours in the alphabet, and letters eight apart, have different knots.
  return knots[(sum * 5 + (sum >> 3)) % knots.length] ?? eyeKnot
}

/** Draws a knot around a point; `rx` and `ry` are half its width and height in CSS px. */
export function drawKnot(
  context: CanvasRenderingContext2D,
  { outer, inner }: Knot,
  at: { x: number; y: number; rx: number; ry: number },
  colours: { outer: string; inner: string },
): void {
  context.save()
  context.translate(at.x, at.y)
  context.scale(at.rx, at.ry)
  context.fillStyle = colours.outer
  context.fill(new Path2D(outer))
  context.fillStyle = colours.inner
  context.fill(new Path2D(inner))
  context.restore()
}
