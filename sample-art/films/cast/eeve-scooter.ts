import { type Point, taper } from '../stage/arms'
import { solve } from '../stage/bones'
import { circle, line, path, place, rect, repeat } from '../stage/markup'
import { keys, mix, out, past, ramp, swing } from '../stage/timing'
import { deep, leaves, lime, navy, red, road, white } from './eeve'

const skin = '#B9764A'
const dim = '#9A5D37'
const crimson = '#D93A2C'
const grey = '#DCE6EA'

/** Axles, right of the origin: the rear one under the seat, the front one ahead of the leg shield. */
const rear = -152
const front = 196
const axle = -58

function wheel(x: number, turn: number): string {
  return place(
    { x, y: axle },
    circle(0, 0, 58, navy),
    circle(0, 0, 37, lime),
    place(
      { rotate: turn },
      repeat(3, (i) => rect(-4.5, -36, 9, 72, navy, `transform="rotate(${i * 60})"`)),
    ),
    circle(0, 0, 12, navy),
  )
}

/** Behind the rider: the fork with its mudguard, the leg shield up to the handlebar. */
const column =
  line(`M150 -330L${front} ${axle}`, navy, 15) +
  path(
    `M${front - 78} -66Q${front - 66} -136 ${front} -136Q${front + 62} -134 ${front + 72} -80L${front + 52} -76Q${front + 44} -114 ${front} -114Q${front - 46} -112 ${front - 56} -62Z`,
    red,
  )

/** Leg shield, floor and tail in one sweep; the seat lies on the tail, the lamp ends it. */
const shell =
  path(
    'M128 -318Q150 -330 168 -316L176 -250Q186 -180 156 -112Q142 -74 108 -62H-34Q-44 -62 -50 -76Q-70 -124 -118 -134Q-186 -134 -214 -92Q-252 -96 -262 -128Q-270 -168 -236 -196Q-200 -216 -140 -214H-56Q-26 -212 -18 -184L6 -104Q10 -94 22 -94H84Q104 -96 112 -124Q130 -190 124 -262Z',
    white,
  ) +
  path(
    'M168 -316L176 -250Q186 -180 156 -112Q142 -74 108 -62H78Q122 -72 136 -116Q160 -184 152 -250L146 -322Z',
    grey,
  ) +
  path(
    'M-236 -196Q-200 -216 -140 -214H-56Q-26 -212 -18 -184L-14 -172Q-120 -186 -264 -150Q-262 -180 -236 -196Z',
    grey,
  ) +
  path('M-216 -206Q-232 -236 -196 -240Q-120 -246 -60 -240Q-34 -236 -40 -210Q-120 -202 -216 -206Z', navy) +
  path('M-262 -160L-276 -156Q-286 -142 -278 -128L-262 -126Z', red) +
  path('M-84 -188l-34 44h25l-15 36 50 -55h-29l19 -25z', navy)

/** Handlebar with its grip, brake lever, mirror, and the lamp in front. */
const handlebar =
  line('M140 -330L104 -342', navy, 17) +
  line('M120 -328L90 -326', deep, 6) +
  line('M138 -336L130 -386', navy, 7) +
  path('M106 -404Q132 -424 152 -398Q140 -378 112 -382Z', navy) +
  path('M126 -346Q160 -352 178 -330L176 -296Q150 -298 132 -312Z', white) +
  path('M178 -334Q196 -330 194 -310Q190 -298 176 -300Z', lime)

/** The scooter and who rides it; origin on the road between the wheels. */
export function scooter(t: number, x: number): string {
  const brake = swing(t, 2.32, 1.7, 3.2)
  const nose =
    keys(t, [2.0, 0], [2.34, 9, out], [2.62, 0, past]) -
    14 * ramp(t, leaves, leaves + 0.15, out) * (1 - ramp(t, leaves + 0.35, leaves + 0.6))
  const pivot = nose > 0 ? front : rear
  const roll = t < 2.3 ? t * 900 : t > leaves ? (t - leaves) * 700 : 0
  return place(
    { x, y: road },
    place(
      { x: pivot, rotate: nose },
      place(
        { x: -pivot },
        rider(t, brake, [wheel(front, roll), column, wheel(rear, roll), shell, handlebar].join('')),
      ),
    ),
  )
}

