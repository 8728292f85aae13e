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
