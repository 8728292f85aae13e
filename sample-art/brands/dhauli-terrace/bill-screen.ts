import { ink } from './book'
import { engrave, rgb } from './engraving'

/** A rectangle as left, top, right, bottom. */
export type Box = readonly [number, number, number, number]
/** An ellipse as middle and half axes. */
export type Oval = readonly [x: number, y: number, rx: number, ry: number]

/** The second printing ink of the bill: what lies under the words. */
export const pale = '#A6C0A4'

const ease = (t: number) => {
  const s = Math.max(0, Math.min(1, t))
  return s * s * (3 - 2 * s)
}

/** How far (x, y) lies outside a box, px. */
const outside = (x: number, y: number, [left, top, right, bottom]: Box) =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))

/**
 * The tint under the words: two families of waves in one screen. Beside the words the lines run as hairs, so that nothing has
 * to be cut out round a letter; towards the frame and the watermark's window they swell and cross. The window stays bare.
 */
export function tint(
  width: number,
  height: number,
  frame: Box,
  words: readonly Box[],
  window: Oval,
): Promise<string> {
  const [ox, oy, rx, ry] = window
  const wave = (x: number, swing: number) =>
    swing * (0.66 + 0.34 * Math.cos(x / 410)) * Math.sin(x / 74 + 0.5 * Math.sin(x / 230))
  return engrave(
    width,
    height,
    (x, y, cut) => {
      const oval = (Math.hypot((x - ox) / rx, (y - oy) / ry) - 1) * rx
      if (outside(x, y, frame) > 0 || oval < 0) {
        cut.solid = 0
        return
      }
      const calm = Math.min(...words.map((box) => outside(x, y, box)))
      const dark = 0.06 + 0.4 * ease(calm / 150)
      cut.tone = 1 - Math.max(dark, 0.66 * ease(1 - oval / 90) * ease(calm / 40))
      cut.pitch = 16
      cut.phase = y + wave(x, 15)
      cut.cross = y - wave(x, 15)
    },
    pale,
  )
}

/** The table in the dark: level lines as on the key's clay, a little lighter than the green. In the bill's shadow they run thin. */
export function table(width: number, height: number, shadow: Box): Promise<string> {
  const [green, night] = [rgb(ink.peace), rgb('#08211B')]
  return engrave(
    width,
    height,
    (x, y, cut) => {
      const shade = outside(x, y, shadow) === 0
      cut.ground = shade ? night : green
      cut.pitch = 14
      cut.phase = y + 5 * Math.sin(x / 160) + 3 * Math.sin(x / 47 + y / 80)
      cut.tone = shade ? 1 : 0.72
    },
    '#235447',
  )
}
