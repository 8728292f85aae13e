import { type Drawing, svg } from '../../lib/drawing'
import { bowl, chilli, creamShade, dotted, heat, lifted, onion, stick, tomato, tomatoShade } from './book'

const [width, height] = [1760, 800]
/** The greeting is drawn on the hero's field, whose bowl has its middle at 1000. */
const scale = 0.565
/** The hook is redrawn left of its crown at 590: whole pixels there, or the cut shows as a hairline. */
const left = Math.round(width / 2 - 410 * scale) - 590 * scale

/** A topping and where it floats on the hero's field: place, turn and size. */
const onions = [
  [270, 720, 20, 1],
  [1130, 452, -30, 0.9],
  [1690, 520, 40, 1],
  [1730, 860, 0, 0.85],
  [90, 450, -12, 0.9],
  [-210, 640, 30, 1],
  [-420, 360, -20, 0.9],
  [-90, 1010, 10, 0.9],
  [-480, 1180, 40, 1],
  [2010, 700, -30, 0.9],
  [2270, 430, 20, 1],
  [2120, 1060, 34, 1],
  [2490, 800, -14, 0.9],
] as const
const chillies = [
  [560, 700, 40, 1],
  [300, 900, 10, 1],
  [1640, 690, 24, 1],
  [-40, 760, -24, 1],
  [-160, 290, 14, 1],
  [-420, 860, 30, 1],
  [-230, 1290, -14, 1],
  [1880, 460, -18, 1],
  [2210, 830, 20, 1],
  [2010, 1290, 36, 1],
  [2430, 1180, -20, 1],
  [2510, 240, 10, 1],
] as const

/**
 * A wide card that may lose its sides down to 4:3, and its foot to a label: word, egg and grin stand high in the middle.
 * The h is shorter than the hero's, so that all of it can be large; therefore the chopsticks rise past the egg.
 */
export function card(): Drawing {
  const sticks = [stick(226, 376, 2400, -90), stick(212, 446, 2400, 50)] as const
  const floating =
    onions.map(([x, y, turn, size]) => onion(x, y, turn, size)).join('') +
    chillies.map(([x, y, turn, size]) => chilli(x, y, turn, size)).join('')
  const foot = `<ellipse cx="1030" cy="1462" rx="400" ry="28" fill="${tomatoShade}"/><path d="M764 1300H1236L1215 1462H785Z" fill="${creamShade}"/>`
  const greeting = `${lifted(...sticks, 110)}${dotted(444, 0.88)}<g transform="translate(0 -50)">${foot}${bowl(1396)}</g>`
  return {
    width,
    height,
    html: svg(
      `<rect width="${width}" height="${height}" fill="${tomato}"/><g transform="scale(.64)">${heat(width / 0.64, height / 0.64)}</g><g transform="translate(${left} -66) scale(${scale})">${floating}${greeting}</g>`,
      width,
      height,
    ),
  }
}
