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

/** A flavour: its cup’s three colours, the greeting on its lid, and the lid’s two. */
interface Flavour extends Pick<Cup, 'body' | 'shade' | 'ink' | 'flavour'> {
  word: string
  lid: string
  letters: string
  turn: number
}

export const flavours: Flavour[] = [
  {
    flavour: 'tomato',
    body: tomato,
    shade: tomatoShade,
    ink: cream,
    word: 'hi',
    lid: cream,
    letters: tomato,
    turn: -7,
  },
  {
    flavour: 'onion',
    body: onionGreen,
    shade: onionShade,
    ink: cream,
    word: 'yo',
    lid: plum,
    letters: noodle,
    turn: 4,
  },
  {
    flavour: 'egg drop',
    body: cream,
    shade: creamShade,
    ink: plum,
    word: 'oye',
    lid: onionGreen,
    letters: cream,
    turn: -4,
  },
  {
    flavour: 'red chilli',
    body: plum,
    shade: plumDark,
    ink: noodle,
    word: 'hey',
    lid: tomato,
    letters: cream,
    turn: 8,
  },
]

/** One cup with its lid peeled back, and its shadow on the table. */
function opening(one: Flavour, x: number, ground: number, width: number): string {
  const height = width * 1.105
  const shadow = `<path d="M${x + 50} ${ground + 8}Q${x + width / 2} ${ground + 66} ${x + width - 50} ${ground + 10}L${x + width + height * 0.42} ${ground - 120}Q${x + width + height * 0.3} ${ground - 170} ${x + width * 0.9} ${ground - 160}Z" fill="#DB7F07"/>`
  const lid = opened(x, ground - height, width, one.word, one.lid, one.letters, one.turn, one.flavour)
  return `${shadow}${lid.replace('<ellipse', `${cup({ ...one, x, ground, width, height })}<ellipse`)}`
}

/** The range of four; each lid peels to another greeting. */
export function packRange(): Drawing {
  const cups = flavours.map((one, at) => opening(one, 120 + at * 460, at % 2 ? 990 : 950, 380))
  return {
    width: 2000,
    height: 1125,
    html: svg(
      `<rect width="2000" height="1125" fill="${noodle}"/><rect y="800" width="2000" height="325" fill="${broth}"/>${cups.join('')}`,
      2000,
      1125,
    ),
  }
}

/** For a phone: two cups to a table, so large that their flavours can be read. */
export function packRangePhone(): Drawing {
  const table = (ground: number): string =>
    `<rect y="${ground - 150}" width="1080" height="250" fill="${broth}"/><rect y="${ground + 82}" width="1080" height="18" fill="#DB7F07"/>`
  const [upper, lower] = [800, 1640]
  const cups = flavours.map((one, at) =>
    opening(one, at % 2 ? 618 : 106, (at < 2 ? upper : lower) + (at % 2 ? 24 : 0), 346),
  )
  return {
    width: 1080,
    height: 1740,
    html: svg(
      `<rect width="1080" height="1740" fill="${noodle}"/>${table(upper)}${cups.slice(0, 2).join('')}${table(lower)}${cups.slice(2).join('')}`,
      1080,
      1740,
    ),
  }
}
