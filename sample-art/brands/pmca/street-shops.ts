import { cloth, patch, stitch } from './book'
import { ceiling, floor, flower, halfStreet, type Place, shape } from './street-space'

const { scarlet, turmeric, kajal, leaf, undyed, blue } = cloth
const top = 0.55

/** The plane of a door: places by metres from its near post and by height. */
type Plane = (u: number, y: number) => Place

const piece = (at: Plane, points: readonly (readonly [u: number, y: number])[], fill: string): string =>
  `<path d="${shape(points.map(([u, y]) => at(u, y)))}" fill="${fill}"/>`

const thread = (
  at: Plane,
  points: readonly (readonly [u: number, y: number])[],
  colour: string,
  width: number,
) => stitch(shape(points.map(([u, y]) => at(u, y))).replace('Z', ''), colour, width)

/** A lantern of cloth: cap, two bands, a toothed hem and a tail. */
function lantern(at: Plane, u: number, y: number, size: number, fill: string, band: string): string {
  const [w, h] = [size, size * 1.7]
  const teeth = Array.from({ length: 9 }, (_, i): [number, number] => [
    u - w + (i * w) / 4,
    y - h - (i % 2 ? size * 0.5 : 0),
  ])
  return [
    piece(
      at,
      [
        [u - 0.008, top],
        [u + 0.008, top],
        [u + 0.008, y],
        [u - 0.008, y],
      ],
      undyed,
    ),
    piece(
      at,
      [
        [u - 0.03, y - h],
        [u + 0.03, y - h],
        [u + 0.05, y - h * 1.75],
        [u - 0.05, y - h * 1.75],
      ],
      undyed,
    ),
    piece(
      at,
      [...teeth, [u + w, y - size * 0.5], [u + w * 0.5, y], [u - w * 0.5, y], [u - w, y - size * 0.5]],
      fill,
    ),
    piece(
      at,
      [
        [u - w, y - size * 0.62],
        [u + w, y - size * 0.62],
        [u + w, y - size * 1.16],
        [u - w, y - size * 1.16],
      ],
      band,
    ),
  ].join('')
}

/** A parasol that hangs open, seen from the side, in four gores. */
function parasol(at: Plane, u: number, y: number, r: number, fills: readonly string[]): string {
  const rim = (k: number): readonly [number, number] => [
    u + r * Math.cos(Math.PI * (1 - k)),
    y + r * 0.72 * Math.sin(Math.PI * k),
  ]
  const gores = [0, 1, 2, 3].map((i) => {
    const [from, to] = [u - r + (i * r) / 2, u - r + ((i + 1) * r) / 2]
    const arc = [0, 1, 2, 3].map((k) => rim((i + k / 3) / 4))
    return piece(
      at,
      [[from, y], ...arc, [to, y], [(from + to) / 2, y + r * 0.1]],
      fills[i % fills.length] ?? undyed,
    )
  })
  return `${piece(
    at,
    [
      [u - 0.015, y + r],
      [u + 0.015, y + r],
      [u + 0.015, y - r * 0.8],
      [u - 0.015, y - r * 0.8],
    ],
    undyed,
  )}${gores.join('')}`
}

/** A counter with piles of folded cloth on it. */
function counter(at: Plane, wide: number, fill: string, near: boolean): string {
  const board = floor + 0.52
  const piles = [0.06, 0.52].flatMap((from, p) =>
    [scarlet, undyed, blue, turmeric, leaf].slice(p, p + 4).map((colour, i) => {
      const [left, right] = [wide * from, wide * (from + 0.42 - 0.012 * i)]
      const y = board + i * 0.1
      return piece(
        at,
        [
          [left, y],
          [right, y],
          [right, y + 0.088],
          [left, y + 0.088],
        ],
        colour,
      )
    }),
  )
  const front = piece(
    at,
    [
      [0, floor],
      [wide, floor],
      [wide, board],
      [0, board],
    ],
    fill,
  )
  const seam = near
    ? thread(
        at,
        [
          [0.05, board - 0.07],
          [wide - 0.05, board - 0.07],
        ],
        undyed,
        3.4,
      )
    : ''
  return `${front}${seam}${piles.join('')}`
}

