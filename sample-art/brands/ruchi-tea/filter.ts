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

/** Where the first phone lies, and the cup below it. */
const held = { x: 116, y: 66, width: 750 }
const k = held.width / 390
const cup = { x: held.x + 195 * k, y: held.y + 402 * k, radius: 228 * k }

/** The forty shades round the rim; the one that has been found reaches inwards. */
const dial = Array.from({ length: 40 }, (_, index) => {
  const hit = index === found - 1
  if (hit) return `<path d="M182 244V190H208V244Z" fill="${shade(found)}"/>`
  return `<path d="M0 -159v-23" stroke="${shade(index + 1)}" stroke-width="13" transform="translate(195 402) rotate(${(index - found + 1) * 9})"/>`
}).join('')

/** The filter looks into a cup, the very cup that stands there, and says who you are. */
export function mochaFilter(): Drawing {
  const colour = shade(found)
  // The screen shows what lies below it, at the same place and in the same size, a little brighter.
  const seen = `<g transform="scale(${1 / k}) translate(${-held.x} ${-held.y})">${planks(1800, 1800, '#B97848', '#A9683C')}${cupOf(found, cup.x, cup.y, cup.radius, '#7A4626')}</g>`
  const camera = `${seen}<circle cx="195" cy="402" r="170" fill="none" stroke="${china}" stroke-width="30"/>${dial}
    <rect width="390" height="166" fill="${liquor}" opacity=".72"/>${say('Hold still.', 195, 96, 46, { anchor: 'middle', colour: china })}${say('So does the tea.', 195, 138, 30, { anchor: 'middle', colour: china, weight: 500, spacing: 0 })}
    <rect x="26" y="584" width="214" height="70" fill="${colour}" stroke="${china}" stroke-width="5"/>${say(`Shade ${found}`, 133, 631, 37, { anchor: 'middle', colour: liquor })}`
  const result = `<rect width="390" height="844" fill="${biscuit}"/><rect width="390" height="540" fill="${colour}"/>${say(`${found}`, 20, 278, 104, { colour: liquor })}${wordmark(268, 256, 96, liquor)}${cupOf(found, 236, 396, 126)}
    ${say('You are the', 24, 594, 32, { weight: 500 })}${say('Newlyweds.', 22, 654, 66)}${say('Two spoons, one saucer.', 24, 700, 29, { weight: 500, spacing: 0 })}<rect x="24" y="736" width="342" height="72" fill="${saucer}"/>${say('Share my cha', 195, 783, 32, { anchor: 'middle', colour: china, weight: 600 })}`
  const shown = { x: 988, width: 750 }
  const art = `${planks(1800, 1350, table, '#96582F')}${cupOf(found, cup.x, cup.y, cup.radius, '#6B3B1C')}<rect x="926" width="874" height="1350" fill="${saucer}"/>
    ${phone(held.x, held.y, held.width, camera, 'camera')}${phone(shown.x, 1350 - 62 - shown.width * (844 / 390), shown.width, result, 'result')}`
  return { width: 1800, height: 1350, html: svg(art, 1800, 1350) }
}
