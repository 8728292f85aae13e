import { readFileSync } from 'node:fs'
import * as fontkit from 'fontkit'
import type { Typeface } from '~content/schema/typefaces'

const faces = new Map<Typeface, fontkit.Font>()

function face(typeface: Typeface): fontkit.Font {
  const known = faces.get(typeface)
  if (known) return known
  const file =
    typeface === 'anek' ? 'app/woven/heading/anek-display.ttf' : `app/styles/clients/${typeface}.woff2`
  const font = fontkit.create(readFileSync(file)) as fontkit.Font
  faces.set(typeface, font)
  return font
}

/** Width in em that each letter of a line takes up, set in a client's typeface, its distance to the next one included. */
export function letterAdvances(line: string, typeface: Typeface): number[] {
  const font = face(typeface)
  return font
    .layout(line)
    .positions.map(({ xAdvance }) => Math.round((xAdvance / font.unitsPerEm) * 1000) / 1000)
}

/** Width in em of the widest of some lines, set in a client's typeface: what the name's size is solved with. */
export function widestLine(lines: string[], typeface: Typeface): number {
  const font = face(typeface)
  const widths = lines.map((line) => font.layout(line).advanceWidth / font.unitsPerEm)
  return Math.round(Math.max(...widths) * 1000) / 1000
}

/** How far the ink of a line reaches above and below its baseline, in em. */
function inkOf(line: string, typeface: Typeface): { above: number; below: number } {
  const font = face(typeface)
  // A space has no ink: its box is infinite.
  const boxes = font.layout(line).glyphs.flatMap(({ bbox }) => (Number.isFinite(bbox.maxY) ? [bbox] : []))
  return {
    above: Math.max(0, ...boxes.map(({ maxY }) => maxY)) / font.unitsPerEm,
    below: Math.max(0, ...boxes.map(({ minY }) => -minY)) / font.unitsPerEm,
  }
}

/** As close as large lines are set where no letter reaches into the next line. */
const TIGHT = 0.98
/** Least space in em between the ink of two lines. */
const AIR = 0.1

/** The line height at which no letter of some lines touches one of the next line, set in a client's typeface. */
export function clearLeading(lines: string[], typeface: Typeface): number {
  const inks = lines.map((line) => inkOf(line, typeface))
  const needed = inks.slice(1).map(({ above }, at) => (inks[at]?.below ?? 0) + AIR + above)
  return Math.ceil(Math.max(TIGHT, ...needed) * 100) / 100
}
