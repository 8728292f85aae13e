import { type Drawing, svg } from '../../lib/drawing'
import { china, inkOn, liquor, milkTea, names, saucer, say, shade } from './book'

/** The fan of chips: its rivet, how far each blade is turned from the next, half a blade's width, its length. */
const fan = { x: 450, y: 1500, blades: 8, step: 15.5, last: 26, half: 228, long: 1385 }
/** A chip: its pitch along the blade, half its width, where its words begin. */
const chip = { rows: 5, pitch: 232, half: 212, start: -186 }
/** On a tablet the picture is 257 px wide: names are the smallest words and still have 11 px there. */
const [nameSize, numberSize] = [58, 82]
const black = '#120400'
const clear = (colour: string): string => (inkOn(colour) === china ? china : black)
const rad = Math.PI / 180
const turnOf = (blade: number): number => fan.last - (fan.blades - 1 - blade) * fan.step

/** Whether words of this size stay whole: the next blade leaves them free, and the picture's edge does, too. */
function isWhole(words: string, blade: number, y: number, size: number): boolean {
  if (blade === fan.blades - 1) return true
  const right = chip.start + words.length * size * 0.54
  const [sin, cos] = [Math.sin(fan.step * rad), Math.cos(fan.step * rad)]
  const covered = (-fan.half - 16 - y * sin) / cos
  const turn = turnOf(blade) * rad
  const left = Math.min(...[0, size].map((up) => chip.start * Math.cos(turn) - (y - up) * Math.sin(turn)))
  return right < Math.min(covered, chip.half - 14) && fan.x + left > 68
}

/** A chip's number and name, as far as they stay whole; mere numbers where a name would be cut. */
function words(number: number, blade: number, y: number, colour: string, price?: string): string {
  const name = names[number - 1] ?? ''
  const setting = { colour: clear(colour), spacing: -0.6 }
  const [numberAt, nameAt] = [y + 84, y + 160]
  const label = isWhole(`${number}`, blade, numberAt, numberSize)
    ? say(`${number}`, chip.start, numberAt, numberSize, setting)
    : ''
  const named = isWhole(name, blade, nameAt, nameSize) ? say(name, chip.start, nameAt, nameSize, setting) : ''
  const paid = price
    ? say(price, -chip.start, numberAt, nameSize, { ...setting, weight: 600, anchor: 'end' })
    : ''
  return label + named + paid
}

/** Height above the rivet at which a circle of this radius around it is met, `x` to the side of a blade's middle. */
const arcAt = (radius: number, x: number): number => -Math.sqrt(radius * radius - x * x)

/** A blade's outline: both ends are arcs around the rivet, so that all tips lie on one circle and all feet in another. */
function outline(): string {
  const { half, long } = fan
  const [corner, round] = [arcAt(long, half), 26]
  const inner = arcAt(long, half - round)
  return `M${-half} 0V${corner + round}Q${-half} ${corner} ${round - half} ${inner}A${long} ${long} 0 0 1 ${half - round} ${inner}Q${half} ${corner} ${half} ${corner + round}V0A${half} ${half} 0 0 1 ${-half} 0Z`
}

/** The colour of one chip; the outermost follows the tip. */
function patch(row: number, y: number, colour: string): string {
  const [{ half, pitch }, radius] = [chip, fan.long - 16]
  const bottom = y + pitch - 9
  const top = row
    ? `V${y}H${half}`
    : `V${arcAt(radius, half)}A${radius} ${radius} 0 0 1 ${half} ${arcAt(radius, half)}`
  return `<path d="M${-half} ${bottom}${top}V${bottom}Z" fill="${colour}"/>`
}

/** The menu is a fan of paint chips on one rivet. */
export function chipFan(): Drawing {
  const prices = ['₹ 10', '₹ 12', '₹ 12', '₹ 15', '₹ 15']
  const { x, y } = fan
  const shape = outline()
  const drawn = Array.from({ length: fan.blades }, (_, blade) => {
    const isTop = blade === fan.blades - 1
    const chips = Array.from({ length: chip.rows }, (_, row) => {
      const number = row * 8 + blade + 1
      const colour = number === 40 ? china : shade(number)
      const from = 24 - fan.long + row * chip.pitch
      return `${patch(row, from, colour)}${words(number, blade, from, colour, isTop ? prices[row] : undefined)}`
    }).join('')
    const turned = `rotate(${turnOf(blade)})`
    const end = isTop
      ? `<path d="M${-fan.half} -204h${fan.half * 2}" stroke="#E9DCC4" stroke-width="4"/>`
      : ''
    return `<g transform="translate(${x} ${y}) ${turned}" data-bleed><path d="${shape}" fill="${china}"/>${chips}${end}</g>`
  }).join('')
  // One shadow for the whole fan: those of eight feet on top of each other would be black.
  const shadows = Array.from(
    { length: fan.blades },
    (_, blade) =>
      `<path transform="translate(${x + 16} ${y + 18}) rotate(${turnOf(blade)})" d="${shape}" fill="${black}"/>`,
  ).join('')
  return {
    width: 1350,
    height: 1800,
    html: svg(
      `<rect width="1350" height="1800" fill="${milkTea}"/><g opacity=".34">${shadows}</g>${drawn}<circle cx="${x + 10}" cy="${y + 13}" r="58" fill="${black}" opacity=".4"/><circle cx="${x}" cy="${y}" r="56" fill="${saucer}"/><circle cx="${x}" cy="${y}" r="28" fill="#A12813"/><circle cx="${x - 10}" cy="${y - 13}" r="11" fill="#E85A3F"/>
      ${say(['Point', 'at your', 'colour.'], 874, 1500, 116, { colour: liquor })}`,
      1350,
      1800,
    ),
  }
}
