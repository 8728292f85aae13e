import type { Drawing } from '../../lib/drawing'
import { svg } from '../../lib/drawing'
import { balustrade } from './balustrade'
import { ink, text } from './book'
import { engrave, rgb } from './engraving'
import { glitterAt } from './glitter'
import { mix, moonInk } from './moon'
import { land, moon } from './night-land'

interface Print {
  width: number
  height: number
  /** What of the view is printed: its left edge, and how far it is let down. */
  left: number
  down: number
  size: number
  /** Baseline of the first line. */
  first: number
  words: string[]
}

/** Full moon over the bend of the Daya, seen over the balustrade: the moon and its light on the water are all the gold there is. */
async function view({ width, height, left, down, size, first, words }: Print): Promise<Drawing> {
  const [night, gold] = [rgb(ink.peace), rgb(ink.moon)]
  const still = await engrave(
    width,
    height,
    (px, py, cut) => {
      const [x, y] = [px + left, py - down]
      cut.ground = night
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
  const lines = words
    .map((line, i) => text(62, first + size * 1.16 * i, size, line, 'start', ink.note, ink.peace))
    .join('')
  return {
    width,
    height,
    html: svg(`<image href="${still}" width="${width}" height="${height}"/>${lines}`, width, height),
    ground: ink.peace,
  }
}

export const riverBend = (): Promise<Drawing> =>
  view({
    width: 2000,
    height: 1302,
    left: 0,
    down: 0,
    size: 84,
    first: 122,
    words: ['The river takes its time.', 'The tables look the same way.'],
  })

/** Upright for a phone: the bend itself. */
export const riverBendPhone = (): Promise<Drawing> =>
  view({
    width: 1080,
    height: 1392,
    left: 790,
    down: 84,
    size: 80,
    first: 116,
    words: ['The river takes its time.', 'The tables look', 'the same way.'],
  })
