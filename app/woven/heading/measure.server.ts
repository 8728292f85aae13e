import { openCuts, setLine } from '~/styles/fonts/set-line.server'
import { type LineFit, partsOf } from './woven-text'

/** Letter-spacing of display type in em, as `--tracking-display` sets it. */
const TRACKING = -0.025
/** What an apostrophe stands off the letters on either side in em, as heading.module.css sets it: narrow cuts have no air there. */
const APOSTROPHE_AIR = 0.035
/** The typeface's ascent and descent in em (hhea); browsers centre them in the line box. */
const ASCENT = 0.9
const DESCENT = 0.2
const NARROWEST = 75
const WIDEST = 125
/** Average width axis of the lines of a heading. */
const PREFERRED = 106
/** A line that stays short at its widest may grow by this much. */
const GROWTH = 1.4

type Layout = { width: number; left: number; top: number; bottom: number }

const cuts = openCuts('app/woven/heading/anek-display.ttf', 'app/woven/heading/anek-display-extended.ttf')
const layouts = new Map<string, Layout>()
const advances = new Map<string, number>()

const airOf = (text: string) => APOSTROPHE_AIR * (partsOf(text).length - 1)

/** Ink box of a line set at a width of the width axis, in em; letter-spacing included. */
function inkBox(text: string, stretch: number): Layout {
  const key = `${stretch.toFixed(1)} ${text}`
  const known = layouts.get(key)
  if (known) return known
  const { left, right, top, bottom } = setLine(text, cuts, { wdth: stretch })
  const layout = { width: right + TRACKING * ([...text].length - 1) + airOf(text) - left, left, top, bottom }
  layouts.set(key, layout)
  return layout
}

/** The width axis at which a line of the given size (share of the measure) fills the measure, within the axis. */
function stretchToFill(text: string, size: number): number {
  let low = NARROWEST
  let high = WIDEST
  for (let step = 0; step < 9; step += 1) {
    const middle = (low + high) / 2
    if (inkBox(text, middle).width * size < 1) low = middle
    else high = middle
  }
  return Math.round(low * 10) / 10
}

/**
 * Width in em that words take up in a line set at a width of the width axis, the space after them included, and after each what
 * words stand further apart than the typeface has them (`space`). Reserved, so that nothing moves when the typeface arrives.
 */
export function advance(text: string, stretch: number, space = 0): number {
  const key = `${stretch} ${space} ${text}`
  const known = advances.get(key)
  if (known !== undefined) return known
  const set = setLine(`${text} `, cuts, { wdth: stretch })
  const tracking = TRACKING * ([...text].length + 1)
  const width = round(set.width + tracking + airOf(text) + text.split(' ').length * space)
  advances.set(key, width)
  return width
}

function fitOf(text: string, stretch: number, apart: number): LineFit {
  const box = inkBox(text, stretch)
  return {
    stretch,
    em: round(box.width + apart),
    left: round(box.left),
    line: round(2 * (box.top - (ASCENT - DESCENT) / 2)),
    drop: round(Math.max(0, -box.bottom)),
  }
}

/** To a thousandth of an em: a third of a pixel in the largest heading; each digit stands twice in every page. */
const round = (value: number) => Math.round(value * 1000) / 1000

/**
 * The woven measure: every line of a heading fills the measure, pulled by the width axis. One size for all lines, chosen so
 * that they are about as wide as we like our type; a line that is still short at its widest grows, a long one shrinks.
 * `space`: what words stand further apart than the typeface has them, in em.
 */
export function fitLines(lines: string[], preferred = PREFERRED, space = 0): LineFit[] {
  let low = 0.02
  let high = 1
  for (let step = 0; step < 12; step += 1) {
    const size = (low + high) / 2
    const mean = lines.reduce((sum, line) => sum + stretchToFill(line, size), 0) / lines.length
    if (mean >= preferred) low = size
    else high = size
  }
  return lines.map((line) => {
    const stretch = stretchToFill(line, low)
    const width = inkBox(line, stretch).width
    const fitted = fitOf(line, stretch, (line.split(' ').length - 1) * space)
    return width * low * GROWTH < 1 ? { ...fitted, em: round(1 / (low * GROWTH)) } : fitted
  })
}
