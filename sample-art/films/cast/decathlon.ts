import decathlon from '../../../media/files/wordmarks/decathlon.svg'
import { type Point, taper } from '../stage/arms'
import { type Limb, limb, solve } from '../stage/bones'
import { line, path, place } from '../stage/markup'
import { both, keys, linear, mix, out, ramp } from '../stage/timing'
import { wordmark } from '../stage/wordmark'

/** What appears in the film decathlon: its colours, its moments and its characters. */
export const blue = '#1457FF'
export const light = '#4C80FF'
export const deep = '#0B2E9E'
export const white = '#FFFFFF'
export const sun = '#FFD53D'
export const red = '#FF4F3F'
const skin = '#7A4222'
const shade = '#5B2F17'
export const ink = '#141019'
export const mark = wordmark(decathlon)
export const tape = 120
export const through = 3.22
export const size = 0.92

interface Pose {
  x: number
  y: number
  /** Degrees the runner's ground is turned. */
  turn: number
  /** 1 facing right of her own ground, -1 facing left; between the two she twists. */
  face: number
  /** Phase of the stride in strides; in the air the legs hold still. */
  phase: number
  air: number
}

/** The whole run as a path: floor, wall, leap, wall, leap. */
export function pose(t: number): Pose {
  const floor = ramp(t, 0.2, 1.28, linear)
  const up = ramp(t, 1.36, 1.98, linear)
  const leap = ramp(t, 1.98, 2.42, linear)
  const left = ramp(t, 2.42, 2.88, linear)
  const exit = ramp(t, 2.98, 3.7, linear)
  const wind = keys(t, [2.86, 0], [2.96, 1], [3.02, 0])
  if (t < 1.28) return { x: mix(-190, 560, floor), y: 1180, turn: 0, face: 1, phase: floor * 3.1, air: 0 }
  if (t < 1.98)
    return {
      x: keys(t, [1.28, 560, linear], [1.42, 672, out]),
      y: keys(t, [1.28, 1180], [1.36, 1090, linear], [1.98, 700, linear]),
      turn: keys(t, [1.28, 0], [1.44, -90, out]),
      face: 1,
      phase: 3.1 + up * 2.6,
      air: 0,
    }
  if (t < 2.42)
    return {
      x: mix(672, 48, leap),
      y: 700 - Math.sin(leap * Math.PI) * 60,
      turn: mix(-90, 90, both(leap)),
      face: keys(leap, [0.3, 1], [0.62, -1]),
      phase: 5.7,
      air: Math.sin(leap * Math.PI),
    }
  if (t < 2.98)
    return {
      x: 48 - wind * 14,
      y: mix(700, 560, left) + wind * 26,
      turn: 90,
      face: -1,
      phase: 5.7 + left * 1.5,
      air: 0,
    }
  return {
    x: mix(48, 470, out(exit)),
    y: mix(570, -420, exit) - Math.sin(exit * 2.2) * 70,
    turn: keys(exit, [0, 90], [0.34, 6, out], [1, -14]),
    face: keys(exit, [0.04, -1], [0.2, 1]),
    phase: 7.2,
    air: Math.min(1, exit * 4),
  }
}

/** A leg of the run: thigh and knee swing as in a sprint; from wall to wall the knees are drawn up, through the tape the legs split. */
function leg(
  phase: number,
  air: number,
  won: number,
  front: boolean,
): Pick<Limb, 'from' | 'to'> & { flex: number } {
  const cycle = (phase % 1) * Math.PI * 2
  const thigh = mix(0.2 + 0.92 * Math.cos(cycle), front ? mix(1.5, 1.35, won) : mix(0.35, -0.95, won), air)
  const bump = Math.max(0, -Math.sin(cycle - 0.5)) ** 1.4
  const knee = mix(0.22 + 1.75 * bump, front ? mix(1.7, 0.5, won) : mix(1.9, 0.9, won), air)
  const [upper, lower] = [112, 112]
  const from: [number, number] = [0, -214]
  const joint = [from[0] + Math.sin(thigh) * upper, from[1] + Math.cos(thigh) * upper] as const
  return {
    from,
    to: [joint[0] + Math.sin(thigh - knee) * lower, joint[1] + Math.cos(thigh - knee) * lower],
    flex: thigh - knee,
  }
}

/** Degrees she leans forward: more on a wall, upright in the air. */
export const lean = ({ turn, air }: Pose): number => mix(7 + Math.abs(turn) / 12, 0, air)

