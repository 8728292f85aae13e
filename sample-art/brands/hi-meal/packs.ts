import { type Drawing, svg } from '../../lib/drawing'
import {
  broth,
  cheek,
  cream,
  creamShade,
  egg,
  grin,
  hank,
  noodle,
  onionGreen,
  onionLight,
  onionShade,
  plum,
  plumDark,
  say,
  tomato,
  tomatoShade,
  wordmark,
} from './book'

interface Cup {
  x: number
  ground: number
  /** Width at the rim. */
  width: number
  height: number
  body: string
  shade: string
  ink: string
  flavour: string
}

/** A paper cup: tapered, lit from the left in flat facets, with a face. */
export function cup({ x, ground, width, height, body, shade, ink, flavour }: Cup): string {
  const taper = width * 0.13
  const bend = width * 0.07
  const top = ground - height
  const side = (from: number, to: number): string =>
    `M${x + width * from} ${top}L${x + taper + (width - 2 * taper) * from} ${ground + bend * Math.sin(from * Math.PI)}L${x + taper + (width - 2 * taper) * to} ${ground + bend * Math.sin(to * Math.PI)}L${x + width * to} ${top}Z`
  const outline = `M${x} ${top}L${x + taper} ${ground}Q${x + width / 2} ${ground + bend * 2} ${x + width - taper} ${ground}L${x + width} ${top}Z`
  const band = top + height * 0.24
  const inset = taper * 0.24
  return `<path d="${outline}" fill="${body}"/><path d="${side(0.72, 1)}" fill="${shade}" opacity=".45"/><path d="${side(0.88, 1)}" fill="${shade}"/><path d="${side(0.06, 0.1)}" fill="#fff" opacity=".35"/>
  <path d="M${x + inset} ${band}Q${x + width / 2} ${band + bend * 2.2} ${x + width - inset} ${band}l-4 22Q${x + width / 2} ${band + bend * 2.2 + 22} ${x + inset + 4} ${band + 22}Z" fill="${ink}"/>
  ${grin(x + width / 2, top + height * 0.56, width / 870, ink, cheek)}${say(flavour, x + width / 2, top + height * 0.88, width * 0.15, { anchor: 'middle', colour: ink })}`
}

/** What swims in each cup, round (x, y) on the broth; for a cup 380 px wide. */
const toppings: Record<string, (x: number, y: number) => string> = {
  tomato: (x, y) =>
    [
      [-92, -14, -16],
      [40, -30, 12],
    ]
      .map(
        ([dx = 0, dy = 0, turn = 0]) =>
          `<g transform="translate(${x + dx} ${y + dy}) rotate(${turn})"><path d="M-66 0a66 60 0 0 1 132 0Z" fill="${tomato}" stroke="${plum}" stroke-width="8" stroke-linejoin="round"/><path d="M-48 -6a48 42 0 0 1 96 0Z" fill="#F7655A"/><g fill="${cream}"><ellipse cx="-24" cy="-20" rx="6" ry="9"/><ellipse cy="-30" rx="6" ry="9"/><ellipse cx="24" cy="-20" rx="6" ry="9"/></g></g>`,
      )
      .join(''),
  onion: (x, y) =>
    [
      [-104, -10, 54, 24],
      [8, -34, 62, 30],
      [106, -6, 46, 20],
    ]
      .map(
        ([dx = 0, dy = 0, rx = 0, ry = 0]) =>
          `<g transform="translate(${x + dx} ${y + dy})" fill="none"><ellipse rx="${rx}" ry="${ry}" stroke="${plum}" stroke-width="28"/><ellipse rx="${rx}" ry="${ry}" stroke="${onionLight}" stroke-width="17"/><ellipse rx="${rx}" ry="${ry}" stroke="${cream}" stroke-width="5"/></g>`,
      )
      .join(''),
  'egg drop': (x, y) => egg(x + 6, y - 22, 0.5),
  'red chilli': (x, y) =>
    [
      [-70, -14, -24],
      [72, -26, 18],
    ]
      .map(
        ([dx = 0, dy = 0, turn = 0]) =>
          `<g transform="translate(${x + dx} ${y + dy}) rotate(${turn})"><path d="M-78 -8C-40 -34 30 -32 84 22C22 22 -50 26 -78 -8Z" fill="${tomato}" stroke="${plum}" stroke-width="8" stroke-linejoin="round"/><path d="M-58 -10C-30 -22 10 -20 34 -6" fill="none" stroke="#F7655A" stroke-width="8" stroke-linecap="round"/><path d="M-78 -8C-92 -14 -98 -26 -112 -26" fill="none" stroke="${onionGreen}" stroke-width="14" stroke-linecap="round"/></g>`,
      )
      .join(''),
}

