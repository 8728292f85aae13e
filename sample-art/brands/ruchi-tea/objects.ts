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

/** The same chip on a tin, its words as large as the longest name lets them be. */
function tinLabel(number: number): Drawing {
  const colour = shade(number)
  return {
    width: 900,
    height: 1000,
    html: svg(
      `<rect width="900" height="1000" fill="${china}"/><rect x="36" y="36" width="828" height="500" fill="${colour}"/>${say(`${number}`, 450, 410, 350, { anchor: 'middle', colour: inkOn(colour) })}${say(names[number - 1] ?? '', 450, 704, 134, { anchor: 'middle' })}${wordmark(240, 894, 420)}`,
      900,
      1000,
    ),
  }
}

const stocked = [2, 11, 17, 22, 31]

/** Five tins in five shades, traced. */
export const caddies = (): Drawing =>
  still(1600, 1200, Object.fromEntries(stocked.map((number) => [`chip-${number}`, tinLabel(number)])))

/** The menu is a fan of paint chips on one rivet. */
export function chipFan(): Drawing {
  const blades = 8
  const prices = ['₹ 10', '₹ 12', '₹ 12', '₹ 15', '₹ 15']
  const drawn = Array.from({ length: blades }, (_, blade) => {
    const turn = -52 + blade * 12.5
    const chips = Array.from({ length: 5 }, (_, row) => {
      const number = row * 8 + blade + 1
      const colour = number === 40 ? china : shade(number)
      const y = -1330 + row * 222
      const name = names[number - 1] ?? ''
      return `<rect x="-145" y="${y}" width="290" height="214" fill="${colour}"/>${say(`${number}`, -124, y + 58, 46, { colour: inkOn(colour) })}${say(name, -124, y + 190, 39, { colour: inkOn(colour), weight: 600, spacing: 0 })}${blade === 7 ? say(prices[row] ?? '', 126, y + 58, 40, { colour: inkOn(colour), anchor: 'end', weight: 600 }) : ''}`
    }).join('')
    return `<g transform="translate(420 1560) rotate(${turn})" data-bleed><rect x="-149" y="-1344" width="330" height="1480" rx="26" fill="#120400" opacity=".3"/><rect x="-160" y="-1352" width="320" height="1480" rx="26" fill="${china}"/>${chips}<path d="M-160 -200h320" stroke="#E9DCC4" stroke-width="3"/></g>`
  }).join('')
  return {
    width: 1350,
    height: 1800,
    html: svg(
      `<rect width="1350" height="1800" fill="${milkTea}"/>${drawn}<circle cx="428" cy="1570" r="46" fill="#120400" opacity=".4"/><circle cx="420" cy="1560" r="44" fill="${saucer}"/><circle cx="420" cy="1560" r="22" fill="#A12813"/><circle cx="412" cy="1550" r="9" fill="#E85A3F"/>
      ${say(['Point', 'at your', 'colour.'], 820, 1500, 116, {})}`,
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