/** The runner, feet at the origin, facing right. */
function runner(her: Pose, t: number): string {
  const { phase, air } = her
  const bounce = -(Math.abs(Math.sin(phase * Math.PI * 2)) ** 3) * 26 * (1 - air)
  const won = ramp(t, 3.02, 3.16, out)
  const far = leg(phase + 0.5, air, won, false)
  const near = leg(phase, air, won, true)
  const shoe = (foot: readonly [number, number], flex: number, colour: string, gone = false) =>
    gone
      ? ''
      : place(
          { x: foot[0], y: foot[1], rotate: ((-flex * 180) / Math.PI) * 0.75 },
          path('M-22 -18L14 -16L58 6Q64 22 50 24H-26Z', colour),
          path('M-23 -18L14 -16L4 -2L-12 2L-25 12Z', ink),
          path('M-28 24H56L52 34H-24Z', white),
        )
  const thick = (spec: ReturnType<typeof leg>, colour: string, sock: string) => {
    const bones: Limb = { from: spec.from, to: spec.to, upper: 112, lower: 112, bend: -1 }
    const { joint, end } = solve(bones)
    const half = [(joint[0] + end[0]) / 2, (joint[1] + end[1]) / 2]
    return (
      line(limb(bones), colour, 46) +
      line(`M${half.join(' ')}L${end.join(' ')}`, sock, 40) +
      line(
        `M${spec.from.join(' ')}L${mix(spec.from[0], joint[0], 0.62)} ${mix(spec.from[1], joint[1], 0.62)}`,
        ink,
        60,
      )
    )
  }
  const cycle = phase * Math.PI * 2
  const arm = (swing: number, isFar: boolean) => {
    const colour = isFar ? shade : skin
    // In a leap the far arm reaches ahead and the near one back, against the legs; at the tape both go up.
    const upper = mix(-swing * 0.95, isFar ? 1.8 : mix(-1.75, 2.75, won), air)
    const lower = upper + mix(1.55, isFar ? 0.3 : mix(0.5, -0.15, won), air)
    const along = (from: Point, angle: number, far: number): Point => [
      from[0] + Math.sin(angle) * far,
      from[1] + Math.cos(angle) * far,
    ]
    const shoulder: Point = [32, -388]
    const elbow = along(shoulder, upper, 94)
    const wrist = along(elbow, lower, 84)
    const hand = along(wrist, lower, 17)
    return (
      taper(shoulder, elbow, 21, 16, colour) +
      taper(elbow, wrist, 16, 11.5, colour) +
      taper(wrist, hand, 12, 16, colour) +
      line(`M${wrist.join(' ')}L${along(wrist, lower + 0.95, 22).join(' ')}`, colour, 11)
    )
  }
  const torso =
    path('M-36 -196L-14 -420L70 -430L92 -330L44 -188Z', red) +
    path('M-28 -268L-20 -346L88 -346L84 -290Z', white)
  const braid = `M60 -508Q${-10 - 10 * Math.sin(cycle * 2)} ${-520 - air * 40} ${-64} ${-486 + 26 * Math.sin(cycle * 2 + 1) - air * 70}`
  const skull =
    path('M44 -430L50 -466L98 -462L100 -424Z', shade) +
    path(
      'M40 -478Q40 -556 100 -556Q156 -552 154 -500L168 -478L154 -470Q154 -436 116 -434Q44 -432 40 -478Z',
      skin,
    ) +
    path('M34 -480Q26 -574 104 -574Q152 -570 156 -522L92 -522L66 -470Z', ink) +
    path('M60 -526L156 -536L158 -518L58 -506Z', sun)
  const face = line('M130 -492v9', ink, 9) + line(`M122 -454q14 ${air > 0.3 ? 10 : 3} 26 -4`, white, 7)
  return place(
    { y: bounce, rotate: lean(her) },
    arm(-Math.cos(cycle), true),
    thick(far, shade, white),
    shoe(far.to, far.flex, sun, t > through + 0.1),
    torso,
    line(braid, ink, 26),
    skull,
    face,
    thick(near, skin, white),
    shoe(near.to, near.flex, sun),
    arm(Math.cos(cycle), false),
  )
}

export const shown = (t: number): string => {
  const at = pose(t)
  return place(
    {
      x: at.x,
      y: at.y,
      rotate: at.turn,
      scaleX: size * (Math.abs(at.face) < 0.12 ? 0.12 : at.face),
      scaleY: size,
    },
    runner(at, t),
  )
}