/** Noodles under a peeled lid: rim, broth, coiled hank; and the lid standing up behind with its greeting. */
function opened(
  x: number,
  top: number,
  width: number,
  word: string,
  lid: string,
  ink: string,
  turn: number,
  flavour: string,
): string {
  const centre = x + width / 2
  const bend = width * 0.13
  const lidRadius = width * 0.47
  return `<g transform="rotate(${turn} ${centre} ${top})"><path d="M${centre - width * 0.34} ${top}L${centre - lidRadius * 0.8} ${top - lidRadius * 0.5}H${centre + lidRadius * 0.8}L${centre + width * 0.34} ${top}Z" fill="${lid}"/><circle cx="${centre + 8}" cy="${top - lidRadius * 1.02 + 8}" r="${lidRadius}" fill="${plumDark}" opacity=".25"/><path d="M${centre - 34} ${top - lidRadius * 1.96}h68v-44a34 34 0 0 0 -68 0Z" fill="${lid}"/><circle cx="${centre}" cy="${top - lidRadius * 1.02}" r="${lidRadius}" fill="${lid}"/><circle cx="${centre}" cy="${top - lidRadius * 1.02}" r="${lidRadius * 0.9}" fill="none" stroke="${ink}" stroke-width="6" stroke-dasharray="3 9"/>${say(word, centre, top - lidRadius * 1.02 + lidRadius * 0.26, lidRadius * (word.length > 2 ? 0.78 : 0.98), { anchor: 'middle', colour: ink })}</g>
  <ellipse cx="${centre}" cy="${top}" rx="${width / 2 + 8}" ry="${bend}" fill="${cream}"/><ellipse cx="${centre}" cy="${top}" rx="${width / 2 - 8}" ry="${bend - 12}" fill="${plum}"/>
  <clipPath id="open${word}"><path d="M${centre - width / 2 + 8} ${top}A${width / 2 - 8} ${bend - 12} 0 0 0 ${centre + width / 2 - 8} ${top}V${top - 200}H${centre - width / 2 + 8}Z"/></clipPath><g clip-path="url(#open${word})">${hank(`M${centre - width * 0.38} ${top + 20}C${centre - width * 0.38} ${top - 66} ${centre} ${top - 66} ${centre} ${top + 20}`, { pitch: width * 0.034 })}${hank(`M${centre - width * 0.04} ${top + 26}C${centre} ${top - 50} ${centre + width * 0.36} ${top - 56} ${centre + width * 0.36} ${top + 24}`, { pitch: width * 0.034 })}${toppings[flavour]?.(centre, top) ?? ''}</g>`
}

/** The range of four; each lid peels to another greeting. */
export function packRange(): Drawing {
  const cups: [Cup, string, string, string, number][] = [
    [
      {
        x: 120,
        ground: 950,
        width: 380,
        height: 420,
        body: tomato,
        shade: tomatoShade,
        ink: cream,
        flavour: 'tomato',
      },
      'hi',
      cream,
      tomato,
      -7,
    ],
    [
      {
        x: 580,
        ground: 990,
        width: 380,
        height: 420,
        body: onionGreen,
        shade: onionShade,
        ink: cream,
        flavour: 'onion',
      },
      'yo',
      plum,
      noodle,
      4,
    ],
    [
      {
        x: 1040,
        ground: 950,
        width: 380,
        height: 420,
        body: cream,
        shade: creamShade,
        ink: plum,
        flavour: 'egg drop',
      },
      'oye',
      onionGreen,
      cream,
      -4,
    ],
    [
      {
        x: 1500,
        ground: 990,
        width: 380,
        height: 420,
        body: plum,
        shade: plumDark,
        ink: noodle,
        flavour: 'red chilli',
      },
      'hey',
      tomato,
      cream,
      8,
    ],
  ]
  return {
    width: 2000,
    height: 1125,
    html: svg(
      `<rect width="2000" height="1125" fill="${noodle}"/><rect y="800" width="2000" height="325" fill="${broth}"/>
      ${cups.map(([{ x, ground, width, height }]) => `<path d="M${x + 50} ${ground + 8}Q${x + width / 2} ${ground + 66} ${x + width - 50} ${ground + 10}L${x + width + height * 0.42} ${ground - 120}Q${x + width + height * 0.3} ${ground - 170} ${x + width * 0.9} ${ground - 160}Z" fill="#DB7F07"/>`).join('')}
      ${cups.map(([one, word, lid, ink, turn]) => opened(one.x, one.ground - one.height, one.width, word, lid, ink, turn, one.flavour).replace('<ellipse', `${cup(one)}<ellipse`)).join('')}`,
      2000,
      1125,
    ),
  }
}

