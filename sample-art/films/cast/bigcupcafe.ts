import cafe from '../../../media/files/wordmarks/bigcupcafe.svg'
import { angle, type Point, taper } from '../stage/arms'
import { limb } from '../stage/bones'
import { circle, ellipse, line, path, place, repeat } from '../stage/markup'
import { blinks, both, into, keys, linear, mix, out, past, ramp, swing } from '../stage/timing'
import { set, wordmark } from '../stage/wordmark'

/** What appears in the film bigcupcafe: its colours, its moments and its characters. */
export const wall = '#62CDB6'
export const dot = '#7CDAC5'
const teal = '#0B5A4E'
export const shade = '#0E7263'
export const cream = '#FFF3DD'
export const crease = '#EAD8B6'
export const coffee = '#5A2B17'
export const crema = '#C98F5B'
export const foam = '#FFFDF7'
export const latte = '#E9CDA6'
export const orange = '#FF7A3D'
export const skin = '#9A552D'
export const back = '#7B4121'
export const ink = '#17120F'
const mark = wordmark(cafe)
export const rim = { x: 690, y: 262, rx: 318, ry: 58 }
export const table = 648
export const splash = 3.62

/** Where the bather stands (feet) and what he does. */
function feet(t: number): [number, number] {
  if (t < 1.75) return [keys(t, [0.25, -80], [1.15, 232, linear], [1.3, 246, out]), table]
  const climb = ramp(t, 1.9, 2.62, linear)
  if (t < 2.62) return [mix(246, 352, climb), mix(table, rim.y + 4, climb)]
  const hop = keys(t, [3.0, 0], [3.08, -38, out], [3.2, 0, into])
  if (t < 3.3) return [keys(t, [2.62, 352], [2.78, 376], [3.0, 388], [3.1, 366]), rim.y + 2 + hop]
  const dive = ramp(t, 3.3, splash, linear)
  return [mix(366, 660, dive), mix(rim.y, rim.y + 40, dive) - Math.sin(dive * Math.PI) * 215]
}

/** The man, about 150 px tall, drawn from his feet. Cap, moustache, towel. */
export function bather(t: number): string {
  const [x, y] = feet(t)
  if (t > splash) return ''
  const walking = t < 1.25
  const climbing = t >= 1.9 && t < 2.62
  const stride = walking ? Math.sin(t * 17) : climbing ? Math.sin(t * 24) : 0
  const bob = walking ? Math.abs(Math.cos(t * 17)) * 7 : 0
  const toe = keys(t, [2.72, 0], [2.88, 1, both], [3.0, 1], [3.04, 0, out])
  const crouch = keys(t, [3.12, 0], [3.26, 22, both], [3.32, 0, out])
  const tuck = ramp(t, 3.32, 3.45, out)
  const spin = t > 3.3 ? ramp(t, 3.32, splash, linear) * 330 : 0
  const hip: [number, number] = [0, -58 - bob + crouch + tuck * 10]
  const left: [number, number] = tuck
    ? [24, -58]
    : [-9 + stride * 20, -Math.max(0, stride) * (climbing ? 24 : 10)]
  const right: [number, number] = tuck
    ? [30, -50]
    : [9 - stride * 20 + toe * 34, -Math.max(0, -stride) * (climbing ? 24 : 10) + toe * 4]
  const legs =
    line(limb({ from: [-9, hip[1]], to: left, upper: 31, lower: 31, bend: -1 }), back, 17) +
    line(limb({ from: [9, hip[1]], to: right, upper: 31, lower: 31, bend: -1 }), skin, 17)
  const gaze = keys(
    t,
    [1.25, 0],
    [1.42, -20, past],
    [1.8, -20],
    [1.95, 0],
    [2.75, 0],
    [2.9, 22],
    [3.0, 14],
    [3.06, -16, out],
    [3.2, 0],
  )
  const shoulder = hip[1] - 50
  const isRaised = climbing || (t > 3.0 && t < 3.18)
  const arms = ([-1, 1] as const)
    .map((side) => {
      const reach = side * stride * 14
      const [elbow, hand]: [Point, Point] = tuck
        ? [
            [20 + side * 10, shoulder + 22 - side * 2],
            [33 + side * 3, shoulder + 48 + side * 2],
          ]
        : isRaised
          ? [
              [6 + side * 40, shoulder - 34],
              [10 + side * 24, shoulder - 62 + reach],
            ]
          : [
              [side * 44 - stride * 6, shoulder + 26],
              [side * 31 - side * stride * 20, shoulder + 45],
            ]
      const colour = side < 0 ? back : skin
      return (
        taper([side * 26, shoulder], elbow, 11, 9, colour) +
        taper(elbow, hand, 9, 7, colour) +
        place(
          { x: hand[0], y: hand[1], rotate: angle(elbow, hand) },
          ellipse(7, 0, 12, 10, colour),
          line(`M2 ${side * 5}l8 ${side * 7}`, colour, 7),
        )
      )
    })
    .join('')
  const towel =
    path(
      `M-33 ${hip[1] - 18}H33L${36 + swing(t, 1.2, 3, 4) * 8} ${hip[1] + 28}Q0 ${hip[1] + 36} -36 ${hip[1] + 28}Z`,
      orange,
    ) + path(`M-33 ${hip[1] - 6}H34V${hip[1] + 4}H-34Z`, cream)
  const chest =
    path(
      `M-32 ${hip[1] - 14}Q-40 ${hip[1] - 68} 0 ${hip[1] - 70}Q40 ${hip[1] - 68} 32 ${hip[1] - 14}Z`,
      skin,
    ) + line(`M-7 ${hip[1] - 44}h0M7 ${hip[1] - 40}h0M0 ${hip[1] - 32}h0`, ink, 5)
  return place(
    { x, y },
    place(
      { rotate: spin, y: t > 3.3 ? -60 : 0 },
      place(
        { y: t > 3.3 ? 60 : 0 },
        legs,
        chest,
        towel,
        arms,
        place({ x: 2, y: hip[1] - 78, rotate: gaze }, head(t)),
      ),
    ),
  )
}