/** What a shop hangs in its door: lanterns, parasols or cloths, in turn. */
function goods(x: number, a: number, b: number, kind: number): string {
  const wide = b - a
  const at: Plane = (u, y) => [x, y, a + u]
  const near = a < 6
  const table = counter(at, wide, [leaf, scarlet, turmeric, blue][kind % 4] ?? leaf, near)
  const part = (k: number) => wide * k
  if (kind % 3 === 1)
    return `${lantern(at, part(0.2), 0.36, wide * 0.12, turmeric, scarlet)}${lantern(at, part(0.52), 0.12, wide * 0.12, undyed, blue)}${lantern(at, part(0.82), 0.36, wide * 0.12, scarlet, turmeric)}${table}`
  if (kind % 3 === 2)
    return `${parasol(at, part(0.5), 0.02, wide * 0.44, [scarlet, turmeric])}${parasol(at, part(0.5), -0.42, wide * 0.3, [undyed, blue])}${table}`
  const hung = [
    [0.04, 0.3, leaf, turmeric],
    [0.36, 0.64, undyed, scarlet],
    [0.7, 0.96, blue, undyed],
  ] as const
  const cloths = hung.map(([from, to, fill, heart], i) => {
    const [l, r, foot] = [part(from), part(to), -0.36 - (i % 2) * 0.1]
    const middle = (l + r) / 2
    return `${piece(
      at,
      [
        [l, top - 0.06],
        [r, top - 0.06],
        [r, foot],
        [middle, foot - 0.14],
        [l, foot],
      ],
      fill,
    )}${flower((u, v) => at(middle + u, 0.06 + v), 8, 0.04, (r - l) * 0.42, (r - l) * 0.09, heart)}`
  })
  return `${cloths.join('')}${piece(
    at,
    [
      [0, top - 0.03],
      [wide, top - 0.03],
      [wide, top - 0.08],
      [0, top - 0.08],
    ],
    undyed,
  )}${table}`
}

/** One side of the street: a shop to a bay, its sign above its door. */
export function wall(side: -1 | 1): string {
  const x = side * halfStreet
  const colours = side < 0 ? [blue, turmeric, scarlet, leaf] : [leaf, scarlet, blue, turmeric]
  const bays: readonly (readonly [number, number])[] = [
    [1.7, 2.5],
    [2.5, 4],
    [4, 5.8],
    [5.8, 8],
    [8, 10.6],
    [10.6, 14],
    [14, 20],
  ]
  const fronts = bays
    .map(([near, far], i) => {
      const fill = colours[i % 4] ?? blue
      const front = shape([
        [x, floor, near],
        [x, ceiling + 0.5, near],
        [x, ceiling + 0.5, far],
        [x, floor, far],
      ])
      const [a, b] = [near + (far - near) * 0.16, near + (far - near) * 0.84]
      const door = shape([
        [x, floor, a],
        [x, 0.55, a],
        [x, 0.55, b],
        [x, floor, b],
      ])
      const sheet = shape([
        [x, 0.72, a],
        [x, 1.55, a],
        [x, 1.55, b],
        [x, 0.72, b],
      ])
      const middle = (a + b) / 2
      const scale = (b - a) / 2.4
      const motif = flower(
        (u, v) => [x, 1.14 + v, middle + u * scale * 2.2],
        10,
        0.1,
        0.36,
        0.06,
        fill === turmeric ? scarlet : turmeric,
      )
      return `<path d="${front}" fill="${fill}"/>${patch(door, kajal)}${goods(x, a, b, i + (side < 0 ? 0 : 1))}${patch(sheet, undyed)}${motif}${stitch(
        shape([
          [x, floor, far],
          [x, ceiling + 0.5, far],
        ]).replace('Z', ''),
        undyed,
        4,
      )}`
    })
    .join('')
  return fronts
}
