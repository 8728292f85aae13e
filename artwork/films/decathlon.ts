import decathlon from '../../media/files/wordmarks/decathlon.svg'
import { type Limb, limb, solve } from './stage/bones'
import type { Film } from './stage/film'
import { circle, clipped, line, path, place, rect, repeat } from './stage/markup'
import { both, chance, clamp, into, keys, linear, mix, out, past, ramp, swing } from './stage/timing'
import { set, wordmark } from './stage/wordmark'

/** The screen is a track: along the floor, up the right wall, across to the left one, out at the top. One shoe comes back. */
const blue = '#1457FF'
const light = '#4C80FF'
const deep = '#0B2E9E'
const white = '#FFFFFF'
const sun = '#FFD53D'
const red = '#FF4F3F'
const skin = '#7A4222'
const shade = '#5B2F17'
const ink = '#141019'
const mark = wordmark(decathlon)

const tape = 120
const through = 3.22
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
function pose(t: number): Pose {
  const floor = ramp(t, 0.2, 1.28, linear)
  const up = ramp(t, 1.36, 1.98, linear)
  const leap = ramp(t, 1.98, 2.42, linear)
  const left = ramp(t, 2.42, 2.88, linear)
  const exit = ramp(t, 2.98, 3.7, linear)
  const wind = keys(t, [2.86, 0], [2.96, 1], [3.02, 0])
  if (t < 1.28) return { x: mix(-190, 560, floor), y: 1180, turn: 0, face: 1, phase: floor * 3.1, air: 0 }
  if (t < 1.98) return { x: keys(t, [1.28, 560, linear], [1.42, 672, out]), y: keys(t, [1.28, 1180], [1.36, 1100, linear], [1.98, 800, linear]), turn: keys(t, [1.28, 0], [1.44, -90, out]), face: 1, phase: 3.1 + up * 2.2, air: 0 }
  if (t < 2.42) return { x: mix(672, 48, leap), y: mix(800, 740, leap) - Math.sin(leap * Math.PI) * 120, turn: mix(-90, 90, both(leap)), face: keys(leap, [0.3, 1], [0.62, -1]), phase: 5.3, air: Math.sin(leap * Math.PI) }
  if (t < 2.98) return { x: 48 - wind * 14, y: mix(740, 520, left) + wind * 26, turn: 90, face: -1, phase: 5.3 + left * 1.9, air: 0 }
  return { x: mix(48, 470, out(exit)), y: mix(530, -420, exit) - Math.sin(exit * 2.2) * 70, turn: keys(exit, [0, 90], [0.34, 6, out], [1, -14]), face: keys(exit, [0.04, -1], [0.2, 1]), phase: 7.2, air: Math.min(1, exit * 4) }
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
  return { from, to: [joint[0] + Math.sin(thigh - knee) * lower, joint[1] + Math.cos(thigh - knee) * lower], flex: thigh - knee }
}

