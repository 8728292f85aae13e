import { display, measureLine, odia } from '~/styles/fonts/measure.server'
import {
  type LineFit,
  type OdiaLineFit,
  type Segment,
  splitAtApostrophes,
  type WovenText,
} from './woven-text'

/** Letter-spacing of display type in em, as `--tracking-display` sets it. */
const TRACKING = -0.025
/** Space on either side of an apostrophe in em, as heading.module.css sets it: narrow cuts have none. */
const APOSTROPHE_AIR = 0.035
/** The typeface's ascent and descent in em (hhea); browsers centre them in the line box. */
const ASCENT = 0.9
const DESCENT = 0.2
/** Half of ascent minus descent, from which a line's height is computed. */
const STRUT = (ASCENT - DESCENT) / 2
const NARROWEST = 75
const WIDEST = 125
/** Average width axis of the lines of a heading. */
const PREFERRED = 106
/** A line that is still too short at its widest may grow by this much. */
const GROWTH = 1.4

/** To a thousandth of an em: a third of a pixel in the largest heading; each digit is in every page twice. */
const round = (value: number) => Math.round(value * 1000) / 1000

const apostropheAir = (text: string) => APOSTROPHE_AIR * (splitAtApostrophes(text).length - 1)

type InkBox = Record<'width' | 'left' | 'top' | 'bottom', number>
const inkBoxes = new Map<string, InkBox>()

/** Ink box of a line at a width of the width axis, in em; letter-spacing included. */
function inkBox(text: string, stretch: number): InkBox {
  const key = `${stretch.toFixed(1)} ${text}`
  const known = inkBoxes.get(key)
  if (known) return known
  const { left, right, top, bottom } = measureLine(text, display, { wdth: stretch })
  const width = right + TRACKING * ([...text].length - 1) + apostropheAir(text) - left
  inkBoxes.set(key, { width, left, top, bottom })
  return { width, left, top, bottom }
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
 * Width in em of words in their line, including the space after them. Reserved, so that nothing moves when the typeface loads.
 */
function advance(text: string, stretch: number, space: number): number {
  const { width } = measureLine(`${text} `, display, { wdth: stretch })
  return round(
    width + TRACKING * ([...text].length + 1) + apostropheAir(text) + text.split(' ').length * space,
  )
}

function fitLine(text: string, stretch: number, wordSpace: number): LineFit {
  const box = inkBox(text, stretch)
  return {
    stretch,
    em: round(box.width + wordSpace),
    left: round(box.left),
    line: round(2 * (box.top - STRUT)),
    drop: round(Math.max(0, -box.bottom)),
  }
}

/**
 * Makes every line of a heading fill the measure by the width axis. All lines have one size, chosen so that their average width
 * axis is `preferred`; a line that is still short at its widest grows, a long one shrinks.
 * @param space additional word-spacing, in em
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
    const fitted = fitLine(line, stretch, (line.split(' ').length - 1) * space)
    return inkBox(line, stretch).width * low * GROWTH < 1
      ? { ...fitted, em: round(1 / (low * GROWTH)) }
      : fitted
  })
}

interface Lines {
  /** For tablets and wider. */
  wide: string[]
  /** For phones. */
  narrow: string[]
}

/** For every word of a heading: the line it is in. */
const linesOfWords = (lines: string[]) => lines.flatMap((line, index) => line.split(' ').map(() => index))

/** How a heading is set: the average width axis of its lines, and additional word-spacing, in em. */
export interface Setting {
  wide?: number
  narrow?: number
  space?: number
}

/**
 * Sets a display heading for both of its line breaks: words that stay together in both become one segment. `wide` and `narrow`
 * contain the same words (the schema checks it). A page that sets `space` sets `word-spacing` to the same.
 */
export function wovenText(
  lines: Lines,
  { wide: widely, narrow: narrowly, space = 0 }: Setting = {},
): WovenText {
  const text = lines.wide.join(' ')
  const wideFits = fitLines(lines.wide, widely, space)
  const narrowFits = fitLines(lines.narrow, narrowly, space)
  const wideLines = linesOfWords(lines.wide)
  const narrowLines = linesOfWords(lines.narrow)
  const segments: (Omit<Segment, 'wide' | 'narrow'> & Record<'wide' | 'narrow', LineFit>)[] = []
  text.split(' ').forEach((word, index) => {
    const wideLine = wideLines[index] ?? 0
    const narrowLine = narrowLines[index] ?? 0
    const startsWide = index === 0 || wideLines[index - 1] !== wideLine
    const startsNarrow = index === 0 || narrowLines[index - 1] !== narrowLine
    const last = segments.at(-1)
    if (last && !startsWide && !startsNarrow) {
      last.text += ` ${word}`
      return
    }
    const wide = wideFits[wideLine]
    const narrow = narrowFits[narrowLine]
    if (wide && narrow) segments.push({ text: word, wide, narrow, startsWide, startsNarrow })
  })
  const reserved = (text: string, fit: LineFit) => ({ ...fit, advance: advance(text, fit.stretch, space) })
  return {
    text,
    segments: segments.map((one) => ({
      ...one,
      wide: reserved(one.text, one.wide),
      narrow: reserved(one.text, one.narrow),
    })),
  }
}

/** Makes a word in Odia script fill the measure, like display headings. The Odia cut has no width axis. Lengths in em. */
export function odiaLine(text: string): OdiaLineFit {
  const { left, right, top, bottom } = measureLine(text, [...odia, ...display])
  return {
    text,
    em: round(right - left),
    left: round(left),
    line: round(2 * (top - STRUT)),
    rise: round(top),
    fall: round(-bottom),
  }
}
