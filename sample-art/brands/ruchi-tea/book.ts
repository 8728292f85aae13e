import { readFileSync } from 'node:fs'
import { random } from '../../lib/random'

// Ruchi Tea: a shade card. Swiss grid, everything seen from above, everyone is right.
export const biscuit = '#F4E6CF'
export const liquor = '#2B120A'
export const saucer = '#C0341D'
export const china = '#FFFDF7'
export const milkTea = '#C98E5C'
const saucerShade = '#A12813'
const saucerLight = '#E85A3F'

export const odia = 'Anek Odia Variable'

/** The forty people who are right, from black liquor to milk, row by row. */
export const names = [
  'Bou, 5:10',
  'Night guard',
  'Bus No. 7',
  'Exam eve',
  'Proofreader',
  'Two sugars',
  'No sugar',
  'Half cup',
  'Cutting',
  'Ginger',
  'Mausi',
  'Bank babu',
  'Rain, day 3',
  'Poet',
  'Barber',
  'Second cup',
  'First train',
  'Cardamom',
  'Grandad',
  'New mother',
  'Umpire',
  'Tailor',
  'Back in five',
  'Stationmaster',
  'Doctor, 3 am',
  'Anchor',
  'Old friends',
  'Newlyweds',
  'Painter',
  'Goalkeeper',
  'Dhaba, km 42',
  'Clerk',
  'Weaver',
  'Boatman',
  'Quiz master',
  'Loud uncle',
  'Quiet uncle',
  'Neighbour',
  'Drummer',
  'You?',
]

