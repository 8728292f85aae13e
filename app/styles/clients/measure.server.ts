import type { Font } from 'fontkit'
import { openCuts, setLine } from '~/styles/fonts/set-line.server'
import type { Typeface } from '~content/schema/typefaces'

const own = ['app/woven/heading/anek-display.ttf', 'app/woven/heading/anek-display-extended.ttf']
const faces = new Map<Typeface, Font[]>()

function set(line: string, typeface: Typeface) {
  const files = typeface === 'anek' ? own : [`app/styles/clients/${typeface}.woff2`]
  const cuts = faces.get(typeface) ?? openCuts(...files)
  faces.set(typeface, cuts)
  return setLine(line, cuts)
}

const rounded = (em: number) => Math.round(em * 1000) / 1000

/** Width in em that each letter of a line takes up, set in a client's typeface, its distance to the next one included. */
export const letterAdvances = (line: string, typeface: Typeface): number[] =>
  set(line, typeface).advances.map(rounded)

/** Width in em of the widest of some lines, set in a client's typeface: what the name's size is solved with. */
export const widestLine = (lines: string[], typeface: Typeface): number =>
  rounded(Math.max(...lines.map((line) => set(line, typeface).width)))

/** How far the ink of a line reaches above and below its baseline, in em. */
function inkOf(line: string, typeface: Typeface): { above: number; below: number } {
  const { top, bottom } = set(line, typeface)
  return { above: Math.max(0, top), below: Math.max(0, -bottom) }
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
