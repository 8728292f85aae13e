/** The colour sets of a cloth, named after the dye of its ground (LOOM-2); the first is the footer's own. */
export const colourSets = ['iron', 'madder', 'indigo', 'turmeric', 'palash'] as const

export type ColourSet = (typeof colourSets)[number]

const isColourSet = (word: string | null): word is ColourSet => colourSets.some((set) => set === word)

/** How tightly the knots are tied: from 0 (colours run) to 10 (every edge is sharp). */
export const KNOTS = { loosest: 0, usual: 7, tightest: 10 } as const

/** A visitor's cloth; a link contains all of it. */
export interface Cloth {
  /** 1 to 14 letters, normalised (NFC). */
  name: string
  colours: ColourSet
  knots: number
}

/** Maximum number of letters of a cloth, as a reader counts them (LOOM-1). */
const LONGEST_NAME = 14

/** The rest of the text is ignored: no letter needs more than 8 code units, marks included. */
const UNITS_PER_LETTER = 8

/** Latin and Odia letters of the typeface, digits, and separators within names. */
const known =
  /^(?:[A-Za-z\u00c0-\u0131\u0134-\u0148\u014a-\u017e\p{Script=Oriya}0-9 .,'’&!?+:·-]|\p{Join_Control})+$/u
const letterOrDigit = /[\p{L}\p{N}]/u

const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('or') : null

/** What a reader counts as letters: an Odia consonant with its signs is one. */
export const splitLetters = (text: string): string[] =>
  segmenter ? [...segmenter.segment(text)].map(({ segment }) => segment) : [...text]

interface ReadName {
  /** The part that can be woven; may be empty. */
  name: string
  /** `letters`: some are neither Latin nor Odia. `long`: there are more than 14. */
  problem: 'letters' | 'long' | null
}

const isKnown = (letter: string) => letter.length <= UNITS_PER_LETTER && known.test(letter)

/** Reads a name from typed text or a link. */
export function readName(text: string): ReadName {
  const start = text.slice(0, LONGEST_NAME * UNITS_PER_LETTER * 2).normalize('NFC')
  const typed = splitLetters(start.trim().replace(/\s+/g, ' '))
  const letters = typed.filter(isKnown)
  const name = letters.slice(0, LONGEST_NAME).join('').trim()
  const problem = letters.length < typed.length ? 'letters' : letters.length > LONGEST_NAME ? 'long' : null
  if (letterOrDigit.test(name)) return { name, problem }
  return { name: '', problem: name === '' ? problem : 'letters' }
}

/** Whether an address's fragment names a cloth, valid or not. */
export const isClothFragment = (fragment: string): boolean => fragment.startsWith('#cloth=')

/** Maximum length of a fragment: 14 Odia letters of 8 code units, each 9 characters in an address, and the rest. */
const LONGEST_FRAGMENT = 1_100

const readKnots = (word: string | null) =>
  word !== null && /^\d{1,2}$/.test(word) && Number(word) <= KNOTS.tightest ? Number(word) : null

/** A cloth as the fragment of an address, e.g. `#cloth=Meera&colours=indigo&knots=7` (LOOM-3). */
export function encodeCloth({ name, colours, knots }: Cloth): string {
  return `#${new URLSearchParams({ cloth: name, colours, knots: String(knots) })}`
}

/** The cloth that a fragment describes; null if anything in it is missing, unknown or too long. Never throws. */
export function decodeCloth(fragment: string): Cloth | null {
  if (!isClothFragment(fragment) || fragment.length > LONGEST_FRAGMENT) return null
  const words = new URLSearchParams(fragment.slice(1))
  const { name, problem } = readName(words.get('cloth') ?? '')
  const colours = words.get('colours')
  const knots = readKnots(words.get('knots'))
  return name === '' || problem || !isColourSet(colours) || knots === null ? null : { name, colours, knots }
}
