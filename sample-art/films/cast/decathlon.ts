import decathlon from '../../../media/files/wordmarks/decathlon.svg'
import { type Limb, limb, solve } from '../stage/bones'
import { line, path, place } from '../stage/markup'
import { both, chance, clamp, keys, linear, mix, out, ramp } from '../stage/timing'
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
const size = 0.76

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
      y: keys(t, [1.28, 1180], [1.36, 1100, linear], [1.98, 800, linear]),
      turn: keys(t, [1.28, 0], [1.44, -90, out]),
      face: 1,
      phase: 3.1 + up * 2.2,
      air: 0,
    }
  if (t < 2.42)
    return {
      x: mix(672, 48, leap),
      y: mix(800, 740, leap) - Math.sin(leap * Math.PI) * 120,
      turn: mix(-90, 90, both(leap)),
      face: keys(leap, [0.3, 1], [0.62, -1]),
      phase: 5.3,
      air: Math.sin(leap * Math.PI),
    }
  if (t < 2.98)
    return {
      x: 48 - wind * 14,
      y: mix(740, 520, left) + wind * 26,
      turn: 90,
      face: -1,
      phase: 5.3 + left * 1.9,
      air: 0,
    }
  return {
    x: mix(48, 470, out(exit)),
    y: mix(530, -420, exit) - Math.sin(exit * 2.2) * 70,
    turn: keys(exit, [0, 90], [0.34, 6, out], [1, -14]),
    face: keys(exit, [0.04, -1], [0.2, 1]),
    phase: 7.2,
    air: Math.min(1, exit * 4),
  }
}

/** A leg of the run: thigh and knee swing as in a sprint; in the air the legs split. */
function leg(phase: number, air: number, front: boolean): Pick<Limb, 'from' | 'to'> & { flex: number } {
  const cycle = (phase % 1) * Math.PI * 2
  const thigh = mix(0.2 + 0.92 * Math.cos(cycle), front ? 1.35 : -0.95, air)
  const bump = Math.max(0, -Math.sin(cycle - 0.5)) ** 1.4
  const knee = mix(0.22 + 1.75 * bump, front ? 0.5 : 0.9, air)
  const [upper, lower] = [112, 112]
  const from: [number, number] = [0, -214]
  const joint = [from[0] + Math.sin(thigh) * upper, from[1] + Math.cos(thigh) * upper] as const
  return {
    from,
    to: [joint[0] + Math.sin(thigh - knee) * lower, joint[1] + Math.cos(thigh - knee) * lower],
    flex: thigh - knee,
  }
}

/** The runner, feet at the origin, facing right. One colour makes a shadow of her. */
function runner({ phase, air }: Pose, t: number, ghost?: string): string {
  const bounce = -Math.abs(Math.sin(phase * Math.PI * 2)) * 26 * (1 - air)
  const paint = (colour: string) => ghost ?? colour
  const far = leg(phase + 0.5, air, false)
  const near = leg(phase, air, true)
  const shoe = (foot: readonly [number, number], flex: number, colour: string, gone = false) =>
    gone
      ? ''
      : place(
          { x: foot[0], y: foot[1], rotate: ((-flex * 180) / Math.PI) * 0.75 },
          path('M-22 -18L14 -16L58 6Q64 22 50 24H-26Z', paint(colour)),
          path('M-28 24H56L52 34H-24Z', paint(white)),
        )
  const thick = (spec: ReturnType<typeof leg>, colour: string, sock: string) => {
    const bones: Limb = { from: spec.from, to: spec.to, upper: 112, lower: 112, bend: -1 }
    const { joint, end } = solve(bones)
    const half = [(joint[0] + end[0]) / 2, (joint[1] + end[1]) / 2]
    return (
      line(limb(bones), paint(colour), 46) +
      line(`M${half.join(' ')}L${end.join(' ')}`, paint(sock), 40) +
      line(
        `M${spec.from.join(' ')}L${mix(spec.from[0], joint[0], 0.62)} ${mix(spec.from[1], joint[1], 0.62)}`,
        paint(ink),
        60,
      )
    )
  }
  const cycle = phase * Math.PI * 2
  const arm = (turn: number, colour: string) => {
    const upper = mix(-turn * 0.95, 2.5, air * 0.6)
    const elbow: [number, number] = [34 + Math.sin(upper) * 84, -384 + Math.cos(upper) * 84]
    const bend = upper + 1.55 - air * 0.9
    return line(
      `M34 -384L${elbow.join(' ')}L${elbow[0] + Math.sin(bend) * 82} ${elbow[1] + Math.cos(bend) * 82}`,
      paint(colour),
      34,
    )
  }
  const torso =
    path('M-36 -196L-14 -420L70 -430L92 -330L44 -188Z', paint(red)) +
    path('M-28 -268L-20 -346L88 -346L84 -290Z', paint(white))
  const braid = `M60 -508Q${-10 - 10 * Math.sin(cycle * 2)} ${-520 - air * 40} ${-64} ${-486 + 26 * Math.sin(cycle * 2 + 1) - air * 70}`
  const skull =
    path('M44 -430L50 -466L98 -462L100 -424Z', paint(shade)) +
    path(
      'M40 -478Q40 -556 100 -556Q156 -552 154 -500L168 -478L154 -470Q154 -436 116 -434Q44 -432 40 -478Z',
      paint(skin),
    ) +
    path('M34 -480Q26 -574 104 -574Q152 -570 156 -522L92 -522L66 -470Z', paint(ink)) +
    path('M60 -526L156 -536L158 -518L58 -506Z', paint(sun))
  const face = ghost
    ? ''
    : line('M130 -492v9', ink, 9) + line(`M122 -454q14 ${air > 0.3 ? 10 : 3} 26 -4`, white, 7)
  return place(
    { y: bounce, rotate: mix(7, 0, air) },
    arm(-Math.cos(cycle), shade),
    thick(far, shade, white),
    shoe(far.to, far.flex, sun, t > through + 0.1),
    torso,
    line(braid, paint(ink), 26),
    skull,
    face,
    thick(near, skin, white),
    shoe(near.to, near.flex, sun),
    arm(Math.cos(cycle), skin),
  )
}