export function head(t: number): string {
  const scared = t > 3.0 && t < 3.2
  const blissful = t > splash
  const eyes = blissful
    ? line('M-15 -22q6 -7 12 0M7 -22q6 -7 12 0', ink, 4.5)
    : scared
      ? circle(-9, -22, 8, '#fff') +
        circle(13, -22, 8, '#fff') +
        circle(-9, -22, 3, ink) +
        circle(13, -22, 3, ink)
      : place({ y: -22, scaleY: blinks(t, 0.9, 1.6, 2.3) }, circle(-7, 0, 4.2, ink), circle(14, 0, 4.2, ink))
  const cap =
    path('M-34 -30Q-38 -74 2 -76Q42 -74 38 -30Q2 -42 -34 -30Z', orange) +
    repeat(5, (i) => circle(-24 + i * 13, -48 - (i % 2) * 12, 4.5, cream)) +
    path('M-38 -32q10 -8 19 0q9 -8 19 0q10 -8 20 0q9 -8 19 0l2 10q-40 -12 -80 0z', cream)
  return (
    circle(2, -24, 33, skin) +
    circle(-32, -18, 8, back) +
    cap +
    eyes +
    path('M-12 -6Q3 -18 18 -6Q12 2 3 -4Q-6 2 -12 -6Z', ink) +
    (scared ? ellipse(3, 4, 7, 8, '#6B2A1B') : line('M-3 3q6 4 12 0', '#6B2A1B', 3.5))
  )
}

/** The ladder: swung up, leaned, and forgotten. */
export function ladder(t: number): string {
  if (t < 1.2) return ''
  const lean = keys(t, [1.3, -64], [1.72, 15, into], [1.84, 10], [1.92, 14.5])
  const gone = ramp(t, 3.9, 4.5, into)
  const rungs = line(
    repeat(9, (i) => `M-20 ${-34 - i * 42}h40`),
    '#C7803F',
    8,
  )
  const carried = t < 1.3 ? -66 : lean
  return place(
    { x: 262 - gone * 30, y: table + 6, rotate: carried - gone * 76, scale: 1 - 0.001 * gone },
    line('M-20 0V-412M20 0V-412', '#E09A52', 10),
    rungs,
  )
}

export const ripples = (t: number): string =>
  [0, 0.22, 0.44]
    .map((wait) => {
      const grow = ramp(t, splash + wait, splash + wait + 1, out)
      return grow > 0 && grow < 1
        ? ellipse(
            rim.x,
            rim.y + 16,
            40 + grow * 250,
            8 + grow * 36,
            'none',
            `stroke="${crema}" stroke-width="${7 * (1 - grow)}"`,
          )
        : ''
    })
    .join('')

export const name = (t: number): string =>
  t < 4.3
    ? ''
    : set(mark, {
        x: rim.x,
        y: rim.y + 196,
        width: 452,
        fill: teal,
        letter: (i) => ({
          scale: ramp(t, 4.35 + i * 0.04, 4.7 + i * 0.04, past),
          y: 26 * swing(t, 4.55 + i * 0.04, 2.6, 5),
        }),
      })