/** Astride in the middle of the seat: feet on the floor, both hands on the bar. What is her far side lies behind the scooter. */
function rider(t: number, brake: number, machine: string): string {
  const head = keys(t, [2.3, 0], [2.5, 8], [3.1, 8], [3.2, -8, out], [3.5, -4], [3.9, 0])
  const shrug = keys(t, [3.34, 0], [3.5, 1, past], [3.8, 1], [3.95, 0])
  const lean = keys(
    t,
    [0.2, 8],
    [1.9, 8],
    [2.3, 14, out],
    [2.7, 5, past],
    [leaves, 5],
    [leaves + 0.2, -6, out],
    [5, 7],
  )
  const hip: Point = [-104, -250]
  const tilt = (lean * Math.PI) / 180
  const at = (right: number, up: number): Point => [
    hip[0] + right * Math.cos(tilt) + up * Math.sin(tilt),
    hip[1] + right * Math.sin(tilt) - up * Math.cos(tilt),
  ]
  const arm = (shoulder: Point, hand: Point, colour: string, palm: string, long: number) => {
    const { joint, end } = solve({ from: shoulder, to: hand, upper: long, lower: long * 0.94, bend: 1 })
    return (
      taper(shoulder, joint, 21, 17, colour) +
      taper(joint, end, 17, 13, colour) +
      circle(end[0], end[1], 15, palm)
    )
  }
  const grip: Point = [mix(108, 92, shrug), mix(-346, -404, shrug)]
  const nearArm =
    arm(at(14, 110), grip, crimson, skin, 112) +
    line(`M${grip[0] - 2} ${grip[1] + 2}l${mix(14, 6, shrug)} ${mix(10, -20, shrug)}`, skin, 10)
  const farArm = arm(at(34, 112), [132, -356], '#B52C20', dim, 90)
  const leg = (to: Point, colour: string, boot: string) => {
    const { joint, end } = solve({ from: [hip[0] + 6, hip[1] + 20], to, upper: 112, lower: 116, bend: -1 })
    return (
      taper([hip[0] + 6, hip[1] + 20], joint, 31, 24, colour) +
      taper(joint, end, 23, 16, colour) +
      path('M-20 -22H16L20 0Q52 2 58 22H-20Z', boot, `transform="translate(${end[0]} ${end[1] - 2})"`)
    )
  }
  const scarf = `M-8 -136Q-60 ${-148 + brake * 20} -124 ${-126 + 18 * Math.sin(t * 17) + brake * 60}L-112 ${-96 + 18 * Math.sin(t * 17 + 0.8) + brake * 60}Q-58 -116 -4 -110Z`
  const body = place(
    { x: hip[0], y: hip[1], rotate: lean },
    path(scarf, lime, `stroke="${navy}" stroke-width="7" stroke-linejoin="round"`),
    path('M-42 34Q-52 -96 -14 -132Q34 -142 44 -104Q54 -40 46 34Q0 46 -42 34Z', red),
    taper([6, -122], [16, -166], 22, 19, skin),
    path('M30 -168Q20 -154 0 -150L-4 -134L26 -138Z', dim),
    line('M-18 -130Q8 -116 34 -132', navy, 30),
    line('M-18 -130Q8 -116 34 -132', lime, 18),
    place(
      { x: 16, y: -170, rotate: head - lean * 0.6 },
      path('M-36 -2Q-44 -76 6 -78Q52 -76 50 -22L44 -18V4Q6 14 -30 -2Z', navy),
      path('M14 -46H54Q56 -34 56 -28L64 -14L56 -10Q56 2 46 7Q36 14 18 8L10 -4Z', skin),
      path('M-36 -16Q-44 -82 6 -82Q56 -80 56 -42H10V-18L4 2Q-20 6 -36 -16Z', navy),
      line('M8 -16Q12 4 26 11', deep, 5),
      path('M2 -54H62Q66 -50 62 -44H2Z', lime),
      line('M42 -28v7', navy, 6),
      line(`M38 0q8 ${shrug > 0.3 ? -4 : 5} 14 -2`, navy, 4),
    ),
  )
  return farArm + leg([72, -118], '#0A1B2A', deep) + machine + leg([44, -116], navy, deep) + body + nearArm
}
