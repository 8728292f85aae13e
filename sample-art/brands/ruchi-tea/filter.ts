import { type Drawing, svg } from '../../lib/drawing'
import { biscuit, china, liquor, saucer, say, shade, wordmark } from './book'
import { cupOf } from './card-cup'

const found = 28
const table = '#A9683C'

/** A phone from straight above, its screen drawn 390 px wide; round its screen a rim of light. */
function phone(x: number, y: number, width: number, screen: string, id: string): string {
  const height = width * (844 / 390)
  return `<rect x="${x + 18}" y="${y + 30}" width="${width + 26}" height="${height + 26}" rx="${width * 0.15}" fill="#120400" opacity=".42"/><rect x="${x - 18}" y="${y - 18}" width="${width + 36}" height="${height + 36}" rx="${width * 0.15}" fill="${liquor}"/><rect x="${x - 12}" y="${y - 12}" width="${width + 24}" height="${height + 24}" rx="${width * 0.142}" fill="none" stroke="#6B4A38" stroke-width="3"/><svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 390 844" data-frame="screen"><clipPath id="${id}"><rect width="390" height="844" rx="46"/></clipPath><g clip-path="url(#${id})">${screen}<rect x="146" y="14" width="98" height="26" rx="13" fill="${liquor}"/></g></svg>`
}

/** Planks of the table; the same lie below the phone and on its screen. */
const planks = (width: number, height: number, colour: string, line: string): string =>
  `<rect width="${width}" height="${height}" fill="${colour}"/>${Array.from({ length: 8 }, (_, i) => `<path d="M${i * 236 - 20} 0V${height}" stroke="${line}" stroke-width="5"/>`).join('')}`

/** Two whole phones, one in the middle of each half; the first lies over the cup. */
const width = 556
const k = width / 390
const top = (1350 - width * (844 / 390)) / 2
const [held, shown] = [172, 1072]

/** The cup is as large on one screen as on the other, saucer and all. */
const cup = { x: 195, y: 388, radius: 132 }

const tick = (number: number, inner: number, long: number, wide: number, fill = shade(number)): string =>
  `<path d="M0 ${-inner}v${-long}" stroke="${fill}" stroke-width="${wide}" transform="translate(${cup.x} ${cup.y}) rotate(${(number - found) * 9})"/>`

/** The forty shades on a ring round the saucer; the one that has been found lies on top and sticks out of it. */
const dial =
  Array.from({ length: 40 }, (_, index) => tick(index + 1, 156, 22, 14)).join('') +
  tick(found, 144, 52, 44, china) +
  tick(found, 150, 40, 32)

/** What the camera sees: the cup on the table that the phone hides, a little brighter, and its shade. */
function camera(): string {
  const seen = `<g transform="scale(${1 / k}) translate(${-held} ${-top})">${planks(1800, 1800, '#B97848', '#A9683C')}</g>`
  return `${seen}${cupOf(found, cup.x, cup.y, cup.radius, '#7A4626')}<circle cx="${cup.x}" cy="${cup.y}" r="167" fill="none" stroke="${liquor}" stroke-width="34"/>${dial}
    <rect width="390" height="166" fill="#6B3B1C"/>${say('Hold still.', 195, 98, 48, { anchor: 'middle', colour: china })}${say('So does the tea.', 195, 144, 37, { anchor: 'middle', colour: china, weight: 500, spacing: 0 })}
    <rect x="80" y="604" width="230" height="78" fill="${shade(found)}" stroke="${china}" stroke-width="5"/>${say(`Shade ${found}`, 195, 658, 44, { anchor: 'middle', colour: liquor })}
    <circle cx="195" cy="762" r="42" fill="none" stroke="${china}" stroke-width="6"/><circle cx="195" cy="762" r="31" fill="${china}"/>`
}

/** What the filter answers: the shade, its cup, and who you are. */
const result = (): string =>
  `<rect width="390" height="844" fill="${biscuit}"/><rect width="390" height="480" fill="${shade(found)}"/>${say(`${found}`, 22, 152, 100, { colour: liquor })}${wordmark(250, 132, 116, liquor)}${cupOf(found, 195, 318, cup.radius)}
    ${say('You are the', 24, 528, 37, { weight: 500 })}${say('Newlyweds.', 22, 590, 64)}${say(['Two spoons,', 'one saucer.'], 24, 640, 37, { weight: 500, spacing: 0, line: 1.1 })}<rect x="24" y="708" width="342" height="90" fill="${saucer}"/>${say('Share my cha', 195, 766, 40, { anchor: 'middle', colour: china, weight: 600 })}`

/** The filter looks into the cup that stands there and says who you are. */
export function mochaFilter(): Drawing {
  const art = `${planks(1800, 1350, table, '#96582F')}<rect x="900" width="900" height="1350" fill="${biscuit}"/>
    ${phone(held, top, width, camera(), 'camera')}${phone(shown, top, width, result(), 'result')}`
  return { width: 1800, height: 1350, html: svg(art, 1800, 1350) }
}