export function mix(from: string, to: string, share: number): string {
  const part = (colour: string, at: number): number => Number.parseInt(colour.slice(at, at + 2), 16)
  return `#${[1, 3, 5]
    .map((at) =>
      Math.round(part(from, at) * (1 - share) + part(to, at) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** A colour of tea: milk and strength from 0 to 1. */
export function tea(milk: number, strength: number): string {
  return mix(mix('#D9762B', '#3A0F06', strength), mix('#F0D2A4', '#A8683A', strength), milk ** 0.8)
}

/** Shade 1 to 40 of the card. */
export function shade(number: number): string {
  const at = number - 1
  return tea((at % 8) / 7, 1 - (Math.floor(at / 8) / 4) * 0.86)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

/** China on dark shades, liquor on pale ones: whichever reads better. */
export const inkOn = (ground: string): string =>
  contrast(china, ground) > contrast(liquor, ground) ? china : liquor

const wordmarkPath =
  / d="([^"]+)"/.exec(readFileSync(new URL('wordmark.svg', import.meta.url), 'utf8'))?.[1] ?? ''
const outlines = wordmarkPath.split(/(?=M)/)
const word = (second: boolean): string =>
  outlines.filter((outline) => Number.parseFloat(outline.slice(1)) > 240 === second).join('')

/** The wordmark on one line, 371 units wide, or stacked on two; baseline of the first line at y. */
export function wordmark(
  x: number,
  y: number,
  width: number,
  colour: string = saucer,
  stacked = false,
): string {
  const scale = width / (stacked ? 226 : 371)
  return `<g transform="translate(${x - 6 * scale} ${y}) scale(${scale})" fill="${colour}"><path d="${word(false)}"/><path d="${word(true)}" transform="${stacked ? 'translate(-234 78)' : ''}"/></g>`
}

interface Letters {
  colour?: string
  anchor?: 'start' | 'middle' | 'end'
  weight?: number
  line?: number
  family?: string
  spacing?: number
}

/** Lines in the grotesque, tight; the first baseline at y. */
export function say(
  text: string | string[],
  x: number,
  y: number,
  size: number,
  letters: Letters = {},
): string {
  const {
    colour = liquor,
    anchor = 'start',
    weight = 700,
    family = 'Familjen Grotesk Variable',
    line = 1.02,
  } = letters
  const spacing = letters.spacing ?? (size > 60 ? -size * 0.035 : -size * 0.012)
  const lines = typeof text === 'string' ? [text] : text
  return `<g fill="${colour}" font-family="${family}" font-weight="${weight}" font-size="${size}" letter-spacing="${spacing}" text-anchor="${anchor}">${lines.map((one, index) => `<text x="${x}" y="${y + index * size * line}">${one}</text>`).join('')}</g>`
}

export interface Cup {
  x: number
  y: number
  /** Radius of the saucer in px. */
  radius: number
  colour: string
  red?: boolean
  /** Where the handle points, degrees. */
  handle?: number
  froth?: boolean
  leaf?: boolean
  biscuit?: number
  empty?: boolean
  /** Two spoons on the saucer. */
  spoons?: boolean
  /** Colour of the shadow on the ground. */
  shadow: string
  seed?: number
}

/** Petit-beurre without a name on it. */
export function bite(radius: number, turn: number): string {
  const holes = [0, 1, 2, 3]
    .flatMap((column) =>
      [0, 1].map(
        (row) =>
          `<circle cx="${-radius * 0.33 + column * radius * 0.22}" cy="${radius * 0.72 + row * radius * 0.16}" r="${radius * 0.045}" fill="#B0733A"/>`,
      ),
    )
    .join('')
  return `<g transform="rotate(${turn})"><rect x="${-radius * 0.5}" y="${radius * 0.62}" width="${radius}" height="${radius * 0.4}" rx="${radius * 0.12}" fill="#B87B3C"/><rect x="${-radius * 0.5}" y="${radius * 0.59}" width="${radius}" height="${radius * 0.4}" rx="${radius * 0.12}" fill="#E8B978"/>${holes}</g>`
}

/** Two spoons side by side on a saucer of this radius. */
function pair(radius: number): string {
  const spoon = (turn: number, away: number): string => {
    const bowl = `<ellipse cx="${-radius * 0.33}" rx="${radius * 0.14}" ry="${radius * 0.1}"/>`
    const stem = `<path d="M${-radius * 0.22} ${-radius * 0.018}L${radius * 0.5} ${-radius * 0.034}A${radius * 0.034} ${radius * 0.034} 0 0 1 ${radius * 0.5} ${radius * 0.034}L${-radius * 0.22} ${radius * 0.018}Z"/>`
    return `<g transform="rotate(${turn}) translate(0 ${radius * away})"><g transform="translate(${radius * 0.03} ${radius * 0.04})" fill="#B9A98C">${bowl}${stem}</g><g fill="#C3C9C8">${bowl}${stem}</g><g fill="#F4F6F4"><ellipse cx="${-radius * 0.335}" cy="${-radius * 0.01}" rx="${radius * 0.085}" ry="${radius * 0.056}"/></g><path d="M${-radius * 0.12} ${-radius * 0.006}H${radius * 0.46}" stroke="#F4F6F4" stroke-width="${radius * 0.018}"/></g>`
  }
  return spoon(-18, 0.78) + spoon(-30, 0.92)
}

/** A cup of tea from above. */
export function cup({
  x,
  y,
  radius: R,
  colour,
  red = false,
  handle = 25,
  froth = false,
  leaf = false,
  biscuit: at,
  empty = false,
  spoons = false,
  shadow,
  seed = 1,
}: Cup): string {
  const next = random(seed + 5)
  const light = mix(colour, '#FFF1D6', 0.28)
  const rim = mix(colour, '#1A0702', 0.35)
  const well = red ? saucerShade : '#E9DCC4'
  const bubbles = froth
    ? Array.from({ length: 9 }, () => {
        const turn = next() * 1.5 + 0.1
        const out = R * (0.5 - 0.05 * next())
        return `<circle cx="${(Math.cos(turn) * out).toFixed(1)}" cy="${(Math.sin(turn) * out).toFixed(1)}" r="${(R * (0.02 + next() * 0.05)).toFixed(1)}" fill="${light}"/>`
      }).join('')
    : ''
  const drink = empty
    ? `<circle r="${R * 0.57}" fill="#EFE3CE"/><path d="M${-R * 0.5} ${R * 0.27}A${R * 0.57} ${R * 0.57} 0 0 0 ${R * 0.5} ${R * 0.27}" stroke="#D3A77A" stroke-width="${R * 0.07}" fill="none"/><path d="M${-R * 0.3} ${R * 0.12}q${R * 0.3} ${R * 0.3} ${R * 0.6} 0" stroke="#9B5A2C" stroke-width="${R * 0.075}" fill="none" stroke-linecap="round"/><circle cx="${-R * 0.2}" cy="${-R * 0.14}" r="${R * 0.055}" fill="#9B5A2C"/><circle cx="${R * 0.2}" cy="${-R * 0.14}" r="${R * 0.055}" fill="#9B5A2C"/>`
    : `<circle r="${R * 0.575}" fill="${rim}"/><circle r="${R * 0.555}" cx="${R * 0.02}" cy="${R * 0.027}" fill="${colour}"/><path d="M${-R * 0.4} ${-R * 0.16}A${R * 0.43} ${R * 0.43} 0 0 1 ${-R * 0.06} ${-R * 0.42}" stroke="${light}" stroke-width="${R * 0.09}" fill="none" stroke-linecap="round"/>${bubbles}${leaf ? `<path transform="rotate(${(next() * 360).toFixed(0)}) scale(${R / 74})" d="M0 -14C10 -6 10 8 0 16C-10 8 -10 -6 0 -14Z" fill="#5F7F35"/>` : ''}`
  return `<g transform="translate(${x} ${y})"><circle r="${R}" cx="${R * 0.12}" cy="${R * 0.16}" fill="${shadow}"/><circle r="${R}" fill="${red ? saucer : china}"/><circle r="${R * 0.965}" fill="none" stroke="${red ? saucerLight : '#E9DCC4'}" stroke-width="${R * 0.04}"/><circle r="${R * 0.62}" fill="${well}" cx="${R * 0.08}" cy="${R * 0.11}"/>
  <g transform="rotate(${handle})"><path d="M${R * 0.6} ${-R * 0.13}h${R * 0.2}a${R * 0.13} ${R * 0.13} 0 0 1 0 ${R * 0.26}h${-R * 0.2}" fill="none" stroke="${red ? china : '#CFBEA0'}" stroke-width="${R * 0.085}"/></g>
  <circle r="${R * 0.66}" fill="${china}"/><circle r="${R * 0.66}" fill="none" stroke="#D9C8A8" stroke-width="${R * 0.027}"/>${at === undefined ? '' : bite(R, at)}${spoons ? pair(R) : ''}${drink}</g>`
}
