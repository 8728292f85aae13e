import { cream, mustard, night } from './book'

/** An egret in flight, cut as if by gouge: neck drawn back into an S, wings up, legs trailing. It looks to the right. */

type Spot = readonly [x: number, y: number]

const short = (value: number): string => value.toFixed(1)
const spot = ([x, y]: Spot): string => `${short(x)} ${short(y)}`

/** A point of a quadratic curve. */
const on = ([a, b, c]: readonly [Spot, Spot, Spot], t: number): Spot => {
  const [u, v, w] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2]
  return [a[0] * u + b[0] * v + c[0] * w, a[1] * u + b[1] * v + c[1] * w]
}

/** A feather from its root to its rounded tip. */
function feather(root: Spot, tip: Spot, half: number): string {
  const [dx, dy] = [tip[0] - root[0], tip[1] - root[1]]
  const long = Math.hypot(dx, dy) || 1
  const [ux, uy] = [dx / long, dy / long]
  const beside = (t: number, side: number): string =>
    spot([root[0] + dx * t - uy * half * side, root[1] + dy * t + ux * half * side])
  const tipEnd = spot([tip[0] + ux * half * 0.3, tip[1] + uy * half * 0.3])
  return `M${beside(0, 0.5)}C${beside(0.4, 1.1)} ${beside(0.94, 1.15)} ${tipEnd}C${beside(0.97, -0.75)} ${beside(0.4, -1.1)} ${beside(0, -0.5)}Z`
}

/** A lens that tapers at both ends: one push of the gouge. */
function cut(from: Spot, to: Spot, half: number): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const long = Math.hypot(dx, dy) || 1
  const [nx, ny] = [(-dy / long) * half, (dx / long) * half]
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  return `M${spot(from)}Q${spot([mx + nx, my + ny])} ${spot(to)}Q${spot([mx - nx, my - ny])} ${spot(from)}Z`
}

interface Wing {
  /** The line of the feathers' roots, from the shoulder to the hand, and of their tips. */
  roots: readonly [Spot, Spot, Spot]
  tips: readonly [Spot, Spot, Spot]
  count: number
  /** Half the width of a feather. */
  half: number
  /** The arm and the small feathers on it. */
  arm: string
}

const near: Wing = {
  roots: [
    [6, -8],
    [62, -104],
    [-16, -150],
  ],
  tips: [
    [-66, 2],
    [-158, -92],
    [-106, -206],
  ],
  count: 14,
  half: 11,
  arm: 'M52 -6C80 -50 82 -112 36 -142C12 -158 -34 -178 -80 -201C-56 -172 -34 -142 -14 -124C12 -106 14 -56 -22 -4C0 10 32 8 52 -6Z',
}
const far: Wing = {
  roots: [
    [30, -30],
    [126, -96],
    [92, -176],
  ],
  tips: [
    [-10, -90],
    [4, -186],
    [64, -238],
  ],
  count: 9,
  half: 11,
  arm: 'M46 -14C82 -50 134 -104 130 -156C126 -182 104 -206 81 -227C86 -196 88 -172 82 -150C70 -112 44 -70 26 -40Z',
}

const feathers = ({ roots, tips, count, half }: Wing): string[] =>
  Array.from({ length: count }, (_, i) => {
    const t = i / (count - 1)
    return feather(on(roots, t), on(tips, t), half * (1 + 0.12 * Math.sin(Math.PI * t)))
  })

/** Cuts on the arm, in rows that follow the roots. */
const coverts = ({ roots, tips, count }: Wing, rows: readonly number[]): string =>
  rows
    .map((row, n) =>
      Array.from({ length: count - 2 }, (_, i) => {
        const t = (i + 0.9 + (n % 2) * 0.5) / (count - 0.4)
        const [root, tip] = [on(roots, t), on(tips, t)]
        const away = (k: number): Spot => [root[0] + (tip[0] - root[0]) * k, root[1] + (tip[1] - root[1]) * k]
        return cut(away(row), away(row + 0.13), 3.2)
      }).join(''),
    )
    .join('')

