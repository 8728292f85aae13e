import { type Drawing, svg } from '../../lib/drawing'
import { biscuit, china, inkOn, liquor, milkTea, mix, odia, saucer, say, shade, wordmark } from './book'

const [left, top, column, row] = [300, 196, 175, 84]
const counter = 896
const wall = '#E6CFA6'
const iron = '#4A3A2E'

/** The shutter, half way up: forty shades across its slats; the lowest right one smiles. */
function card(): string {
  const chips = Array.from({ length: 40 }, (_, i) => {
    const number = i + 1
    const [x, y] = [left + (i % 8) * column, top + Math.floor(i / 8) * row]
    const colour = number === 40 ? china : shade(number)
    const smile = `<g transform="translate(${x + 122} ${y + 44})" stroke="#9B5A2C" stroke-width="8" fill="none" stroke-linecap="round"><path d="M-28 2q28 32 56 0"/><path d="M-17 -20v1M17 -20v1"/></g>`
    return `<rect x="${x}" y="${y}" width="${column + 0.5}" height="${row + 0.5}" fill="${colour}"/>${say(`${number}`, x + 14, y + 60, 58, { colour: inkOn(colour) })}${number === 40 ? smile : ''}`
  })
  const slats = Array.from(
    { length: 18 },
    (_, i) =>
      `<rect x="${left}" y="${top + i * 23 + 17}" width="1400" height="4" fill="#120400" opacity=".26"/><rect x="${left}" y="${top + i * 23 + 21}" width="1400" height="2.5" fill="#fff" opacity=".2"/>`,
  )
  const foot = top + row * 5
  return `${chips.join('')}${slats.join('')}<rect x="${left}" y="${top}" width="1400" height="30" fill="#120400" opacity=".34"/><rect x="${left}" y="${foot}" width="1400" height="26" fill="${iron}"/><rect x="${left}" y="${foot}" width="1400" height="6" fill="#7A6450"/><rect x="942" y="${foot + 12}" width="116" height="26" rx="13" fill="${china}"/>`
}

/** A cutting glass: ribbed, narrower at the foot, filled to a finger below the rim. */
function glass(x: number, colour: string, empty = false): string {
  const ribs = [-24, -8, 8, 24].map(
    (dx) => `<path d="M${dx * 1.35} -92L${dx} -8" stroke="#fff" stroke-width="4" opacity=".26"/>`,
  )
  const tea = `<path d="M-43 -98H43L34 -10Q34 -4 26 -4H-26Q-34 -4 -34 -10Z" fill="${colour}"/><path d="M-43 -98H43L42 -86H-42Z" fill="${mix(colour, '#FFF1D6', 0.4)}"/>`
  const shine =
    '<path d="M-34 -112L-26 -14" stroke="#fff" stroke-width="6" opacity=".5" stroke-linecap="round"/>'
  const smile =
    '<g stroke="#9B5A2C" stroke-width="6" fill="none" stroke-linecap="round"><path d="M-17 -52q17 20 34 0"/><path d="M-11 -70v1M11 -70v1"/></g>'
  return `<g transform="translate(${x} ${counter}) scale(1.16)"><ellipse cx="8" cy="0" rx="48" ry="7" fill="#120400" opacity=".35"/><path d="M-48 -128H48L38 -8Q38 0 28 0H-28Q-38 0 -38 -8Z" fill="${china}" opacity="${empty ? 0.95 : 0.3}"/>${empty ? smile : tea}${ribs.join('')}${shine}</g>`
}

const kettle = `<g transform="translate(1010 892)"><path d="M-74 -74C-130 -84 -150 -130 -176 -128L-186 -116C-160 -100 -150 -40 -74 -20Z" fill="#8F8478"/><path d="M-92 0C-112 -60 -84 -112 -30 -120H30C84 -112 112 -60 92 0Z" fill="#B7AC9E"/><path d="M30 -120C84 -112 112 -60 92 0H40C66 -50 56 -100 30 -120Z" fill="#8F8478"/><path d="M-40 -120Q0 -142 40 -120Z" fill="#CFC6BA"/><circle cy="-140" r="12" fill="${liquor}"/><path d="M-70 -96C-76 -196 76 -196 70 -96" fill="none" stroke="${liquor}" stroke-width="12"/></g>`

/** The seller’s hand, coming out under the shutter with the glass that is ordered most: the arm behind it, the fingers round its rim. */
const arm = `<path d="M1228 600H1344L1338 692H1234Z" fill="${china}"/><path d="M1233 676H1339L1338 692H1234Z" fill="#E9DCC4"/><path d="M1246 692H1328L1330 748C1330 772 1312 784 1287 784S1244 772 1244 748Z" fill="#7B4526"/>`
const fingers = [0, 1, 2, 3]
  .map(
    (i) =>
      `<rect x="${1234 + i * 27}" y="${724 - (i % 3) * 5}" width="24" height="${66 + (i % 3) * 10}" rx="12" fill="#96582F"/>`,
  )
  .join('')

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
      ${arm}${card()}<rect x="276" y="178" width="24" height="720" fill="${iron}"/><rect x="1700" y="178" width="24" height="720" fill="${iron}"/>
      ${glasses.join('')}${kettle}${glass(1287, shade(30))}${fingers}<rect x="236" y="${counter}" width="1528" height="30" fill="${biscuit}"/><rect x="236" y="${counter + 30}" width="1528" height="84" fill="${saucer}"/><rect x="236" y="${counter + 30}" width="1528" height="9" fill="#120400" opacity=".3"/>${say('Opens when you are thirsty. Shuts when you agree.', 1000, counter + 93, 58, { anchor: 'middle', colour: china, weight: 600 })}
      <g transform="translate(40 560)"><rect x="8" y="12" width="180" height="216" fill="#120400" opacity=".3"/><rect width="180" height="216" fill="${china}"/><rect width="180" height="216" fill="none" stroke="${liquor}" stroke-width="7"/><text x="90" y="116" text-anchor="middle" font-family="${odia}" font-weight="800" font-size="98" fill="${liquor}">ଚା</text>${say('₹ 10', 90, 190, 60, { anchor: 'middle', colour: saucer })}</g>
      ${bench}`,
      2000,
      1125,
    ),
  }
}
