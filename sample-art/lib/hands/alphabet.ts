/**
 * How one person writes: every character in strokes, 100 units to the em, baseline 0, up is negative; and the habits that
 * no single letter shows. Only characters that some sketch needs are drawn.
 */
export interface Alphabet {
  /** A character is its width and its path of absolute `M`, `L`, `C`, `H` and `V`; each `M` is a new touch of the pen. */
  letters: Readonly<Record<string, readonly [width: number, path: string]>>
  /** Between letters, and between words. */
  gap: number
  space: number
  /** Degrees that letters lean to the right, and how much that differs from letter to letter. */
  slope: number
  swing: number
  /** How far letters stray from the line. */
  lift: number
  /** How far strokes stray from their path. */
  unrest: number
  /** Width of a stroke, in ems. */
  weight: number
  /** Writes capitals only. */
  isCapitals?: true
  /**
   * The letters of a word are one stroke. Paths are then points (`M` and `L` only) that a curve runs through, a point given
   * twice is a corner; the first stroke of a letter is joined, further ones are added when the word is done.
   */
  isJoined?: true
  /** Letters that a joined hand lifts the pen for, since a stroke that led to them would close them. */
  startsAnew?: string
}
