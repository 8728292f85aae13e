import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'
import { home } from '../lib/browser'
import { outline } from '../wordmarks/outline'

/** The site's own display cut: Anek Latin 800 with its width axis, every character that content uses. */
const anek = create(readFileSync(join(home, '..', 'app/woven/heading/anek-display.ttf')))
const [narrowest, preferred, widest] = [75, 106, 125]
const tracking = -0.025
/** A line that stays short at its widest may grow by this much. */
const growth = 1.4

const widths = new Map<number, Font>()
function cut(stretch: number): Font {
  const key = Math.round(stretch)
  const font = widths.get(key) ?? anek.getVariation({ wdth: key })
  widths.set(key, font)
  return font
}

/** One set line: its outlines with the ink's top left corner at (0, 0), in px. */
export interface Line {
  path: string
  width: number
  height: number
  /** From the top of the ink to the baseline. */
  base: number
}

/** Sets a line at a size (px of the em) and a width of the width axis. */
export function line(text: string, size: number, stretch = preferred): Line {
  const glyphs = outline(text, cut(stretch), size, tracking * size)
  const left = Math.min(...glyphs.map((glyph) => glyph.left))
  const right = Math.max(...glyphs.map((glyph) => glyph.right))
  const top = Math.min(...glyphs.map((glyph) => glyph.top))
  const bottom = Math.max(...glyphs.map((glyph) => glyph.bottom))
  const path = `<path transform="translate(${-left} ${-top})" d="${glyphs.map((glyph) => glyph.path).join('')}"/>`
  return { path, width: right - left, height: bottom - top, base: -top }
}

const widthOf = (text: string, stretch: number) => line(text, 1000, stretch).width / 1000

/** Width axis at which a line of this size is as wide as the measure, within the axis. */
function stretchFor(text: string, size: number, measure: number): number {
  let [low, high] = [narrowest, widest]
  while (high - low > 1) {
    const middle = (low + high) / 2
    if (widthOf(text, middle) * size < measure) low = middle
    else high = middle
  }
  return Math.floor(low)
}

function fill(text: string, size: number, measure: number): { line: Line; stretch: number } {
  const stretch = stretchFor(text, size, measure)
  const natural = measure / widthOf(text, stretch)
  return { line: line(text, Math.min(natural, size * growth), stretch), stretch }
}

/** Lines set one above the other, ready to be laid on a ground. */
export interface Block {
  lines: (Line & { y: number })[]
  height: number
  /** Height of the lowest capitals, px. */
  letters: number
}

/**
 * The woven measure: every line fills `measure`, pulled by the width axis; the block is at most `tallest` px high.
 * @param leanest width axis that the lines have at least on average: less makes few words taller
 */
export function fillMeasure(
  texts: string[],
  measure: number,
  tallest: number,
  gap: number,
  leanest = preferred,
): Block {
  for (let size = tallest; size > 20; size -= 2) {
    const set = texts.map((text) => fill(text, size, measure))
    let y = 0
    const lines = set.map(({ line }) => {
      const placed = { ...line, y }
      const descent = line.height - line.base
      y += line.base + (descent > 0.1 * line.base ? Math.max(gap * 1.3, descent + gap * 0.4) : gap)
      return placed
    })
    const last = lines.at(-1)
    const height = last ? last.y + last.height : 0
    const mean = set.reduce((sum, { stretch }) => sum + stretch, 0) / set.length
    if (height <= tallest && mean >= leanest)
      return { lines, height, letters: Math.min(...lines.map(({ base }) => base)) }
  }
  throw new Error(`“${texts.join(' / ')}” does not fit ${measure} × ${tallest} px`)
}
