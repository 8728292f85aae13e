import type { Ink, Stretch } from './fit-name'

const families = "'Anek Display', 'Anek Odia', sans-serif"

/** A font as canvases name it; `size` in px. */
export const clothFont = (stretch: Stretch, size: number): string => `800 ${stretch} ${size}px ${families}`

/** Size at which ink is measured: large enough that rounding does not show. */
const MEASURED = 200

/** Fetches what a name needs of the typeface; resolves at once where everything is here. Rejects without a network. */
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
