import { type Drawing, svg } from '../../lib/drawing'
import { biscuit, china, liquor, milkTea, odia, saucer, say, shade, wordmark } from './book'
import { arm, counter, fingers, glass, iron, kettle, paintedShutter } from './stall-parts'

const [left, top, column, row] = [300, 196, 175, 84]
const wall = '#E6CFA6'

/** What stands at the back of the stall: tins, each with a label in its shade. */
const tins = [390, 520, 650, 1440, 1560]
  .map(
    (x, i) =>
      `<rect x="${x - 44}" y="660" width="88" height="92" fill="#6A3D22"/><rect x="${x - 48}" y="652" width="96" height="16" fill="#8A5633"/><rect x="${x - 30}" y="688" width="60" height="44" fill="${shade(5 + i * 7)}"/>`,
  )
  .concat('<rect x="300" y="752" width="1400" height="10" fill="#5C3520"/>')
  .join('')

/** A customer’s bench with a newspaper kept by a stone. */
const bench = `<g><path d="M70 1022H250V1044H70Z" fill="${saucer}"/><path d="M88 1044h20l-8 70h-20ZM212 1044h20l8 70h-20Z" fill="#7E1D0E"/><path d="M98 1006H222L230 1022H92Z" fill="${china}"/><path d="M112 1012h84" stroke="#B9A98C" stroke-width="5"/><path d="M146 1006c0 -22 40 -22 40 0z" fill="${iron}"/></g>`

/** The stall opens: the shutter is a colour card, and under it stand the glasses in those colours. */
export function shutter(): Drawing {
  const foot = top + row * 5 + 26
  const poured = [17, 18, 19, 0, 0, 0, 31, 40]
  const glasses = poured.map((number, i) =>
    number ? glass(left + column * (i + 0.5), shade(number), number === 40) : '',
  )
  const bricks = Array.from({ length: 34 }, (_, i) => {
    const x = i % 2 ? 1752 + ((i * 67) % 210) : 18 + ((i * 53) % 220)
    return `<rect x="${x}" y="${60 + ((i * 97) % 720)}" width="52" height="5" fill="#CDB084" opacity=".7"/>`
  })
  return {
    width: 2000,
    height: 1125,
    html: svg(
      `<rect width="2000" height="1125" fill="${wall}"/>${bricks.join('')}<rect y="800" width="2000" height="225" fill="${milkTea}"/><rect y="792" width="2000" height="12" fill="${saucer}"/><rect y="1010" width="2000" height="115" fill="#8A6A4A"/><rect y="1010" width="2000" height="10" fill="#6B4F34"/>
      <rect x="256" y="44" width="1488" height="966" fill="${liquor}"/><rect x="276" y="60" width="1448" height="118" fill="${saucer}"/>${wordmark(308, 146, 260, china)}${say('Tea stall No. 41. Ask for your number.', 1692, 142, 58, { anchor: 'end', colour: china, weight: 600 })}
      <rect x="${left}" y="${foot}" width="1400" height="${counter - foot}" fill="#3D2013"/><rect x="${left}" y="${foot}" width="1400" height="60" fill="#120400" opacity=".5"/>${tins}
      ${arm}${paintedShutter({ left, top, column, row, columns: 8, slat: 23, size: 58, shadow: 30, grip: 1000 })}<rect x="276" y="178" width="24" height="720" fill="${iron}"/><rect x="1700" y="178" width="24" height="720" fill="${iron}"/>
      ${glasses.join('')}${kettle}${glass(1287, shade(30))}${fingers}<rect x="236" y="${counter}" width="1528" height="30" fill="${biscuit}"/><rect x="236" y="${counter + 30}" width="1528" height="84" fill="${saucer}"/><rect x="236" y="${counter + 30}" width="1528" height="9" fill="#120400" opacity=".3"/>${say('Opens when you are thirsty. Shuts when you agree.', 1000, counter + 93, 58, { anchor: 'middle', colour: china, weight: 600 })}
      <g transform="translate(40 560)"><rect x="8" y="12" width="180" height="216" fill="#120400" opacity=".3"/><rect width="180" height="216" fill="${china}"/><rect width="180" height="216" fill="none" stroke="${liquor}" stroke-width="7"/><text x="90" y="116" text-anchor="middle" font-family="${odia}" font-weight="800" font-size="98" fill="${liquor}">ଚା</text>${say('₹ 10', 90, 190, 60, { anchor: 'middle', colour: saucer })}</g>
      ${bench}`,
      2000,
      1125,
    ),
  }
}