/** The runner, feet at the origin, facing right. One colour makes a shadow of her. */
function runner({ phase, air }: Pose, t: number, ghost?: string): string {
  const bounce = -Math.abs(Math.sin(phase * Math.PI * 2)) * 26 * (1 - air)
  const paint = (colour: string) => ghost ?? colour
  const far = leg(phase + 0.5, air, false)
  const near = leg(phase, air, true)
  const shoe = (foot: readonly [number, number], flex: number, colour: string, gone = false) => (gone ? '' : place({ x: foot[0], y: foot[1], rotate: (-flex * 180) / Math.PI * 0.75 }, path('M-22 -18L14 -16L58 6Q64 22 50 24H-26Z', paint(colour)), path('M-28 24H56L52 34H-24Z', paint(white))))
  const thick = (spec: ReturnType<typeof leg>, colour: string, sock: string) => {
    const bones: Limb = { from: spec.from, to: spec.to, upper: 112, lower: 112, bend: -1 }
    const { joint, end } = solve(bones)
    const half = [(joint[0] + end[0]) / 2, (joint[1] + end[1]) / 2]
    return line(limb(bones), paint(colour), 46) + line(`M${half.join(' ')}L${end.join(' ')}`, paint(sock), 40) + line(`M${spec.from.join(' ')}L${mix(spec.from[0], joint[0], 0.62)} ${mix(spec.from[1], joint[1], 0.62)}`, paint(ink), 60)
  }
  const cycle = phase * Math.PI * 2
  const arm = (turn: number, colour: string) => {
    const upper = mix(-turn * 0.95, 2.5, air * 0.6)
    const elbow: [number, number] = [34 + Math.sin(upper) * 84, -384 + Math.cos(upper) * 84]
    const bend = upper + 1.55 - air * 0.9
    return line(`M34 -384L${elbow.join(' ')}L${elbow[0] + Math.sin(bend) * 82} ${elbow[1] + Math.cos(bend) * 82}`, paint(colour), 34)
  }
  const torso = path('M-36 -196L-14 -420L70 -430L92 -330L44 -188Z', paint(red)) + path('M-28 -268L-20 -346L88 -346L84 -290Z', paint(white))
  const braid = `M60 -508Q${-10 - 10 * Math.sin(cycle * 2)} ${-520 - air * 40} ${-64} ${-486 + 26 * Math.sin(cycle * 2 + 1) - air * 70}`
  const skull = path('M44 -430L50 -466L98 -462L100 -424Z', paint(shade)) + path('M40 -478Q40 -556 100 -556Q156 -552 154 -500L168 -478L154 -470Q154 -436 116 -434Q44 -432 40 -478Z', paint(skin)) + path('M34 -480Q26 -574 104 -574Q152 -570 156 -522L92 -522L66 -470Z', paint(ink)) + path('M60 -526L156 -536L158 -518L58 -506Z', paint(sun))
  const face = ghost ? '' : line('M130 -492v9', ink, 9) + line(`M122 -454q14 ${air > 0.3 ? 10 : 3} 26 -4`, white, 7)
  return place({ y: bounce, rotate: mix(7, 0, air) }, arm(-Math.cos(cycle), shade), thick(far, shade, white), shoe(far.to, far.flex, sun, t > through + 0.1), torso, line(braid, paint(ink), 26), skull, face, thick(near, skin, white), shoe(near.to, near.flex, sun), arm(Math.cos(cycle), skin))
}

const shown = (t: number, ghost?: string): string => {
  const at = pose(t)
  return place({ x: at.x, y: at.y, rotate: at.turn, scaleX: size * (Math.abs(at.face) < 0.12 ? 0.12 : at.face), scaleY: size }, runner(at, t, ghost))
}

/** Lanes: they lie on the floor, climb the walls, and slide with the runner. */
function track(t: number): string {
  const run = keys(t, [0, 0], [1.3, 900, linear], [6, 1000, linear])
  const floor = repeat(8, (i) => path(`M${-420 + i * 210 - (run % 210)} 1280L${60 + i * 120 - (run % 210) * 0.57} 1196h60L${-300 + i * 210 - (run % 210)} 1280Z`, white))
  const climb = keys(t, [1.3, 0], [2.0, 620, linear])
  const sink = keys(t, [2.4, 0], [2.95, 520, linear])
  const wall = (x: number, move: number, from: number) => {
    const k = ramp(t, from, from + 0.25, out) * (1 - ramp(t, 4.0, 4.4, both))
    return repeat(8, (i) => rect(x === 0 ? -40 + 40 * k : 720 - 40 * k, i * 190 - 190 + (move % 190), 40, 95, white))
  }
  return rect(0, 1196, 720, 84, deep) + clipped('floor', rect(0, 1196, 720, 84, white), floor) + rect(0, 1188, 720, 10, white) + wall(1, climb, 1.2) + wall(0, sink, 2.25)
}

/** Dust where a foot pushes off hard. */
function dust(t: number): string {
  const hits = [[1.32, 690, 1170, 200], [1.98, 700, 830, 160], [2.43, 20, 740, -20], [2.98, 20, 540, 20]] as const
  return hits.map(([from, x, y, angle]) => {
    const k = ramp(t, from, from + 0.42, out)
    return k > 0 && k < 1 ? repeat(6, (i) => {
      const way = ((angle + (i - 2.5) * 24) * Math.PI) / 180
      return place({ x: x + Math.cos(way) * k * (90 + chance(i, 3) * 90), y: y + Math.sin(way) * k * (90 + chance(i, 4) * 90), rotate: i * 60 + k * 200, scale: 1 - k }, path('M0 -22L20 14L-20 14Z', i % 2 ? white : sun))
    }) : ''
  }).join('')
}