export const shown = (t: number, ghost?: string): string => {
  const at = pose(t)
  return place(
    {
      x: at.x,
      y: at.y,
      rotate: at.turn,
      scaleX: size * (Math.abs(at.face) < 0.12 ? 0.12 : at.face),
      scaleY: size,
    },
    runner(at, t, ghost),
  )
}

export const group = (index: number, inner: string): string =>
  `<g opacity="${clamp(0.45 + index * 0.2)}">${inner}</g>`

const tiers = 4
const seats = 6
const coats = ['#0C3CC4', '#2F6DFF', '#0F47DA', '#0B2E9E'] as const
const skins = ['#0A2A92', '#0D38B8', '#1242CC'] as const

/** One of the crowd at the origin, chin on the row in front: `cheer` throws the arms up, the eyes go where she goes. */
function fan(index: number, cheer: number, gaze: readonly [number, number], tier: number): string {
  const coat = mixed(coats[Math.floor(chance(index, 9) * 4)] ?? deep, tier)
  const head = mixed(skins[Math.floor(chance(index, 11) * 3)] ?? deep, tier)
  const hat = Math.floor(chance(index, 7) * 4)
  const arm = (side: number) =>
    line(
      `M${side * 40} 44Q${side * mix(58, 66, cheer)} ${mix(56, 6, cheer)} ${side * mix(44, 58, cheer)} ${mix(70, -62, cheer)}`,
      coat,
      24,
    )
  const eye = (x: number) =>
    path(`M${x - 9} -2a9 9 0 1 0 18 0a9 9 0 1 0 -18 0Z`, light) +
    path(`M${x - 4 + gaze[0] * 4} ${-2 + gaze[1] * 4}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0Z`, deep)
  return (
    arm(-1) +
    arm(1) +
    path('M-58 210V76C-58 40 -34 32 0 32S58 40 58 76V210Z', coat) +
    path('M-35 0C-35 -46 35 -46 35 0C35 30 20 40 0 40S-35 30 -35 0Z', head) +
    (hat === 0 ? path('M-38 -12C-38 -54 38 -54 38 -12L56 -8V-2H-38Z', coat) : '') +
    (hat === 1 ? path('M-30 -26Q-46 -50 -26 -62Q-8 -70 0 -52Q8 -70 26 -62Q46 -50 30 -26Z', coat) : '') +
    eye(-14) +
    eye(14) +
    path(`M-10 ${mix(17, 14, cheer)}Q0 ${mix(21, 34, cheer)} 10 ${mix(17, 14, cheer)}Z`, light)
  )
}

/** Rows further up are further off: nearer to the blue of the sky. */
const mixed = (colour: string, tier: number): string => {
  const part = (hex: string, i: number) => Number.parseInt(hex.slice(1 + i * 2, 3 + i * 2), 16)
  return `rgb(${[0, 1, 2].map((i) => Math.round(mix(part(colour, i), part(blue, i), 0.36 - tier * 0.1))).join(' ')})`
}

/** The stands: they fill while she is still away, rise as she passes, and sit down for good when the name comes. */
export function crowd(t: number): string {
  const her = pose(t)
  const body: [number, number] = [
    her.x + Math.sin((her.turn * Math.PI) / 180) * 200,
    her.y - Math.cos((her.turn * Math.PI) / 180) * 200,
  ]
  return Array.from({ length: tiers }, (_, tier) =>
    Array.from({ length: seats }, (_, i) => {
      const index = tier * seats + i
      const x = i * 150 + 20 - (tier % 2) * 75
      const y = 676 + tier * 142
      const late = 0.02 + (tiers - tier) * 0.03 + chance(index, 2) * 0.22
      const come = 1 - ramp(t, late, late + 0.34, out)
      const leave = ramp(t, 3.42 + tier * 0.03, 3.86 + tier * 0.03, (k) => k * k)
      const far = Math.hypot(x - body[0], (y - body[1]) * 0.8)
      const near = Math.exp(-((far / 230) ** 2))
      const won = ramp(t, through, through + 0.16, out)
      const joy = Math.max(near, won)
      const bounce = mix(near, Math.abs(Math.sin((t - through) * 9 + i)), won)
      const jump = bounce * (46 + 22 * chance(index, 5))
      const gaze = [clamp((body[0] - x) / 260, -1, 1), clamp((body[1] - y) / 260, -1, 1)] as const
      return place({ x, y: y + 760 * (come + leave) - jump, scale: 1.22 }, fan(index, joy, gaze, tier))
    }).join(''),
  ).join('')
}
