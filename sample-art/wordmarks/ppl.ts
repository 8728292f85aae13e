import { outlineP } from '../brands/ppl/letters'
import { type At, cut, join, leaf, moved, type Shape, stroke, traced, turned } from './geometry'

/** Units are the brand's own: stems 130 wide, a bowl 400 high, the ground at y = 0. */
const stem = 130
/** In one ink a gap keeps leaf and grain apart, as colour does in the pictures. */
const gap = 20

const taper = (from: number, to: number) => (way: number) => from + (to - from) * way

/** A root that leaves another and ends as a thread. */
const root = (from: number, ...points: At[]): Shape => stroke(points, taper(from, 12), true)

/** The p and its descender, a taproot with side roots in turn: no more than a mark of this size can hold apart. */
function rootedP(x: number, side: 1 | -1): Shape {
  const middle = x + stem / 2
  const at = (u: number, v: number): At => [middle + side * u, v]
  return join(
    traced(outlineP(x, 0)),
    traced(
      `M${x} -6H${x + stem}V40C${x + stem} 110 ${middle + 34} 150 ${middle + side * 8 + 8} 276H${middle + side * 8 - 8}C${middle - 34} 150 ${x} 110 ${x} 40Z`,
    ),
    root(52, at(34, 56), at(84, 96), at(140, 112), at(186, 156)),
    root(48, at(-34, 70), at(-76, 116), at(-124, 136), at(-150, 186)),
    root(40, at(16, 140), at(58, 182), at(92, 204), at(106, 250)),
    root(34, at(-10, 168), at(-40, 206), at(-62, 226), at(-70, 262)),
  )
}

/** The ear on its stalk: three pairs of grains and one at the tip. It hangs straight, so that no two run together. */
function ear(x: number, y: number): Shape {
  const stalk = stroke(
    [
      [0, 20],
      [10, -42],
      [48, -82],
      [104, -78],
    ],
    taper(44, 30),
    true,
  )
  const upright = join(
    ...([0, 1, 2].flatMap((row) => [-1, 1].map((side) => leaf(side * 11, -row * 74, 104, 38, side * 33))) as [
      Shape,
      ...Shape[],
    ]),
    leaf(0, -214, 104, 34, 0),
  )
  return moved(join(stalk, turned(moved(upright, 116, -66), 150, [116, -66])), x, y)
}

/** A blade that bends over, its foot at (0, 0): on the left of the stem where `side` is -1. */
const blade = (side: 1 | -1, length: number, lift: number): Shape =>
  traced(
    `M0 0C${side * length * 0.1} ${-lift * 0.86} ${side * length * 0.5} ${-lift * 1.34} ${side * length} ${-lift * 0.92}C${side * length * 0.7} ${-lift * 0.72} ${side * length * 0.36} ${-lift * 0.42} 0 0Z`,
  )

/** The l: a shoot with a rounded tip, a blade on either side, in ear. */
function earedL(x: number): Shape {
  const middle = x + stem / 2
  const tip = (out: number) =>
    traced(
      `M${x - out} 0V-440Q${x - out} -505 ${middle} -${522 + out}Q${x + stem + out} -505 ${x + stem + out} -440V0Z`,
    )
  const blades = join(moved(blade(-1, 300, 210), x + 26, -318), moved(blade(1, 280, 190), x + stem - 26, -66))
  return join(
    tip(0),
    cut(blades, tip(gap)),
    ear(middle, -510),
    traced(`M${x} -6H${x + stem}V0L${middle + 24} 64H${middle - 24}L${x} 0Z`),
    root(44, [middle, 40], [middle + 4, 96], [middle - 4, 172]),
    root(36, [middle - 8, 34], [middle - 56, 74], [middle - 96, 82], [middle - 118, 118]),
    root(36, [middle + 8, 40], [middle + 52, 84], [middle + 86, 94], [middle + 104, 134]),
  )
}

/** Two descenders root, one ascender ears: the letters of the brand in one ink. */
export const ppl = (): Shape => join(rootedP(0, -1), rootedP(500, 1), earedL(1040))
