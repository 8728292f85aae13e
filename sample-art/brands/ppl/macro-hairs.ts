import { random } from '../../lib/random'
import { root } from './book'
import { at, type Flat, heading, mix, write } from './macro-form'
import { type Grain, macroGrain } from './macro-nutrients'

/** A hair as four points of a curve. */
type Curve = [Flat, Flat, Flat, Flat]

const along = ([a, b, c, d]: Curve, t: number): Flat =>
  ([0, 1] as const).map(
    (k) => (1 - t) ** 3 * a[k] + 3 * (1 - t) ** 2 * t * b[k] + 3 * (1 - t) * t * t * c[k] + t ** 3 * d[k],
  ) as Flat

/** The outline of a hair that tapers from `foot` to `end` px. */
function taper(curve: Curve, foot: number, end: number): string {
  const [left, right]: [Flat[], Flat[]] = [[], []]
  for (let i = 0; i <= 14; i++) {
    const t = i / 14
    const [x, y] = along(curve, t)
    const [qx, qy] = along(curve, t + 0.01)
    const [px, py] = along(curve, t - 0.01)
    const across = Math.atan2(qy - py, qx - px) + Math.PI / 2
    // The foot flares: a hair is a bulge of one cell of the skin.
    const half = (end + (foot - end) * (1 - t) + foot * 0.7 * Math.max(0, 1 - t * 9)) / 2
    left.push([x + Math.cos(across) * half, y + Math.sin(across) * half])
    right.unshift([x - Math.cos(across) * half, y - Math.sin(across) * half])
  }
  return `M${write(left)}L${write(right)}Z`
}

const outwards = (t: number, side: number): number => heading(t) - (Math.PI / 2) * side

/** A hair straight out into the soil, `long` px, that gives way to crumbs a little. */
function loose(t: number, side: number, long: number, next: () => number): Curve {
  const foot = at(t, side * 0.97)
  const a = outwards(t, side)
  const sway = (share: number, bend: number): Flat => [
    foot[0] + Math.cos(a + bend) * long * share,
    foot[1] + Math.sin(a + bend) * long * share,
  ]
  const lean = side * (0.1 - next() * 0.5)
  return [foot, sway(0.35, lean * 0.2), sway(0.7, lean + (next() - 0.5) * 0.5), sway(1, lean)]
}

/** A hair to a grain, whose tip is laid on it; above 0 `to` turns that tip up from the side that faces the root, below 0 down. */
function holding(t: number, side: number, grain: Grain, to: number): Curve {
  const foot = at(t, side * 0.97)
  const a = outwards(t, side)
  const reach = Math.hypot(grain.x - foot[0], grain.y - foot[1])
  const turn = Math.atan2(foot[1] - grain.y, foot[0] - grain.x) + to * side
  const on = (far: number): Flat => [grain.x + Math.cos(turn) * far, grain.y + Math.sin(turn) * far]
  return [
    foot,
    [foot[0] + Math.cos(a) * reach * 0.42, foot[1] + Math.sin(a) * reach * 0.42],
    on(grain.r + reach * 0.26),
    on(grain.r * 0.66),
  ]
}

/** A grain and the hairs that hold it: where each leaves the root, and where on the grain it ends. */
export interface Grip {
  grain: Grain
  side: -1 | 1
  hairs: readonly { from: number; to: number }[]
}

/** Hairs on both sides of the root, longest in the middle of it; none into a grain. `back` hairs lie deeper and darker. */
function fringe(seed: number, every: number, back: boolean, grips: readonly Grip[]): string {
  const next = random(seed)
  const drawn: string[] = []
  for (const side of [-1, 1] as const)
    for (let t = 0.02; t < 0.8; t += every * (0.6 + next() * 0.8)) {
      const young = Math.min(1, (0.84 - t) / 0.3)
      const long = (90 + next() ** 1.4 * 250) * young * (0.72 + 0.4 * Math.sin(t * 4))
      const curve = loose(t, side, long, next)
      const meets = grips.some(({ grain: { x, y, r } }) =>
        [0.5, 0.75, 1].some((u) => {
          const [px, py] = along(curve, u)
          return Math.hypot(px - x, py - y) < r * 1.25 + 10
        }),
      )
      if (meets) continue
      const shade = side < 0 ? next() * 0.2 : 0.14 + next() * 0.26
      const fill = back ? mix('#A88468', '#6A4836', next()) : mix(root, '#C8A98A', shade)
      drawn.push(`<path d="${taper(curve, back ? 5.5 : 7, back ? 2 : 2)}" fill="${fill}"/>`)
    }
  return drawn.join('')
}

/** Beads of the grain's own kind on their way along a hair, smaller the nearer they are. */
const beads = (curve: Curve, { kind, r }: Grain): string =>
  [0.2, 0.4, 0.6]
    .map((u, i) => {
      const [x, y] = along(curve, u)
      return macroGrain({ kind, x, y, r: r * (0.15 + i * 0.035) + 3, turn: kind === 1 ? 12 + i * 30 : 0 })
    })
    .join('')

/** All hairs: those behind the grains, and those before them, with what travels on them. */
export function macroHairs(grips: readonly Grip[]): {
  deep: string
  behind: string
  front: string
  within: string
} {
  const held = grips.flatMap(({ grain, side, hairs }) =>
    hairs.map(({ from, to }, i) => ({
      grain,
      from,
      side,
      curve: holding(from, side, grain, to),
      bears: i % 2 === 0,
    })),
  )
  const grip = held
    .map(
      ({ curve }) =>
        `<path d="${taper(curve, 12, 6)}" fill="${root}"/><circle cx="${curve[3][0].toFixed(1)}" cy="${curve[3][1].toFixed(1)}" r="8" fill="${root}"/>`,
    )
    .join('')
  const load = held.map(({ grain, curve, bears }) => (bears ? beads(curve, grain) : '')).join('')
  const within = held
    .filter(({ bears }) => bears)
    .flatMap(({ grain: { kind }, from, side }) =>
      [0.84, 0.56].map((across, i) => {
        const [x, y] = at(from - 0.006 * i, across * side)
        return macroGrain({ kind, x, y, r: 12 - i, turn: kind === 1 ? 14 : 0 })
      }),
    )
    .join('')
  return {
    within,
    deep: fringe(17, 0.013, true, []),
    behind: fringe(4, 0.0105, false, grips),
    front: grip + load,
  }
}
