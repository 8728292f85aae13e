/** Widths of the display typeface that a canvas can use, widest first: 125, 112.5, 100, 87.5 and 75 %. */
export const stretches = ['expanded', 'semi-expanded', 'normal', 'semi-condensed', 'condensed'] as const

export type Stretch = (typeof stretches)[number]

/** How far the ink of a line extends from the origin of its first letter, in em. */
export interface Ink {
  left: number
  right: number
  ascent: number
  descent: number
}

/** How a name fills its field: lengths in CSS px. */
export interface NameFit {
  stretch: Stretch
  ink: Ink
  /** Font size. */
  size: number
  /** Width and height of the ink of one row. */
  width: number
  height: number
  /** How often the name is repeated, row by row, and the distance between two rows. */
  rows: number
  gap: number
}

/** A row may be set in wide letters if it has at least this share of the field's height. */
const TALL_ENOUGH = 0.22
/** Distance between rows, as a share of their height. */
const GAP = 0.2
/** Maximum share of the field's height for a single row. */
const TALLEST = 0.86

/**
 * Fits a name to the width of a field. Short names are set in wide letters, long ones in narrow ones; a name that is still low is
 * repeated, and one that would be too high stays narrower than the field.
 * @param measure the ink of the name at a width of the typeface
 */
export function fitName(
  measure: (stretch: Stretch) => Ink,
  field: { width: number; height: number },
): NameFit {
  const fits = stretches.map((stretch) => {
    const ink = measure(stretch)
    const em = { width: ink.left + ink.right, height: ink.ascent + ink.descent }
    const size = Math.min(field.width / em.width, (field.height * TALLEST) / em.height)
    return { stretch, ink, size, width: em.width * size, height: em.height * size }
  })
  const fit = fits.find(({ height }) => height >= field.height * TALL_ENOUGH) ?? fits.at(-1)
  if (!fit) throw new Error('no width of the typeface was measured')
  const rows = Math.max(1, Math.floor((field.height - fit.height * GAP) / (fit.height * (1 + GAP))))
  return { ...fit, rows, gap: (field.height - rows * fit.height) / (rows + 1) }
}

const families = "'Anek Display', 'Anek Odia', sans-serif"

/** A font for a canvas; `size` in px. */
export const clothFont = (stretch: Stretch, size: number): string => `800 ${stretch} ${size}px ${families}`

/** Size at which ink is measured: large enough to make rounding negligible. */
const MEASURED = 200

/** Loads the parts of the typeface that a name needs. Rejects without a network. */
export async function loadLetters(name: string): Promise<void> {
  await document.fonts.load(clothFont('normal', MEASURED), name)
}

/** The ink of a line, in em. */
export function measureInk(context: CanvasRenderingContext2D, text: string, stretch: Stretch): Ink {
  context.font = clothFont(stretch, MEASURED)
  const ink = context.measureText(text)
  return {
    left: ink.actualBoundingBoxLeft / MEASURED,
    right: ink.actualBoundingBoxRight / MEASURED,
    ascent: ink.actualBoundingBoxAscent / MEASURED,
    descent: ink.actualBoundingBoxDescent / MEASURED,
  }
}
