import sharp from 'sharp'
import { createKnot, eyeKnot, type Knot } from '~/woven/cloth/knots'
import { rowSlips } from '~/woven/row-noise'
import { contrast } from '~content/validation/contrast'

/** The data of a client's band that nobody has drawn (FREE-8). */
export interface BandSource {
  name: string
  theme: Record<'ground' | 'onGround' | 'accent' | 'panel' | 'onPanel', string>
  /** Mean colours of its first picture. */
  picture: string[]
}

/** Height and width of a thread, in px. */
const THREAD = 2
/** Height of a band in threads. */
const HEIGHT = 40
/** Maximum number of letters before a pattern repeats. */
const MOST_LETTERS = 16

const INK = '#17120f'
const PAPER = '#f6f0e4'

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** The distance of two colours, 0 to 441: hues of the same brightness differ, too. */
const distance = (a: string, b: string): number =>
  Math.hypot(...channels(a).map((value, index) => value - (channels(b)[index] ?? 0)))

export interface BandColours {
  bar: string
  /** Knots, used in turn. */
  knots: [string, string]
  eye: string
  line: string
}

/** The first colour with enough contrast to others, otherwise the one with the most. */
function pick(candidates: string[], others: string[], least: number, farFrom: string[] = []): string {
  const lowestContrast = (one: string) => Math.min(...others.map((other) => contrast(one, other)))
  const isFar = (one: string) => farFrom.every((other) => distance(one, other) > 70)
  const good = candidates.find((one) => lowestContrast(one) >= least && isFar(one))
  return good ?? [...candidates].sort((a, b) => lowestContrast(b) - lowestContrast(a))[0] ?? INK
}

/** A band's colours from the client's own: its bar can be told from the panel and the page, its knots from the bar. */
export function bandColours({ theme, picture }: BandSource): BandColours {
  const { ground, onGround, accent, panel, onPanel } = theme
  const own = [accent, onPanel, ground, onGround, panel, ...picture]
  const all = [...own, PAPER, INK]
  const bar = pick([accent, ...picture, ...own, INK, PAPER], [panel], 1.5, [ground, panel])
  const first = pick([onPanel, onGround, ground, ...all], [bar], 3)
  const second = pick([accent, onPanel, onGround, ...all], [bar], 2.2, [first, bar])
  const eye = pick([...own, ...all], [first, second], 1.8, [first, second])
  return { bar, knots: [first, second], eye, line: pick([panel, ...all], [bar], 1.4, [bar]) }
}

/** The letters of a name that get a knot, in any script. */
const readLetters = (name: string) =>
  [...name.normalize('NFC')].filter((sign) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(sign))

const draw = (
  { outer, inner }: Knot,
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  eye: string,
) =>
  `<g transform="translate(${x} ${y}) scale(${rx} ${ry})"><path d="${outer}" fill="${fill}"/><path d="${inner}" fill="${eye}"/></g>`

/** A stripe along the whole band. */
const stripe = (y: number, height: number, fill: string) =>
  `<rect x="-9999" y="${y}" width="19999" height="${height}" fill="${fill}"/>`

const MIDDLE = HEIGHT / 2

interface Pattern {
  /** Threads from one knot to the next. */
  every: number
  knot: [rx: number, ry: number]
  /** The pattern around one knot, whose middle is at 0. */
  around: (colours: BandColours, every: number) => string
}

const spire = (every: number, foot: number, tip: number, fill: string) =>
  [-0.5, 0, 0.5]
    .map((at) => {
      const x = at * every
      return `<path d="M${x - every / 4} ${foot}L${x} ${tip}L${x + every / 4} ${foot}Z" fill="${fill}"/>`
    })
    .join('')

const lozenge = (x: number, reach: number, rise: number, fill: string) =>
  `<path d="M${x - reach} ${MIDDLE}L${x} ${MIDDLE - rise}L${x + reach} ${MIDDLE}L${x} ${MIDDLE + rise}Z" fill="${fill}"/>`

/** Three patterns of a border; a name always has the same one. */
const patterns: Pattern[] = [
  {
    // Rows of temple spires above and below.
    every: 28,
    knot: [11, 9],
    around: ({ line }, every) => spire(every, 0, 9, line) + spire(every, HEIGHT, HEIGHT - 9, line),
  },
  {
    // Large knots between stripes, a seed between two of them.
    every: 36,
    knot: [14, 13],
    around: ({ line, knots: [, second] }, every) =>
      stripe(2, 2, line) + stripe(HEIGHT - 4, 2, line) + lozenge(every / 2, 3, 3, second),
  },
  {
    // Knots in a lattice of lozenges.
    every: 32,
    knot: [10, 9],
    around: ({ bar, line }, every) =>
      lozenge(0, every / 2, 19, line) +
      lozenge(0, every / 2 - 3, 15, bar) +
      stripe(0, 1, line) +
      stripe(HEIGHT - 1, 1, line),
  },
]

const choosePattern = (name: string): Pattern => {
  const sum = [...name].reduce((total, sign) => (total * 31 + (sign.codePointAt(0) ?? 0)) % 9973, 7)
  return patterns[sum % patterns.length] as Pattern
}

const tieKnots = (name: string) => {
  const letters = readLetters(name).slice(0, MOST_LETTERS)
  const knots = [eyeKnot, ...letters.map(createKnot)]
  // The two colours alternate, also from the pattern's end to its beginning.
  return knots.length % 2 ? [...knots, eyeKnot] : knots
}

/** Size of a client's band in px: one repeat of its pattern. */
export function bandSize(name: string): { width: number; height: number } {
  return { width: tieKnots(name).length * choosePattern(name).every * THREAD, height: HEIGHT * THREAD }
}

/** Weaves a band as WebP: a knot for each letter of the name, in the client's colours, always the same. */
export async function weaveBand(source: BandSource): Promise<Buffer> {
  const colours = bandColours(source)
  const { every, knot, around } = choosePattern(source.name)
  const knots = tieKnots(source.name)
  const width = knots.length * every
  // One more on either side, because the pattern between two knots extends into the next repeat.
  const repeats = Array.from(
    { length: knots.length + 2 },
    (_, index) => `<g transform="translate(${(index - 0.5) * every} 0)">${around(colours, every)}</g>`,
  ).join('')
  const tied = knots
    .map((one, index) =>
      draw(one, (index + 0.5) * every, MIDDLE, ...knot, colours.knots[index % 2] ?? INK, colours.eye),
    )
    .join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" shape-rendering="crispEdges">${stripe(0, HEIGHT, colours.bar)}${repeats}${tied}</svg>`
  const pixels = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()
  // Every row slips by a thread at most, around the repeat.
  const slips = rowSlips()
  const woven = Buffer.alloc(pixels.length)
  for (let y = 0; y < HEIGHT; y += 1) {
    const by = Math.round((slips[y] ?? 0) * 1.2)
    for (let x = 0; x < width; x += 1)
      pixels.copy(
        woven,
        3 * (y * width + x),
        3 * (y * width + ((x + by + width) % width)),
        3 * (y * width + ((x + by + width) % width)) + 3,
      )
  }
  return sharp(woven, { raw: { width, height: HEIGHT, channels: 3 } })
    .resize(width * THREAD, HEIGHT * THREAD, { kernel: 'nearest' })
    .webp({ lossless: true, effort: 6 })
    .toBuffer()
}
