import { type Filigree, f, type Point } from './filigree'

type Bezier = readonly [Point, Point, Point, Point]

function along([a, b, c, d]: Bezier, t: number): Point {
  const [p, q, r, s] = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t * t, t ** 3]
  return [p * a[0] + q * b[0] + r * c[0] + s * d[0], p * a[1] + q * b[1] + r * c[1] + s * d[1]]
}

interface Vine {
  from: number
  to: number
  y: number
  bends: number
  /** Height of the first and the last bend. */
  amplitude: [number, number]
  /** Ends level instead of in the middle of a swing, to run on as a straight wire. */
  settles?: boolean
  /** The first bend hangs down instead of rising: two vines can then answer each other across a middle. */
  hangs?: boolean
}

/** Which way a bend goes: -1 up the picture, 1 down. */
const wayOf = (bend: number, hangs: boolean): number => (bend % 2 ? 1 : -1) * (hangs ? -1 : 1)

/** The wave: one or two curves a bend. Neighbours share their tangent, however unlike their heights: it is one wire. */
function wave({
  from,
  to,
  y,
  bends,
  amplitude: [first, last],
  settles = false,
  hangs = false,
}: Vine): Bezier[][] {
  const step = (to - from) / bends
  const high = (i: number) => {
    const at = Math.max(0, Math.min(bends - 1, i))
    return first + (last - first) * (bends > 1 ? at / (bends - 1) : 1)
  }
  return Array.from({ length: bends }, (_, i) => {
    const up = wayOf(i, hangs)
    const x = from + i * step
    const swing = (next: number) => y + up * 1.25 * ((high(i) + high(next)) / 2)
    if (!settles || i < bends - 1)
      return [
        [
          [x, y],
          [x + step * 0.3, swing(i - 1)],
          [x + step * 0.7, swing(i + 1)],
          [x + step, y],
        ],
      ]
    // Up to the crest, then an easy S down to the level.
    const crest = y + up * high(i) * 0.94
    const rise: Bezier = [
      [x, y],
      [x + step * 0.15, y + (swing(i - 1) - y) * 0.5],
      [x + step * 0.27, crest],
      [x + step * 0.44, crest],
    ]
    const fall: Bezier = [
      [x + step * 0.44, crest],
      [x + step * 0.7, crest],
      [x + step * 0.7, y],
      [x + step, y],
    ]
    return [rise, fall]
  })
}

/** Places on a curve from which leaves of the length `reach` part evenly: close together where it is bent. */
function evenly(
  curve: (t: number) => Point,
  [from, to]: readonly [number, number],
  count: number,
  reach: number,
): number[] {
  const fine = 240
  const at = (k: number) => from + ((to - from) * k) / fine
  const run = [0]
  let heading: number | undefined
  for (let k = 1; k <= fine; k++) {
    const [[ax, ay], [bx, by]] = [curve(at(k - 1)), curve(at(k))]
    // A heading to the left jumps by a whole turn where it passes the level; the smaller angle is meant.
    const now = Math.atan2(by - ay, bx - ax)
    const turned =
      heading === undefined ? 0 : Math.abs(Math.atan2(Math.sin(now - heading), Math.cos(now - heading)))
    heading = now
    run.push((run[k - 1] ?? 0) + Math.hypot(bx - ax, by - ay) + turned * reach)
  }
  const whole = run[fine] ?? 0
  return Array.from({ length: count }, (_, i) =>
    at(run.findIndex((gone) => gone >= (whole * i) / (count - 1) - 1e-6)),
  )
}

/** A vine of cells and scrolls along a wave; amplitude grows towards its end. Returns the wave's path data. */
export function vine(piece: Filigree, shape: Vine): string {
  const { from, to, y, bends, amplitude, settles = false, hangs = false } = shape
  const step = (to - from) / bends
  const sense = Math.sign(step)
  let d = `M${f(from)} ${f(y)}`
  wave(shape).forEach((curves, i) => {
    const up = wayOf(i, hangs)
    const grown = bends > 1 ? i / (bends - 1) : 1
    const high = amplitude[0] + (amplitude[1] - amplitude[0]) * grown
    for (const [, b, c, e] of curves) d += `C${[...b, ...c, ...e].map(f).join(' ')}`
    const curve = (t: number): Point => {
      const part = Math.min(curves.length - 1, Math.floor(t * curves.length))
      return along(curves[part] as Bezier, t * curves.length - part)
    }
    const size = high / 172
    const leaves = 5 + 2 * Math.round(grown)
    // Where the wire settles it bends the other way: no leaf there, and a smaller scroll.
    const settling = settles && i === bends - 1
    const places = evenly(curve, settling ? [0.16, 0.7] : [0.2, 0.8], leaves, 40 * size)
    for (const [q, t] of places.entries()) {
      const [px, py] = curve(t)
      const [ax, ay] = curve(t - 0.01)
      const [bx, by] = curve(t + 0.01)
      let normal = Math.atan2(by - ay, bx - ax) + Math.PI / 2
      if (Math.sin(normal) * up < 0) normal += Math.PI
      const middle = 1 - Math.abs(q / (leaves - 1) - 0.5) * 1.1
      piece.cell(normal, 12, 12 + 67 * size * (0.7 + 0.5 * middle), 17 * size, px, py)
    }
    const r = settling ? Math.min(60 * size, Math.abs(step) * 0.22) : 73 * size
    const sx = from + i * step + step * (settling ? 0.44 : 0.5)
    const sy = y + up * (high * 0.93 - r - (settling ? 30 : 16))
    piece.spiral(sx, sy, r, (up * Math.PI) / 2, 2.6, sense * up).granule(sx, sy, 10 * size)
    for (const q of settling ? [-0.4, 0.4] : [-0.95, -0.32, 0.32, 0.95])
      piece.cell((-up * Math.PI) / 2 + q, r + 6, r + 6 + 58 * size, 17 * size, sx, sy)
  })
  return d
}
