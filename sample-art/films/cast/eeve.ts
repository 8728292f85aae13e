import eeve from '../../../media/files/wordmarks/eeve.svg'
import { type Point, taper } from '../stage/arms'
import { circle, line, path, place, rect, repeat } from '../stage/markup'
import { keys, linear, mix, out, past, ramp, swing } from '../stage/timing'
import { wordmark } from '../stage/wordmark'

/** What appears in the film eeve: its colours, its moments and its characters. */
export const lime = '#D8F25A'
export const moss = '#BCDB3C'
export const navy = '#15324A'
export const deep = '#0D2335'
export const white = '#FFFFFF'
export const red = '#FF4F3F'
export const mark = wordmark(eeve)
export const road = 566
export const petalLands = 3.1
export const startled = 3.18
export const leaves = 4.0

/** Loudness at a second: a snoring cat, a petal, a fright. The scooter adds nothing, that is the point. */
function loudness(t: number): number {
  if (t < 0) return 0
  const snore = t < petalLands ? 9 * Math.max(0, Math.sin(t * 4.2)) ** 2 : 0
  const petal = t > petalLands ? 58 * Math.exp(-(t - petalLands) * 3.6) : 0
  return snore + petal
}

export function meter(t: number): string {
  const needle = 1060
  const samples = Array.from({ length: 266 }, (_, i) => {
    const x = i * 4
    const then = t - (needle - x) / 420
    const y = 646 + loudness(then) * Math.sin(then * 96) * (0.6 + 0.4 * Math.sin(then * 31))
    return `${x} ${y.toFixed(1)}`
  })
  const level = loudness(t)
  const dots = repeat(24, (i) => rect(20 + i * 54 - ((t * 420) % 54), 700, 4, 8, '#3B5B77'))
  return (
    rect(0, road, 1280, 160, navy) +
    rect(0, road, 1280, 8, deep) +
    dots +
    line(`M${samples.join('L')}`, lime, 6) +
    circle(needle, 646, 13 + level * 0.25, level > 20 ? red : white)
  )
}

function wheel(x: number, turn: number): string {
  return place(
    { x },
    circle(0, 0, 56, navy),
    circle(0, 0, 34, lime),
    place(
      { rotate: turn },
      repeat(3, (i) => rect(-4, -34, 8, 68, navy, `transform="rotate(${i * 60})"`)),
    ),
    circle(0, 0, 11, navy),
  )
}

