import { angle, between, draped, type Point, taper } from '../stage/arms'
import { solve } from '../stage/bones'
import { circle, clipped, line, path, place } from '../stage/markup'
import { both, keys, mix, out, past, ramp, swing } from '../stage/timing'
import { cream, head, ink, orange, rim, skin, splash } from './bigcupcafe'

const shadow = '#9A5A30'

/** Neck, shoulders and the top of the chest; the pit of the neck at the origin. */
const bust =
  path('M-22 -26H22V12H-22Z', shadow) +
  path('M-20 -2Q0 10 20 -2Q28 10 62 12Q82 16 84 44L72 96H-72L-84 44Q-82 16 -62 12Q-28 10 -20 -2Z', skin) +
  line('M-40 26Q-18 22 -8 30M40 26Q18 22 8 30', shadow, 4) +
  line('M-14 48h0M12 52h0M0 60h0', ink, 5)

/** Where the arms part from the chest. */
const armpits = 'M-52 58Q-52 42 -64 30M52 58Q52 42 64 30'

/** All that is seen above the surface. */
const water = `<path d="M300 -80H1080V${rim.y + 30}H${rim.x + 50}Q${rim.x - 40} ${rim.y + 42} ${rim.x - 130} ${rim.y + 30}H300Z"/>`

interface Arm {
  name: string
  shoulder: Point
  /** Where the hand comes from, the highest point of its way, and where the wrist lies in the end. */
  way: readonly [Point, Point, Point]
  bend: 1 | -1
  /** Degrees of the hand at rest; -1 mirrors it. */
  hand: { turn: number; side: 1 | -1 }
}

/** Shoulder, upper arm, elbow, forearm, and a hand over the rim. `reach` 0: under the coffee, 1: at rest. */
function arm({ name, shoulder, way, bend, hand }: Arm, reach: number): string {
  const [start, top, rest] = way
  const to = between(between(start, top, reach), between(top, rest, reach), reach)
  const { joint, end } = solve({ from: shoulder, to, upper: 82, lower: 84, bend })
  const turn = mix(hand.side > 0 ? angle(end, joint) : angle(joint, end), hand.turn, reach)
  const forearm =
    taper(joint, end, 16, 11, skin) +
    place({ x: end[0], y: end[1], rotate: turn, scaleX: hand.side }, draped(skin, shadow))
  // It comes out of the coffee: the upper arm always ends at the surface, the rest until the hand is out.
  return (
    clipped(`upper-${name}`, water, taper(shoulder, joint, 21, 15.5, skin)) +
    (reach < 0.4 ? clipped(`lower-${name}`, water, forearm) : forearm)
  )
}

const duck = (t: number): string =>
  place(
    {
      x: mix(266, 236, ramp(t, 4.3, 5.3, both)),
      y: mix(110, 10, ramp(t, 4.25, 4.6, past)) + 4 * Math.sin(t * 3.4),
      rotate: 5 * Math.sin(t * 3.4),
    },
    path('M-40 -6Q-44 22 0 22Q36 22 38 -4Q24 4 10 -4Q-14 10 -40 -6Z', '#FFC53D'),
    circle(18, -22, 20, '#FFC53D'),
    path('M34 -24l22 6-20 8z', orange),
    circle(24, -26, 3.6, ink),
  )

/** After the splash: he comes up, lays both arms over the rim, and a duck joins him. */
export function afloat(t: number): string {
  if (t < splash + 0.1) return ''
  const up =
    keys(t, [splash + 0.1, 190], [splash + 0.5, -14, out], [splash + 0.75, 8], [splash + 1, 0]) +
    4 * Math.sin(t * 3)
  const [x, y] = [rim.x - 40, rim.y - 18 + up]
  const hat = place(
    { x: 2, y: -78, rotate: 8 + 10 * swing(t, splash + 0.5, 2.4, 2.5) },
    path('M-30 6Q-34 -18 -10 -16Q-4 -38 16 -22Q40 -22 34 6Z', cream),
  )
  const left = ramp(t, 4.15, 4.55, both)
  const right = ramp(t, 4.3, 4.7, both)
  const arms = [
    arm(
      {
        name: 'left',
        shoulder: [x - 70, y + 34],
        way: [
          [x - 60, 350],
          [x - 150, 150],
          [458, 284],
        ],
        bend: 1,
        hand: { turn: -12, side: 1 },
      },
      left,
    ),
    arm(
      {
        name: 'right',
        shoulder: [x + 70, y + 34],
        way: [
          [x + 60, 350],
          [x + 180, 150],
          [808, 298],
        ],
        bend: -1,
        hand: { turn: 10, side: -1 },
      },
      right,
    ),
  ]
  return (
    clipped(
      'water',
      water,
      place({ x: rim.x - 30, y: rim.y }, duck(t)),
      place({ x, y }, bust),
      place({ x, y: y - 8, scale: 1.34, rotate: -6 }, head(t), hat),
    ) +
    arms.join('') +
    clipped('armpits', water, line(armpits, shadow, 4, `transform="translate(${x} ${y})"`))
  )
}
