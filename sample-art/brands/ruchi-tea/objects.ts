import { type Drawing, svg } from '../../lib/drawing'
import { still } from '../../lib/still'
import { china, inkOn, mix, names, say, shade, wordmark } from './book'

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
