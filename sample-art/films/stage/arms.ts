import { line, path, place, repeat } from './markup'

export type Point = readonly [number, number]

/** A part of a limb that narrows from one round end to the other. */
export function taper(from: Point, to: Point, thick: number, thin: number, colour: string): string {
  const far = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const nx = (from[1] - to[1]) / far
  const ny = (to[0] - from[0]) / far
  const edge = ([x, y]: Point, r: number) => `${(x + nx * r).toFixed(1)} ${(y + ny * r).toFixed(1)}`
  return path(
    `M${edge(from, thick)}L${edge(to, thin)}A${thin} ${thin} 0 0 0 ${edge(to, -thin)}L${edge(from, -thick)}A${thick} ${thick} 0 0 0 ${edge(from, thick)}Z`,
    colour,
  )
}

/** The point a share of the way between two. */
export const between = (from: Point, to: Point, share: number): [number, number] => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
]

/** Degrees of the way from one point to another. */
export const angle = (from: Point, to: Point): number =>
  (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI

/** A fist round an upright stick at the origin, its fingers pointing right: palm, four fingers, thumb on top. */
export const fist = (colour: string, crease: string): string =>
  path('M-34 -20Q-26 -34 -6 -30H8V30H-8Q-30 32 -34 18Z', colour) +
  repeat(4, (i) => line(`M-8 ${-21 + i * 14}H${[17, 20, 19, 14][i]}`, colour, 15)) +
  repeat(3, (i) => line(`M2 ${-14 + i * 14}H${[23, 25, 23][i]}`, crease, 3)) +
  line('M-20 -20L4 -35', colour, 16) +
  line('M-12 -15L8 -27', crease, 3)

/** A hand laid over an edge: the wrist at the origin, the back of the hand to the left, four fingers hanging. */
export const draped = (colour: string, crease: string): string =>
  line('M-8 6Q-2 20 10 22', colour, 9) +
  path('M4 -11Q-16 -15 -28 -4Q-35 4 -32 13H2Q12 4 4 -11Z', colour) +
  repeat(4, (i) => line(`M${-29 + i * 9.4} 8v${[17, 24, 25, 20][i]}`, colour, 9.6)) +
  repeat(3, (i) => line(`M${-24.4 + i * 9.4} 14v${[14, 18, 15][i]}`, crease, 2.2))

/** Bracelets as bands across a wrist; the origin on the arm, which lies along the x axis. */
export const bracelets = (at: Point, degrees: number, half: number, colours: readonly string[]): string =>
  place(
    { x: at[0], y: at[1], rotate: degrees },
    ...colours.map((colour, i) => line(`M${i * 9} ${-half}q7 ${half} 0 ${half * 2}`, colour, 6.5)),
  )
