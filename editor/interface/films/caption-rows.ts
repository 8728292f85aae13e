import { type Cue, usualPlace } from '../../core/captions/captions'
import { secondsOf, timeInWords } from '../../core/captions/time'

/** A caption as it is typed: its times may be no times yet. */
export interface Row {
  key: string
  from: string
  to: string
  words: string
  place: string
  /** As it was read: a time that nobody touched keeps its thousandths. */
  cue?: Cue
}

/** Seconds that a new caption is shown. */
const USUAL = 2

export const rowsOf = (cues: readonly Cue[]): Row[] =>
  cues.map((cue) => ({
    key: crypto.randomUUID(),
    from: timeInWords(cue.from),
    to: timeInWords(cue.to),
    words: cue.words,
    place: cue.place,
    cue,
  }))

const exact = (typed: string, read: number | undefined): number =>
  read !== undefined && typed === timeInWords(read) ? read : (secondsOf(typed) ?? Number.NaN)

export const cuesOf = (rows: readonly Row[]): Cue[] =>
  rows.map(({ from, to, words, place, cue }) => ({
    from: exact(from, cue?.from),
    to: exact(to, cue?.to),
    words,
    place,
  }))

/** An empty caption after the others. */
export function rowAfter(rows: readonly Row[], duration: number): Row {
  const from = cuesOf(rows).at(-1)?.to || 0
  const to = Math.min(from + USUAL, Math.max(duration, from))
  return {
    key: crypto.randomUUID(),
    from: timeInWords(from),
    to: timeInWords(to),
    words: '',
    place: rows.at(-1)?.place ?? usualPlace,
  }
}