/** The scooter and who rides it; origin on the road between the wheels. */
export function scooter(t: number, x: number): string {
  const brake = swing(t, 2.32, 1.7, 3.2)
  const nose =
    keys(t, [2.0, 0], [2.34, 13, out], [2.62, 0, past]) -
    17 * ramp(t, leaves, leaves + 0.15, out) * (1 - ramp(t, leaves + 0.35, leaves + 0.6))
  const pivot = nose > 0 ? 150 : -150
  const head = keys(t, [2.3, 0], [2.5, 8], [3.1, 8], [3.2, -8, out], [3.5, -4], [3.9, 0])
  const shrug = keys(t, [3.34, 0], [3.5, 1, past], [3.8, 1], [3.95, 0])
  const scarf = `M-12 -338Q-60 ${-350 + brake * 20} -112 ${-330 + 18 * Math.sin(t * 17) + brake * 60}L-104 ${-304 + 18 * Math.sin(t * 17 + 0.8) + brake * 60}Q-56 -316 -10 -314Z`
  const lean = keys(
    t,
    [0.2, 5],
    [1.9, 5],
    [2.3, 13, out],
    [2.7, 0, past],
    [leaves, 0],
    [leaves + 0.2, -9, out],
    [5, 4],
  )
  const body = path(
    'M-214 -92Q-200 -178 -110 -178H18Q48 -178 58 -152L82 -100H112L148 -268H112V-300H180L206 -96Q212 -66 184 -56Q150 -116 96 -62H-86Q-150 -140 -206 -62Q-222 -68 -214 -92Z',
    white,
  )
  const trim =
    path('M-120 -178Q-136 -206 -104 -208H14Q36 -204 24 -178Z', red) +
    path('M-66 -140l-34 46h25l-15 36 50 -55h-29l19 -27z', navy) +
    line('M146 -286L112 -312', navy, 16) +
    circle(176, -262, 17, lime) +
    rect(-224, -132, 26, 18, red)
  const leg = line('M-40 -212L30 -196L52 -104', navy, 40) + line('M46 -90h38', deep, 28)
  const skin = '#B9764A'
  const neck =
    taper([2, -122], [13, -166], 21, 18, skin) +
    path('M24 -166Q16 -154 -2 -150L-6 -134L22 -136Z', '#9A5D37') +
    // The scarf goes round the foot of the neck.
    line('M-20 -128Q4 -116 26 -130', navy, 29) +
    line('M-20 -128Q4 -116 26 -130', lime, 17)
  const torso = place(
    { x: -44, y: -206, rotate: lean },
    path('M-34 4Q-40 -118 2 -136Q48 -130 44 -60L36 4Z', red),
    neck,
    place(
      { x: 12, y: -172, rotate: head },
      path('M-36 -2Q-44 -76 6 -78Q52 -76 50 -22L44 -18V4Q6 14 -30 -2Z', navy),
      path('M14 -46H54Q58 -16 46 5Q36 14 18 8L10 -4Z', skin),
      path('M-36 -16Q-44 -80 6 -80Q54 -78 52 -42H10V-18L4 2Q-20 6 -36 -16Z', navy),
      line('M8 -16Q12 4 26 11', deep, 5),
      rect(4, -52, 50, 9, lime),
      line('M40 -24v6', navy, 6),
      line(`M34 -3q7 ${shrug > 0.3 ? -4 : 5} 12 -1`, navy, 4),
    ),
  )
  const tilt = (lean * Math.PI) / 180
  const shoulder: Point = [
    -44 + 18 * Math.cos(tilt) + 106 * Math.sin(tilt),
    -206 - 106 * Math.cos(tilt) + 18 * Math.sin(tilt),
  ]
  const elbow: Point = [mix(38, 32, shrug), mix(-264, -250, shrug)]
  const wrist: Point = [mix(100, 80, shrug), mix(-300, -328, shrug)]
  const [hx, hy] = [mix(116, 88, shrug), mix(-308, -352, shrug)]
  const arm =
    taper(shoulder, elbow, 19, 14, '#D93A2C') +
    taper(elbow, wrist, 14, 10.5, '#D93A2C') +
    taper(wrist, [hx, hy], 9, 13, skin) +
    line(`M${hx - 4} ${hy - 4}l${mix(12, -14, shrug)} ${mix(-8, -10, shrug)}`, skin, 9)
  return place(
    { x, y: road },
    place(
      { x: pivot, y: 0, rotate: nose },
      place(
        { x: -pivot },
        place(
          { y: -56 },
          wheel(-148, t < 2.3 ? t * 900 : (t - leaves) * 700 * (t > leaves ? 1 : 0)),
          wheel(150, t < 2.3 ? t * 900 : 0),
        ),
        leg,
        body,
        trim,
        path(
          scarf,
          lime,
          `stroke="${navy}" stroke-width="7" stroke-linejoin="round" transform="translate(-18 18) rotate(${lean} -40 -206)"`,
        ),
        torso,
        arm,
      ),
    ),
  )
}

export function petal(t: number): string {
  if (t < 1.7) return ''
  const fall = ramp(t, 1.7, petalLands, linear)
  const away = keys(t, [startled, 0], [startled + 0.5, 1, out])
  const x = 1082 + Math.sin(fall * 11) * 90 * (1 - fall) + away * 120
  const y = mix(-40, road - 232, fall) - 90 * Math.sin(away * 3.1) + away * 260
  return place(
    { x, y: Math.min(y, road - 8), rotate: Math.sin(fall * 11 + 1) * 60 + away * 400 },
    path('M0 -26C26 -16 26 18 0 28C-22 16 -24 -12 0 -26Z', red),
    line('M0 -18V18', '#FFB1A8', 4),
  )
}