/** The lid from close by: the steam vent is the grin’s mouth. */
export function lid(): Drawing {
  const crimps = Array.from({ length: 120 }, (_, index) => {
    const angle = (index / 120) * 360
    const lit = Math.cos(((angle - 225) * Math.PI) / 180)
    return `<path d="M-20 -880L-17 -800H17L20 -880Z" transform="translate(860 800) rotate(${angle})" fill="${lit > 0.2 ? '#FFE58A' : lit < -0.4 ? '#DE8A05' : '#FBC62E'}"/>`
  }).join('')
  const steam = (x: number, top: number, width: number): string =>
    `<path d="M${x} 960C${x - 60} 860 ${x + 70} 800 ${x} 690S${x + 60} 500 ${x} 400S${x + 50} ${top + 100} ${x} ${top}" fill="none" stroke="${cream}" stroke-width="${width}" stroke-linecap="round" opacity=".9"/>`
  return {
    width: 1800,
    height: 1350,
    html: svg(
      `<rect width="1800" height="1350" fill="${tomato}"/><g transform="translate(128 -10) scale(.86)"><circle cx="920" cy="880" r="890" fill="${tomatoShade}"/><circle cx="860" cy="800" r="880" fill="${broth}"/>${crimps}<circle cx="860" cy="800" r="802" fill="#E8A90E"/><circle cx="860" cy="806" r="790" fill="${noodle}"/><circle cx="860" cy="800" r="664" fill="none" stroke="#F5BE1E" stroke-width="12"/><circle cx="856" cy="795" r="664" fill="none" stroke="#FFE58A" stroke-width="6"/>
      <g fill="none" stroke-linecap="round" stroke-width="58"><path d="M456 650a120 120 0 0 1 240 0M1024 650a120 120 0 0 1 240 0" stroke="#D89200" transform="translate(10 14)"/><path d="M456 650a120 120 0 0 1 240 0M1024 650a120 120 0 0 1 240 0" stroke="${plum}"/><path d="M462 640a114 114 0 0 1 90 -98M1030 640a114 114 0 0 1 90 -98" stroke="#B02A35" stroke-width="14"/></g>
      <circle cx="410" cy="830" r="82" fill="${cheek}"/><circle cx="1310" cy="830" r="82" fill="${cheek}"/>
      <path d="M590 880Q860 960 1130 880Q1090 1180 860 1180T590 880Z" fill="#FFE58A" transform="translate(-6 -8)"/><path d="M590 880Q860 960 1130 880Q1090 1180 860 1180T590 880Z" fill="${plumDark}"/><clipPath id="vent"><path d="M590 880Q860 960 1130 880Q1090 1180 860 1180T590 880Z"/></clipPath><g clip-path="url(#vent)"><path d="M560 1180Q860 980 1160 1180V1240H560Z" fill="${plum}"/>${hank('M640 1240C660 1080 820 1060 860 1180C900 1060 1060 1080 1080 1240', { pitch: 24 })}<path d="M590 880Q860 960 1130 880L1128 916Q860 998 592 916Z" fill="#2E0209"/></g>
      ${steam(760, 120, 44)}${steam(860, 40, 60)}${steam(968, 170, 38)}
      <defs><path id="ring" d="M164 800a696 696 0 0 1 1392 0"/></defs><g fill="${plum}" font-family="Bagel Fat One" font-size="84"><text><textPath href="#ring" startOffset="23%" text-anchor="middle">Talk to us.</textPath></text><text><textPath href="#ring" startOffset="77%" text-anchor="middle">We’re all steam.</textPath></text></g></g>`,
      1800,
      1350,
    ),
  }
}

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
      return `${cups}<rect x="270" y="${y}" width="560" height="16" fill="${plum}"/><rect x="270" y="${y + 16}" width="560" height="10" fill="#B02A35"/>${[1, 2, 3].map((number, column) => say(`${row * 3 + number}`, 370 + column * 178, y + 60, 39, { anchor: 'middle', colour: noodle })).join('')}`
    })
    .join('')
  const keys = Array.from(
    { length: 9 },
    (_, index) =>
      `<circle cx="${926 + (index % 3) * 66}" cy="${770 + Math.floor(index / 3) * 66}" r="26" fill="${cream}"/>${say(`${index + 1}`, 926 + (index % 3) * 66, 782 + Math.floor(index / 3) * 66 + 2, 39, { anchor: 'middle', colour: plum })}`,
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