/** The finish tape, and its two halves. */
function ribbon(t: number): string {
  const torn = t - (through - 0.1)
  const pull = keys(t, [3.02, 0], [3.12, 1, into])
  const word = (x: number) => repeat(6, (i) => rect(x + i * 60, 0, 30, 34, red))
  if (torn < 0) return line(`M-20 ${tape}Q${mix(360, 420, pull)} ${tape - pull * 130} 740 ${tape}`, white, 34, 'stroke-linecap="butt"') + line(`M-20 ${tape}Q${mix(360, 420, pull)} ${tape - pull * 130} 740 ${tape}`, red, 34, 'stroke-linecap="butt" stroke-dasharray="34 34"')
  const fall = 1250 * torn ** 2
  const half = (x: number, side: number) => place({ x, y: tape - 17 + fall - 220 * torn, rotate: side * torn * 130 }, clipped(`half${side}`, rect(0, -60, 360, 160, white), place({ y: 14 * Math.sin(torn * 22 + side) }, rect(0, 0, 360, 34, white), word(0))))
  return torn < 1.2 ? half(-60, 1) + half(400, -1) : ''
}

/** The name takes the same way she did, on three lanes; then her shoe comes down. */
function finish(t: number): string {
  const lane = (x: number, from: number, colour: string, shift: number) => place({ x, y: 596 + shift, rotate: -90 }, set(mark, { x: 0, y: 0, width: 1120, fill: colour, letter: (i) => ({ x: mix(-760, 0, ramp(t, from + (8 - i) * 0.035, from + 0.42 + (8 - i) * 0.035, past)), scale: t < from ? 0 : 1 }) }))
  const jolt = 14 * swing(t, 4.72, 5, 6)
  const drift = ramp(t, 3.6, 6, linear) * -70
  const lanes = t > 3.5 ? lane(128, 3.74, light, 40 + drift * 0.6 + jolt) + lane(592, 3.66, light, 70 + drift + jolt) + lane(360, 3.55, white, jolt) : ''
  const drop = ramp(t, 4.25, 4.72, into)
  const hop = Math.abs(swing(t, 4.72, 1.4, 3.2)) * 150
  const turned = mix(-320, 0, drop) + 16 * swing(t, 4.72, 2.6, 3.4)
  const shoe = t > 4.25 ? place({ x: 560, y: mix(-160, 1112, drop) - hop, rotate: turned, scale: 1.9 }, path('M-44 -34L-10 -36L14 -16L58 4Q68 22 52 26H-48Z', sun), path('M-10 -36L14 -16L2 -6L-26 -22Z', ink), line('M8 -20L-4 -4M22 -14L10 2', red, 5), path('M-52 26H58L52 40H-46Z', white)) : ''
  return lanes + shoe
}

function frame(t: number): string {
  const rise = ramp(t, 0, 3.2, linear)
  const sunY = mix(430, 360, rise) - 700 * ramp(t, 3.2, 3.6, into)
  const burst = ramp(t, through, through + 0.55, out)
  const rays = burst > 0 && burst < 1 ? repeat(11, (i) => { const way = ((18 + i * 14.4) * Math.PI) / 180; return line(`M${430 + Math.cos(way) * (120 + burst * 300)} ${-40 + Math.sin(way) * (120 + burst * 300)}L${430 + Math.cos(way) * (220 + burst * 480)} ${-40 + Math.sin(way) * (220 + burst * 480)}`, sun, 24 * (1 - burst)) }) : ''
  const ghosts = t > 0.35 && t < 3.7 ? [0.15, 0.1, 0.05].map((late, i) => group(i, shown(t - late, [deep, '#1049D6', light][i] ?? light))).join('') : ''
  const wipe = ramp(t, 5.55, 5.95, both)
  const cover = wipe > 0 ? path(`M0 1280V${1280 - wipe * 1700}L720 ${1280 - wipe * 1700 + 420}V1280Z`, blue) : ''
  const speed = repeat(5, (i) => (t > 0.3 && t < 1.3 ? rect(pose(t).x - 390 - chance(i, 2) * 160, 900 + i * 52, 120 + chance(i, 5) * 110, 9, light) : ''))
  return rect(0, 0, 720, 1280, blue) + circle(470, sunY, 170, sun) + track(t) + speed + (t < 3.72 && t > 0.1 ? ghosts + shown(t) : '') + dust(t) + ribbon(t) + rays + finish(t) + cover
}
const group = (index: number, inner: string): string => `<g opacity="${clamp(0.45 + index * 0.2)}">${inner}</g>`

export const film: Film = { width: 720, height: 1280, duration: 6, poster: 2.12, frame }
