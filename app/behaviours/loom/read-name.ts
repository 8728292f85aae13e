/** Most letters that a cloth holds, as a reader counts them (LOOM-1). */
const LONGEST_NAME = 14

/** What follows is not read at all: no letter needs more than 8 code units, marks included. */
const UNITS_PER_LETTER = 8

/** Letters of Latin and Odia that the typeface has, digits, and what stands between the parts of a name. */
const known =
  /^(?:[A-Za-z\u00c0-\u0131\u0134-\u0148\u014a-\u017e\p{Script=Oriya}0-9 .,'’&!?+:·-]|\p{Join_Control})+$/u
const letterOrDigit = /[\p{L}\p{N}]/u

const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('or') : null

/** What a reader counts as letters: an Odia consonant with its signs is one. */
export const lettersOf = (text: string): string[] =>
  segmenter ? [...segmenter.segment(text)].map(({ segment }) => segment) : [...text]

export interface ReadName {
  /** What can be woven of it; empty where nothing can. */
  name: string
  /** `letters`: some are neither Latin nor Odia. `long`: there are more than 14. */
  problem: 'letters' | 'long' | null
}

const isKnown = (letter: string) => letter.length <= UNITS_PER_LETTER && known.test(letter)

/** Reads a name out of whatever was typed or stands in a link. */
export function readName(text: string): ReadName {
  const start = text.slice(0, LONGEST_NAME * UNITS_PER_LETTER * 2).normalize('NFC')
  const typed = lettersOf(start.trim().replace(/\s+/g, ' '))
  const letters = typed.filter(isKnown)
  const name = letters.slice(0, LONGEST_NAME).join('').trim()
  const problem = letters.length < typed.length ? 'letters' : letters.length > LONGEST_NAME ? 'long' : null
  if (letterOrDigit.test(name)) return { name, problem }
  return { name: '', problem: name === '' ? problem : 'letters' }
}
