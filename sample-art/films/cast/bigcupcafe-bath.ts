import { angle, type Point, taper } from '../stage/arms'
import { solve } from '../stage/bones'
import { circle, clipped, line, path, place, repeat } from '../stage/markup'
import { both, chance, keys, mix, past, ramp, swing } from '../stage/timing'
import { back, foam, head, ink, latte, orange, rim, skin, splash } from './bigcupcafe'

const sole = '#C98B5F'

/** Where he leans: his back against the far side of the cup. */
const seat = { x: 642, y: 200 }

/** Height of the far rim's middle line at `x`. */
const farRim = (x: number): number => {
  const part = (r: number) => Math.sqrt(Math.max(0, 1 - ((x - rim.x) / r) ** 2))
  return (rim.y - rim.ry * part(rim.rx) + rim.y + 6 - (rim.ry - 14) * part(rim.rx - 22)) / 2
}

/** All that is seen above the front rim. */
const water = `<path d="M300 -120H1080V${rim.y}H${rim.x + rim.rx - 22}A${rim.rx - 22} ${rim.ry - 10} 0 0 1 ${rim.x - rim.rx + 22} ${rim.y}H300Z"/>`

/** Neck, shoulders and chest; the pit of the neck at the origin. */
const bust =
  path('M-24 -34H24V10H-24Z', back) +
  path('M-22 -8Q0 4 22 -8Q32 2 60 4Q84 8 86 36L72 110H-72L-86 36Q-84 8 -60 4Q-32 2 -22 -8Z', skin) +
  line('M-42 20Q-20 16 -8 24M42 20Q20 16 8 24', back, 4.5) +
  line('M-14 44h0M12 48h0M0 58h0', ink, 5)

/** A hand at rest, its wrist at the origin: four fingers lie over an edge below it, the thumb along it. */
const hand =
  path('M-10 -13Q10 -18 24 -12Q34 -4 30 10L4 16L-10 13Z', skin) +
  repeat(4, (i) => line(`M${3 + i * 8.5} 4l${2 + i * 1.5} ${[18, 20, 18, 13][i]}`, skin, 10)) +
  repeat(3, (i) => line(`M${8 + i * 8.5} 10l${2 + i} 10`, back, 2.4)) +
  line('M14 -10L33 -9', skin, 10)

/** An arm along the rim, thick at the shoulder. `reach` 0: under the coffee, 1: at rest. */
function arm(side: 1 | -1, reach: number, up: number): string {
  const shoulder: Point = [seat.x + side * 66, seat.y + 26 + up]
  const rest: Point = [seat.x + side * 203, farRim(seat.x + side * 203) - 10]
  const start: Point = [seat.x + side * 80, 350]
  const over = Math.sin(reach * Math.PI) * 90
  const to: Point = [mix(start[0], rest[0], reach), mix(start[1], rest[1], reach) - over]
  const { joint, end } = solve({ from: shoulder, to, upper: 74, lower: 68, bend: side > 0 ? -1 : 1 })
  const forearm =
    taper(joint, end, 18, 13, skin) +
    place({ x: end[0], y: end[1], scaleX: side, rotate: mix(angle(joint, end), 0, reach) * side }, hand)
  return clipped(`arm${side}`, water, taper(shoulder, joint, 23, 18, skin), forearm)
}

/** The sole of a foot, its heel below: five toes, the big one on the inner side. */
const foot = (inner: 1 | -1): string =>
  path('M-21 46Q-27 6 -23 -18Q0 -34 23 -18Q27 6 21 46Z', skin) +
  circle(inner * -13, -27, 13, skin) +
  repeat(4, (i) => circle(inner * (3 + i * 7.2), [-31, -29, -24, -16][i] ?? 0, 8.5 - i * 0.7, skin)) +
  path('M-14 46Q-16 22 -15 -6Q0 -16 15 -8Q17 20 14 46Z', sole) +
  circle(inner * -13, -29, 7, sole) +
  repeat(4, (i) => circle(inner * (3.5 + i * 7.2), [-32, -30, -25, -17][i] ?? 0, 3.6 - i * 0.3, sole))

