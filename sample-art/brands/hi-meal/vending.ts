import { type Drawing, svg } from '../../lib/drawing'
import {
  cheek,
  cream,
  creamShade,
  grin,
  noodle,
  onionGreen,
  onionShade,
  plum,
  plumDark,
  say,
  tomato,
  tomatoShade,
  wordmark,
} from './book'

/** Vending machine: the slot where lunch comes out is its grin. */
export function vending(): Drawing {
  const shelves = [0, 1, 2]
    .map((row) => {
      const y = 560 + row * 240
      const cups = [0, 1, 2]
        .map((column) => {
          const kind = [0, 1, 0, 1, 3, 2, 3, 0, 1][row * 3 + column] ?? 0
          const body = [tomato, onionGreen, plum, cream][kind] ?? tomato
          const shade = [tomatoShade, onionShade, plumDark, creamShade][kind] ?? tomatoShade
          const ink = [cream, cream, noodle, plum][kind] ?? cream
          const x = 300 + column * 178
          return `<path d="M${x} ${y - 150}L${x + 18} ${y}h104l18 -150Z" fill="${body}"/><path d="M${x + 112} ${y - 150}L${x + 104} ${y}h18l18 -150Z" fill="${shade}"/><path d="M${x - 6} ${y - 168}h152v20h-152Z" fill="${ink}"/>${grin(x + 70, y - 82, 0.17, ink, cheek)}`
        })
        .join('')
      return `${cups}<rect x="270" y="${y}" width="560" height="16" fill="${plum}"/><rect x="270" y="${y + 16}" width="560" height="10" fill="#B02A35"/>${[1, 2, 3].map((number, column) => say(`${row * 3 + number}`, 370 + column * 178, y + 64, 48, { anchor: 'middle', colour: noodle })).join('')}`
    })
    .join('')
  const keys = Array.from(
    { length: 9 },
    (_, index) =>
      `<circle cx="${926 + (index % 3) * 66}" cy="${770 + Math.floor(index / 3) * 66}" r="26" fill="${cream}"/>${say(`${index + 1}`, 926 + (index % 3) * 66, 782 + Math.floor(index / 3) * 66 + 5, 48, { anchor: 'middle', colour: plum })}`,
  ).join('')
  return {
    width: 1500,
    height: 1500,
    html: svg(
      `<g transform="scale(.893) translate(184 -64)"><rect x="-200" width="1800" height="1800" fill="${onionGreen}"/><rect x="-200" y="1590" width="1800" height="210" fill="${onionShade}"/><path d="M180 1640H1220L1600 1560V1700H180Z" fill="#084F2B"/>
      <rect x="190" y="110" width="970" height="1540" rx="60" fill="${tomatoShade}"/><rect x="170" y="100" width="970" height="1540" rx="60" fill="${tomato}"/><rect x="186" y="116" width="22" height="1500" rx="11" fill="#F0555A"/>
      ${say('Say hi.', 656, 300, 196, { anchor: 'middle' })}
      <rect x="250" y="360" width="600" height="800" rx="30" fill="${plumDark}"/><rect x="270" y="380" width="560" height="760" rx="18" fill="#5E0816"/>${shelves}<path d="M330 380h110L270 720V500Z" fill="#fff" opacity=".12"/><path d="M490 380h50L270 880V800Z" fill="#fff" opacity=".12"/>
      <rect x="880" y="380" width="222" height="250" rx="26" fill="${plumDark}"/>${say(['Then', 'press', '5.'], 991, 450, 62, { anchor: 'middle', colour: noodle, line: 1.08 })}${keys}<rect x="962" y="1000" width="60" height="130" rx="12" fill="${plumDark}"/><rect x="986" y="1020" width="12" height="90" fill="${noodle}"/>
      <g fill="none" stroke="${plum}" stroke-width="40" stroke-linecap="round"><path d="M360 1290a80 80 0 0 1 160 0M790 1290a80 80 0 0 1 160 0"/></g><circle cx="300" cy="1360" r="56" fill="${cheek}"/><circle cx="1010" cy="1360" r="56" fill="${cheek}"/>
      <path d="M400 1350H910Q900 1560 655 1560T400 1350Z" fill="${cream}"/><path d="M424 1370H886Q872 1536 655 1536T424 1370Z" fill="${plumDark}"/><clipPath id="slot"><path d="M424 1370H886Q872 1536 655 1536T424 1370Z"/></clipPath><g clip-path="url(#slot)"><path d="M560 1400L582 1560h146l22 -160Z" fill="${cream}"/><path d="M716 1400L704 1560h24l22 -160Z" fill="${creamShade}"/><path d="M550 1384h210v24H550Z" fill="${plum}"/>${grin(655, 1470, 0.24)}<path d="M400 1350H910V1398H400Z" fill="#2E0209" opacity=".7"/></g>
      ${wordmark(232, 1592, 150)}</g>`,
      1500,
      1500,
    ),
  }
}
