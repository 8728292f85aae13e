import { advance, fitLines } from './measure.server'
import type { LineFit, Segment, WovenText } from './woven-text'

interface Lines {
  /** For tablets and wider. */
  wide: string[]
  /** For phones. */
  narrow: string[]
}

/** For every word of a heading: the line it stands in. */
const linesOfWords = (lines: string[]) => lines.flatMap((line, index) => line.split(' ').map(() => index))

type Fitted = Omit<Segment, 'wide' | 'narrow'> & Record<'wide' | 'narrow', LineFit>

/** How a heading is set: the width axis that its lines have on average, and what its words stand further apart, in em. */
export interface Setting {
  wide?: number
  narrow?: number
  space?: number
}

/** Reserves the width of a run's words, and of the space after each of them, in both settings. */
function reserve({ wide, narrow, ...segment }: Fitted, space: number): Segment {
  const reserved = (fit: LineFit) => ({ ...fit, advance: advance(segment.text, fit.stretch, space) })
  return { ...segment, wide: reserved(wide), narrow: reserved(narrow) }
}

/**
 * Sets a display heading for both of its line breaks: words that stay together in both become one segment.
 * `wide` and `narrow` hold the same words (content is checked for that). A page that sets `space` sets `word-spacing` to the same.
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
  const segments: Fitted[] = []
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
  return { text, segments: segments.map((one) => reserve(one, space)) }
}
