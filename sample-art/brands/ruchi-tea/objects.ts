import { type Drawing, svg } from '../../lib/drawing'
import { still } from '../../lib/still'
import { china, inkOn, milkTea, mix, names, saucer, say, shade, wordmark } from './book'

/** A chip off the card: the shade, its number, whose it is. */
function chip(number: number): Drawing {
  const colour = shade(number)
  return {
    width: 900,
    height: 1000,
    html: svg(
      `<rect width="900" height="1000" fill="${china}"/><rect x="36" y="36" width="828" height="540" fill="${colour}"/>${say(`${number}`, 450, 385, 300, { anchor: 'middle', colour: inkOn(colour) })}${say(names[number - 1] ?? '', 450, 735, 116, { anchor: 'middle' })}${wordmark(290, 890, 320)}`,
      900,
      1000,
    ),
  }
}

/** The same chip on a tin, for across a counter: the name over two lines, as large as the label lets it be. */
function tinLabel(number: number): Drawing {
  const colour = shade(number)
  const lines = (names[number - 1] ?? '').split(/ (?=\D+$|km )/)
  const [size, first] = lines.length > 1 ? [192, 582] : [250, 676]
  return {
    width: 900,
    height: 1000,
    html: svg(
      `<rect width="900" height="1000" fill="${china}"/><rect x="36" y="36" width="828" height="372" fill="${colour}"/>${say(`${number}`, 450, 334, 312, { anchor: 'middle', colour: inkOn(colour) })}${say(lines, 450, first, size, { anchor: 'middle', line: 0.92 })}${wordmark(206, 938, 488)}`,
      900,
      1000,
    ),
  }
}

const stocked = [2, 11, 17, 22, 31]

/** Five tins in five shades, traced. */
export const caddies = (): Drawing =>
  still(1600, 1200, Object.fromEntries(stocked.map((number) => [`chip-${number}`, tinLabel(number)])))

const fan = { blades: 8, step: 14.5, last: 29, x: 520, y: 1560, width: 1350 }
const black = '#120400'
const clear = (colour: string): string => (inkOn(colour) === china ? china : black)

/** Whether words of this size stay whole: the next blade leaves them free, and the picture's edge does, too. */
function isWhole(words: string, blade: number, y: number, size: number): boolean {
  const right = -124 + words.length * size * 0.52
  const rad = Math.PI / 180
  const [sin, cos] = [Math.sin(fan.step * rad), Math.cos(fan.step * rad)]
  const covered = blade === fan.blades - 1 ? 145 : (-174 - y * sin) / cos
  const turn = (fan.last - (fan.blades - 1 - blade) * fan.step) * rad
  const left = Math.min(...[0, size].map((up) => -124 * Math.cos(turn) - (y - up) * Math.sin(turn)))
  return right < Math.min(covered, 145) && fan.x + left > 24
}

/** The name of a shade on one line or two, or none where part of it would be hidden. */
function nameLines(name: string, blade: number, y: number, size: number): string[] {
  const words = name.split(' ')
  const half = Math.ceil(words.length / 3)
  const ways = [[name], words.length > 1 ? [words.slice(0, half).join(' '), words.slice(half).join(' ')] : []]
  return (
    ways.find(
      (lines) => lines.length && lines.every((line, i) => isWhole(line, blade, y + i * size * 1.02, size)),
    ) ?? []
  )
}

/** The menu is a fan of paint chips on one rivet. */
export function chipFan(): Drawing {
  const prices = ['₹ 10', '₹ 12', '₹ 12', '₹ 15', '₹ 15']
  const drawn = Array.from({ length: fan.blades }, (_, blade) => {
    const turn = fan.last - (fan.blades - 1 - blade) * fan.step
    const isTop = blade === fan.blades - 1
    const chips = Array.from({ length: 5 }, (_, row) => {
      const number = row * 8 + blade + 1
      const colour = number === 40 ? china : shade(number)
      const y = -1330 + row * 222
      const size = Math.min(41, 260 / ((names[number - 1]?.length ?? 1) * 0.52))
      const setting = { colour: clear(colour), weight: 700, spacing: 0 }
      const label = isWhole(`${number}`, blade, y + 60, 50) ? say(`${number}`, -124, y + 60, 50, setting) : ''
      const name = nameLines(names[number - 1] ?? '', blade, y + 114, size)
      const price = isTop ? say(prices[row] ?? '', 126, y + 60, 41, { ...setting, anchor: 'end' }) : ''
      return `<rect x="-145" y="${y}" width="290" height="214" fill="${colour}"/>${label}${say(name, -124, y + 114, size, setting)}${price}`
    }).join('')
    return `<g transform="translate(${fan.x} ${fan.y}) rotate(${turn})" data-bleed><rect x="-149" y="-1344" width="330" height="1480" rx="26" fill="${black}" opacity=".3"/><rect x="-160" y="-1352" width="320" height="1480" rx="26" fill="${china}"/>${chips}<path d="M-160 -200h320" stroke="#E9DCC4" stroke-width="3"/></g>`
  }).join('')
  const [x, y] = [fan.x, fan.y]
  return {
    width: fan.width,
    height: 1800,
    html: svg(
      `<rect width="1350" height="1800" fill="${milkTea}"/>${drawn}<circle cx="${x + 8}" cy="${y + 10}" r="46" fill="${black}" opacity=".4"/><circle cx="${x}" cy="${y}" r="44" fill="${saucer}"/><circle cx="${x}" cy="${y}" r="22" fill="#A12813"/><circle cx="${x - 8}" cy="${y - 10}" r="9" fill="#E85A3F"/>
      ${say(['Point', 'at your', 'colour.'], 874, 1500, 116, {})}`,
      1350,
      1800,
    ),
  }
}

/** Tea seen from above: deep in the middle, amber where it thins out at the wall. */
function brew(): Drawing {
  const colour = shade(17)
  const stops = [
    mix(colour, '#120400', 0.34),
    mix(colour, '#120400', 0.12),
    colour,
    mix(colour, '#FFB25E', 0.5),
  ]
  const at = [0, 0.6, 0.86, 1]
  const fade = stops.map((stop, index) => `<stop offset="${at[index]}" stop-color="${stop}"/>`).join('')
  return {
    width: 800,
    height: 800,
    html: svg(
      `<radialGradient id="brew" r=".5">${fade}</radialGradient><rect width="800" height="800" fill="url(#brew)"/>`,
      800,
      800,
    ),
  }
}

/** A real cup from straight above, traced: tea at shade 17 beside its chip. */
export const realCup = (): Drawing => still(1200, 1200, { tea: brew(), chip: chip(17) })
