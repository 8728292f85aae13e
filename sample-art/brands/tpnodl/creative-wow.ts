import { type Drawing, svg } from '../../lib/drawing'
import { cobalt, line, night, note, rect, say, white, yellow } from './book'

const side = 1200
const middle = side / 2
const margin = 72
/** Radius of the glass, and the line that the letters stand on: the wire. */
const r = 210
const dome = 344
const floor = 486
/** Lowest point of the jaw. */
const chin = 916

/** The bulb of the family, its lower half pulled down as far as the picture goes. */
function longBulb(): string {
  const neck = chin + 62
  const [left, right] = [middle - r, middle + r]
  const glass = `M${middle - 75} ${neck}C${middle - 75} ${neck - 110} ${left} ${floor + 280} ${left} ${dome}A${r} ${r} 0 0 1 ${right} ${dome}C${right} ${floor + 280} ${middle + 75} ${neck - 110} ${middle + 75} ${neck}Z`
  const rings = [0, 31, 62].map((y, i) =>
    i === 2
      ? rect(middle - 46, neck + 8 + y, 92, 25, white)
      : rect(middle - 77, neck + 8 + y, 154, 25, white),
  )
  return `<path d="${glass}" fill="${yellow}"/>${rings.join('')}`
}

/**
 * Wow: the bulb is the O of the word and its jaw has dropped off the line. Mouth and arrow together are the sign for a
 * download, so that the idea holds at any size, without a figure to misread.
 */
export function wow(): Drawing {
  const half = 132
  const [a, b] = [middle - half, middle + half]
  const lip = `C${a} ${floor + 200} ${a + 34} ${chin} ${middle} ${chin}S${b} ${floor + 200} ${b} ${floor}`
  const mouth = `M${a} ${floor}${lip}Q${middle} ${floor - 46} ${a} ${floor}Z`
  const arrow = `M${middle - 31} 530h62v142h58L${middle} 782L${middle - 89} 672h58Z`
  const eyes = [-1, 1].map(
    (to) =>
      `<ellipse cx="${middle + to * 74}" cy="322" rx="33" ry="43" fill="${night}"/><path d="M${middle + to * 74 - 40} 238q40 -36 80 0" fill="none" stroke="${night}" stroke-width="16"/>`,
  )
  // Each W as far from the edge of the square as the words at the foot.
  const letters = [margin + 150, side - margin - 150].map((x) =>
    say('W', x, floor - 10, 304, { anchor: 'middle', spacing: 0 }),
  )
  const beams = [-48, -32, -16, 0, 16, 32, 48].map((turn, i) =>
    line(
      `M${middle} ${dome - r - 28}v${i % 2 ? -56 : -30}`,
      yellow,
      13,
      `transform="rotate(${turn} ${middle} ${dome})"`,
    ),
  )
  const picture = `${beams.join('')}${letters.join('')}${longBulb()}${eyes.join('')}
  <path d="${mouth}" fill="${night}"/><path d="${arrow}" fill="${white}"/>
  ${line(`M-40 ${floor}H${a}${lip}H1240`, white, 20)}
  <g fill="${night}"><circle cx="${a}" cy="${floor}" r="19"/><circle cx="${b}" cy="${floor}" r="19"/></g>
  ${note(['So many', 'downloads.'], margin, 1048, 70, { weight: 800, leading: 1.12 })}
  ${note(['Our jaw', 'is still', 'down there.'], side - margin, 970, 70, { anchor: 'end', leading: 1.12 })}`
  return {
    width: side,
    height: side,
    ground: cobalt,
    html: svg(rect(0, 0, side, side, cobalt) + picture, side, side),
  }
}
