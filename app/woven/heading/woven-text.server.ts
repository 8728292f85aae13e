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

/** Reserves the width of a run's words in both settings. */
const reserve = ({ wide, narrow, ...segment }: Fitted): Segment => ({
  ...segment,
  wide: { ...wide, advance: advance(segment.text, wide.stretch) },
  narrow: { ...narrow, advance: advance(segment.text, narrow.stretch) },
})

/**
 * Sets a display heading for both of its line breaks: words that stay together in both become one segment.
 * `wide` and `narrow` hold the same words (content is checked for that).
 */
export function wovenText(lines: Lines, preferred?: { wide?: number; narrow?: number }): WovenText {
  const text = lines.wide.join(' ')
  const wideFits = fitLines(lines.wide, preferred?.wide)
  const narrowFits = fitLines(lines.narrow, preferred?.narrow)
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
  return { text, segments: segments.map(reserve) }
}