/** The neck: from the breast forward and down, back under the nape, and forward into the head. */
const neck =
  'M60 -20C76 -14 94 0 108 4C118 6 120 -2 112 -10C96 -22 82 -34 86 -52C90 -66 108 -72 126 -68C138 -66 144 -60 146 -54C134 -50 120 -50 112 -50C104 -48 108 -40 118 -32C136 -20 146 -4 140 14C134 34 108 42 80 34C56 28 50 0 60 -20Z'
const body =
  'M64 -22C34 -34 -20 -30 -66 -6C-92 4 -112 8 -124 14C-112 24 -86 26 -60 24C-24 46 40 54 84 36C108 24 96 -8 64 -22Z'
const bill = 'M142 -64C164 -62 188 -56 206 -48C184 -48 162 -48 144 -50Z'
const tail = [
  feather([-60, 4], [-132, 6], 9),
  feather([-60, 10], [-136, 16], 9),
  feather([-60, 16], [-126, 26], 9),
]
const legs =
  'M-40 20C-100 26 -160 32 -212 41L-242 35L-222 45L-248 50L-214 49C-160 41 -100 34 -40 30ZM-36 28C-92 40 -146 51 -198 63L-228 61L-207 68L-230 77L-197 71C-146 59 -92 48 -30 38Z'

/** Cuts that round the body and the neck off from below. */
const shade = [
  ...Array.from({ length: 9 }, (_, i) => {
    const x = -44 + i * 15
    return cut(
      [x, 26 + 8 * Math.sin((i / 8) * Math.PI)],
      [x + 22, 24 + 10 * Math.sin((i / 8) * Math.PI)],
      2.6,
    )
  }),
  ...Array.from({ length: 7 }, (_, i) =>
    cut([-30 + i * 16, 12 + (i % 2) * 4], [-12 + i * 16, 12 + (i % 2) * 4], 2.2),
  ),
  cut([104, 26], [132, 6], 2.6),
  cut([98, 20], [124, 4], 2.2),
  cut([-66, 8], [-116, 11], 2),
  cut([-66, 16], [-112, 19], 2),
].join('')

/** One egret; the middle of its body at (x, y), about 360 px long at scale 1. `faces` -1 turns it to the left; `clear` is how wide the key block clears its outline. */
export function egret(x: number, y: number, scale: number, faces = 1, clear = 15): string {
  const [back, front] = [feathers(far), feathers(near)]
  const solid = [...back, far.arm, ...tail, body, neck, near.arm, ...front, bill, legs].join('')
  const layer = (paths: string[], arm: string): string =>
    `<g stroke="${night}" stroke-width="3" stroke-linejoin="round">${paths.map((d) => `<path d="${d}"/>`).join('')}</g><path d="${arm}"/>`
  const key = `<path d="${solid}" fill="${night}" stroke="${night}" stroke-width="${clear}" stroke-linejoin="round"/>`
  return `<g transform="translate(${x} ${y}) scale(${(scale * faces * 0.8).toFixed(3)} ${(scale * 0.8).toFixed(3)})">${key}<path d="${legs}" fill="${mustard}"/>
  <g fill="${cream}">${layer(back, far.arm)}<path d="${coverts(far, [0.1])}" fill="${night}"/><path d="${near.arm}${neck}" fill="none" stroke="${night}" stroke-width="9"/>${layer(tail, body)}<path d="${neck}"/>${layer(front, near.arm)}</g>
  <path d="${coverts(near, [0.03, 0.19])}${shade}" fill="${night}"/><path d="${bill}" fill="${mustard}"/><path d="M132 -57L200 -49" stroke="${night}" stroke-width="2.2" fill="none"/><circle cx="129" cy="-61" r="4.2" fill="${night}"/></g>`
}
