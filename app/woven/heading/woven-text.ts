/** How one line of a heading fills the measure. Lengths in em of that line. */
export interface LineFit {
  /** Width axis, 75 to 125 (%). */
  stretch: number
  /** Width of the line's ink: the measure divided by it is the font size. */
  em: number
  /** Left bearing, subtracted so that the ink starts at the margin. */
  left: number
  /** Line height that aligns the top of the box with the top of the ink. */
  line: number
  /** How far letters extend below the baseline; the next line stays clear of them. */
  drop: number
}

export interface Advance {
  /** Width of the words in their line, including the space after them. */
  advance: number
}

/** A run of words that are on the same line in both settings of a heading. */
export interface Segment {
  text: string
  wide: LineFit & Advance
  narrow: LineFit & Advance
  /** True for the first run of its line. */
  startsWide: boolean
  startsNarrow: boolean
}

/** A heading with its words, and the fit of its lines in both settings. */
export interface WovenText {
  text: string
  segments: Segment[]
}

/** A word in Odia script that fills the measure. Lengths in em. */
export interface OdiaLineFit {
  text: string
  /** Width of its ink: the measure divided by it is the font size. */
  em: number
  /** Left bearing, taken off so that the ink starts at the margin. */
  left: number
  /** Line height that puts the top of the box on the top of the ink. */
  line: number
  /** From the top of its ink down to the baseline. */
  rise: number
  /** How far its ink reaches below the baseline. */
  fall: number
}

/** Splits a word into its letters and the apostrophes between them. */
export const splitAtApostrophes = (text: string) => text.split(/(?<=\p{L})(’)(?=\p{L})/u)
