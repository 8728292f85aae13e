import { bends, drawn, granule, scroll, twisted } from './macro-shapes'
import type { Piece } from './tracer'

type Spot = readonly [number, number]

/** One side of the teardrop from its tip to its round end. */
const half = bends(
  [0, 720],
  [
    [70, 470],
    [455, 300],
    [455, -120],
  ],
  [
    [455, -400],
    [260, -560],
    [0, -560],
  ],
)
const mirror = (spots: Spot[]): Spot[] => spots.map(([x, y]) => [-x, y])
const outline: Spot[] = [...half, ...mirror(half).toReversed()]

/** The outline moved inwards. */
const inset = (distance: number): Spot[] =>
  outline
    .map(([x, y], i): Spot => {
      const [px, py] = outline[i - 2] ?? [x, y + 1]
      const [qx, qy] = outline[i + 2] ?? [x, y + 1]
      const length = Math.hypot(qx - px, qy - py) || 1
      return [x + ((qy - py) / length) * distance, y - ((qx - px) / length) * distance]
    })
    // Where both sides meet in the tip, they would cross.
    .filter(([x, y], i) => (i < outline.length / 2 ? x > 14 : x < -14) || y < 0)

const both = (spots: Spot[]): Spot[][] => [spots, mirror(spots)]

/** The heavy twisted frame. */
const frame = (): Piece[] => twisted(outline, 0, 31, 250)

/** Scrolls of the wide part, their tails along the stem. */
const large = both([
  ...bends(
    [-34, 560],
    [
      [-34, 380],
      [-34, 200],
      [-34, -112],
    ],
  ),
  ...scroll(-195, -112, 161, 0, 45, -1),
])

/** Scrolls nearer the tip; their tails lean on the frame. */
const small = both([
  ...bends(
    [-24, 590],
    [
      [-70, 480],
      [-236, 380],
      [-236, 215],
    ],
  ),
  ...scroll(-142, 215, 94, Math.PI, 36, 1),
])

const joints: Spot[] = [
  [0, 90],
  [0, 330],
  [0, 398],
  [0, -300],
]

/** Granules on the middle line, and on the left of it: every one touches what it is soldered to. */
const balls = [
  [0, -328, 52],
  [0, -424, 42],
  [0, 90, 44],
  [0, 330, 33],
  [0, 398, 27],
  [0, 452, 21],
] as const
const pairs = [
  [-74, -386, 40],
  [-139, -408, 28],
  [-300, 108, 32],
] as const

/** The end of a scroll, melted to a drop. */
const melted = (spots: Spot[], radius: number): Piece => granule(spots.at(-1) ?? [0, 0], -4, radius)

/** The whole cell, lying in the plane z = 0. */
export function cell(): Piece[] {
  return [
    ...frame(),
    ...twisted(inset(82), -6, 10.5, 84),
    ...large.flatMap((d) => [...drawn(d, -8, 17), melted(d, 23)]),
    ...small.flatMap((d) => [...drawn(d, -8, 13), melted(d, 18)]),
    ...drawn(
      bends(
        [0, 640],
        [
          [0, 400],
          [0, 0],
          [0, -300],
        ],
      ),
      -4,
      16,
      joints,
    ),
    ...[
      ...balls,
      ...both(pairs.map(([x, y]): Spot => [x, y])).flatMap((side) =>
        side.map(([x, y], i) => [x, y, pairs[i]?.[2] ?? 0] as const),
      ),
    ].map(([x, y, radius]) => granule([x, y], radius * 0.3 - 2, radius)),
  ]
}

/** A cell farther down: its frame and two scrolls are enough. */
export const farCell = (): Piece[] => [...frame(), ...large.flatMap((d) => drawn(d, -8, 22))]

/** The live line, nearest of all. */
export const liveWire = (): Piece[] =>
  drawn(
    bends(
      [-200, 1130],
      [
        [200, 1010],
        [520, 1230],
        [900, 1190],
      ],
      [
        [1180, 1160],
        [1400, 1010],
        [1740, 1060],
      ],
    ),
    0,
    27,
    [],
    true,
  )
