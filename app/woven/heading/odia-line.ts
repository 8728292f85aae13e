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
