import { createKnot, drawKnot, eyeKnot, type Knot } from './knots'
import type { Palette } from './palettes'

/** Height of a border in its own units; one unit is the border's height divided by it. */
const UNITS = 14

/**
 * The position of each part, in units from the cloth's edge: two stripes, a bar with knots, a row of temple spires whose feet it
 * covers.
 */
const parts = { wide: [0, 1.1], narrow: [1.7, 2.1], bar: [2.7, 9.45], spires: [9.3, 14] } as const
const KNOT = { every: 8, rx: 3.3, ry: 2.65 }
/** Width of a spire's steps, from its foot to its tip, as shares of its foot. */
const SPIRE = [1, 0.86, 0.62, 0.62, 0.4, 0.26, 0.26, 0.1, 0.1]

export interface Border {
  /** The cloth's width, and how far the pattern continues beyond it, in CSS px. */
  width: number
  beyond: number
  height: number
  knots: readonly Knot[]
}

/** An eye, then the knots of a name's letters in order. */
export const createKnots = (letters: readonly string[]): Knot[] => [
  eyeKnot,
  ...letters.filter((letter) => letter !== ' ').map(createKnot),
]

/** Draws the border along the upper edge; the lower one is its mirror image. */
export function drawBorder(
  context: CanvasRenderingContext2D,
  { width, beyond, height, knots }: Border,
  { bar, knot, eye, line }: Palette,
): void {
  const unit = height / UNITS
  const stripe = ([from, to]: readonly [number, number]) =>
    context.fillRect(-beyond, from * unit, width + 2 * beyond, (to - from) * unit)
  /** Calls back for each repeat of a pattern that is centred on the cloth. */
  const repeat = (every: number, draw: (x: number, index: number) => void) => {
    const count = Math.ceil((width / 2 + beyond) / every)
    for (let index = -count; index <= count; index += 1) draw(width / 2 + index * every, index)
  }

  context.fillStyle = bar
  stripe(parts.wide)
  stripe(parts.bar)
  const [foot, tip] = parts.spires
  const step = (tip - foot) / SPIRE.length
  repeat((KNOT.every * unit) / 2, (x) => {
    SPIRE.forEach((share, index) => {
      const half = (share * KNOT.every * unit) / 4
      context.fillRect(x - half, (foot + index * step) * unit, 2 * half, step * unit + 0.5)
    })
  })
  context.fillStyle = line
  stripe(parts.narrow)

  const y = ((parts.bar[0] + parts.bar[1]) / 2) * unit
  repeat(KNOT.every * unit, (x, index) => {
    const tied = knots[((index % knots.length) + knots.length) % knots.length]
    if (tied)
      drawKnot(context, tied, { x, y, rx: KNOT.rx * unit, ry: KNOT.ry * unit }, { outer: knot, inner: eye })
  })
}
