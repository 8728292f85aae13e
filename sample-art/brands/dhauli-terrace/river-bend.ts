import type { Drawing } from '../../lib/drawing'
import { svg } from '../../lib/drawing'
import { balustrade } from './balustrade'
import { ink, text } from './book'
import { engrave, rgb } from './engraving'
import { glitterAt } from './glitter'
import { mix, moonInk } from './moon'
import { land, moon } from './night-land'

/** From the edge of the plate to its words. */
const margin = 44

interface Print {
  width: number
  height: number
  /** What of the view is printed: its left edge, and how far it is let down. */
  left: number
  down: number
  size: number
  words: string[]
  /** The plate that the words stand on, left bare by the burin; its upper and lower edge fall between two lines of the sky. */
  plate: { x: number; y: number; width: number; height: number }
}

/** The double rule inside a plate, as on every label of the house. */
const rules = ({ x, y, width, height }: Print['plate']): string =>
  [
    [10, 3.4],
    [17, 1.6],
  ]
    .map(
      ([inset = 0, weight = 0]) =>
        `<rect x="${x + inset}" y="${y + inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" fill="none" stroke="${ink.note}" stroke-width="${weight}"/>`,
    )
    .join('')

/** Full moon over the bend of the Daya, seen over the balustrade: the moon and its light on the water are all the gold there is. */
async function view({ width, height, left, down, size, words, plate }: Print): Promise<Drawing> {
  const [night, gold] = [rgb(ink.peace), rgb(ink.moon)]
  const still = await engrave(
    width,
    height,
    (px, py, cut) => {
      const [x, y] = [px + left, py - down]
      cut.ground = night
      if (px >= plate.x && px < plate.x + plate.width && py >= plate.y && py < plate.y + plate.height) {
        cut.solid = 0
        return
      }
      if (balustrade(x, y, moon.x, cut)) return
      const [u, v] = [(x - moon.x) / moon.radius, (y - moon.y) / moon.radius]
      const away = (Math.hypot(u, v) - 1) * moon.radius
      if (away < 5) {
        // A hairline of night keeps the lines of the sky off the disc.
        cut.solid = 0
        if (away < 0) cut.ground = mix(gold, night, moonInk(u, v, y, moon.radius, 1))
        return
      }
      land(x, y, cut)
      const glint = glitterAt(x, y)
      if (glint > 0) {
        cut.ground = mix(night, gold, glint)
        cut.solid = 0
      }
    },
    ink.note,
  )
  const leading = size * 1.16
  // Without its descenders Rozha One is 0.66 of its size high: what is left of the plate is shared out above and below the words.
  const first = plate.y + (plate.height - leading * (words.length - 1) + size * 0.66) / 2
  const lines = words
    .map((line, i) => text(plate.x + margin, first + leading * i, size, line, 'start', ink.note))
    .join('')
  return {
    width,
    height,
    html: svg(
      `<image href="${still}" width="${width}" height="${height}"/>${rules(plate)}${lines}`,
      width,
      height,
    ),
    ground: ink.peace,
  }
}

export const riverBend = (): Promise<Drawing> =>
  view({
    width: 2000,
    height: 1302,
    left: 0,
    down: 0,
    size: 76,
    words: ['The river takes its time.', 'The tables look the same way.'],
    plate: { x: 44, y: 44, width: 1143, height: 231 },
  })

/** Upright for a phone: the bend itself. */
export const riverBendPhone = (): Promise<Drawing> =>
  view({
    width: 1080,
    height: 1392,
    left: 790,
    down: 84,
    size: 65,
    words: ['The river takes its time.', 'The tables look the same way.'],
    plate: { x: 40, y: 40, width: 1000, height: 209 },
  })
