import { angle, between, bracelets, fist, type Point, taper } from '../stage/arms'
import { solve } from '../stage/bones'
import { line, place } from '../stage/markup'
import { mix } from '../stage/timing'
import { ladle, leaf, marigold, rani, shade, skin } from './raagihalwa'

const blouse = '#8C1745'
/** Length of the ladle, px. */
const stick = 326

interface Arm {
  shoulder: Point
  hand: Point
  upper: number
  lower: number
  bend: 1 | -1
  /** Degrees of the ladle, and the side from which the hand takes it: 1 from the left, -1 from the right. */
  grip: number
  side: 1 | -1
}

/** Sleeve, upper arm, elbow, forearm, bracelets; the fist comes apart, since the ladle goes through it. */
function arm({ shoulder, hand, upper, lower, bend, grip, side }: Arm): { limb: string; hand: string } {
  // The wrist lies beside the ladle, on the side of its arm.
  const turn = (grip * Math.PI) / 180
  const wrist: Point = [hand[0] - side * 30 * Math.cos(turn), hand[1] - side * 30 * Math.sin(turn)]
  const { joint, end } = solve({ from: shoulder, to: wrist, upper, lower, bend })
  const hem = between(shoulder, joint, 0.6)
  const limb =
    taper(shoulder, joint, 34, 27, skin) +
    taper(shoulder, hem, 41, 36, blouse) +
    bracelets(hem, angle(shoulder, joint), 35, [marigold]) +
    taper(joint, end, 27, 19, skin) +
    bracelets(between(end, joint, 0.36), angle(joint, end), 22, [rani, marigold, leaf])
  return { limb, hand: place({ x: hand[0], y: hand[1], rotate: grip, scaleX: side }, fist(skin, shade)) }
}

/** Both arms from the shoulders to the ladle: her right hand stirs low, her left one leads above it. */
export function stirring(t: number): string {
  const spoon = ladle(t)
  const { lifted } = spoon
  const sway = ((spoon.x - 360) / 150) * 8
  const high: Point = [
    mix(396 + (spoon.x - 360) * 0.16, 448, lifted),
    mix(566 + (spoon.y - 800) * 0.5 * (1 - lifted), 500, lifted),
  ]
  const low = between([spoon.x, spoon.y], high, 0.55)
  const end = between([spoon.x, spoon.y], high, stick / Math.hypot(high[0] - spoon.x, high[1] - spoon.y))
  const grip = angle([spoon.x, spoon.y], high) + 90
  const right = arm({
    shoulder: [216 + sway, 552],
    hand: low,
    upper: 146,
    lower: 150,
    bend: 1,
    grip,
    side: 1,
  })
  const left = arm({
    shoulder: [516 + sway, 552],
    hand: high,
    upper: 120,
    lower: 160,
    bend: -1,
    grip,
    side: -1,
  })
  const shaft = `M${spoon.x} ${spoon.y + 6}L${end.join(' ')}`
  return (
    left.limb + right.limb + line(shaft, '#C98A4B', 21) + line(shaft, '#E0A868', 7) + left.hand + right.hand
  )
}