const duck = (t: number): string =>
  place(
    {
      x: mix(962, 918, ramp(t, 4.3, 5.3, both)),
      y: rim.y - 6 + mix(110, 0, ramp(t, 4.25, 4.6, past)) + 4 * Math.sin(t * 3.4),
      rotate: 5 * Math.sin(t * 3.4),
      scale: 1.25,
    },
    path('M-40 -6Q-44 22 0 22Q36 22 38 -4Q24 4 10 -4Q-14 10 -40 -6Z', '#FFC53D'),
    circle(18, -22, 20, '#FFC53D'),
    path('M34 -24l22 6-20 8z', orange),
    circle(24, -26, 3.6, ink),
  )

/** A row of heaps of milk foam, in the shade at its foot; it swells after the splash. */
function heaps(row: number, from: number, to: number, y: number, size: number, swell: number): string {
  const count = Math.round((to - from) / (size * 1.2))
  const each = (draw: (x: number, y: number, r: number) => string) =>
    repeat(count + 1, (i) => {
      const r = size * (0.82 + 0.4 * chance(i, row)) * swell
      return draw(mix(from, to, i / count), y - r * 0.3 + 5 * chance(i, row + 1), r)
    })
  const base = `M${from} ${y}H${to}L${to - 26} ${y + 70}H${from + 26}Z`
  return (
    each((x, top, r) => circle(x, top - 5, r + 1, latte)) +
    each((x, top, r) => circle(x, top + 2, r, foam)) +
    (swell > 0.5 ? path(base, foam) : '')
  )
}

/** Single bubbles on the foam. */
const bubbles = (swell: number): string =>
  [
    [470, 284, 9],
    [492, 296, 5],
    [584, 300, 7],
    [704, 302, 9],
    [724, 294, 5],
    [872, 288, 7],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle(x, y, r * swell, 'none', `stroke="${latte}" stroke-width="3"`))
    .join('')

/** After the splash: he comes up in froth, lays both arms along the rim, puts his feet up, and a duck joins him. */
export function afloat(t: number): string {
  if (t < splash + 0.1) return ''
  const up =
    keys(t, [splash + 0.1, 190], [splash + 0.5, -14, past], [splash + 0.75, 8], [splash + 1, 0]) +
    3 * Math.sin(t * 3)
  const swell = ramp(t, splash + 0.1, splash + 0.75, past) * (1 + 0.02 * Math.sin(t * 3 + 1))
  const feet = ([-1, 1] as const).map((side) => {
    const rise = ramp(t, 4.5 + side * 0.08, 4.85 + side * 0.08, past)
    return place(
      {
        x: 790 + side * 38,
        y: rim.y + 6 + (1 - rise) * 120,
        rotate: side * 9 + 7 * Math.sin(t * 5 + side),
        scale: 1.05,
      },
      foot(side),
    )
  })
  const dab = place(
    { x: 6, y: -74, rotate: 8 + 10 * swing(t, splash + 0.5, 2.4, 2.5) },
    path('M-24 6Q-28 -10 -10 -10Q-4 -24 12 -12Q30 -12 26 6Z', foam),
  )
  return clipped(
    'water',
    water,
    heaps(3, rim.x - 268, rim.x + 268, rim.y - 2, 24, swell),
    place({ x: seat.x, y: seat.y + up }, bust),
    arm(-1, ramp(t, 4.15, 4.55, both), up),
    arm(1, ramp(t, 4.3, 4.7, both), up),
    line(
      'M-60 62Q-58 46 -72 32M60 62Q58 46 72 32',
      back,
      4.5,
      `transform="translate(${seat.x} ${seat.y + up})"`,
    ),
    place({ x: seat.x, y: seat.y - 28 + up, scale: 1.5, rotate: -5 }, head(t), dab),
    heaps(5, rim.x - 240, rim.x + 60, rim.y + 22, 27, swell),
    ...feet,
    duck(t),
    heaps(8, rim.x - 196, rim.x + 206, rim.y + 46, 25, swell),
    bubbles(swell),
  )
}
