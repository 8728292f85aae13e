interface Shaped {
  width: number
  height: number
}

/** Width between the page's margins, in the syntax of `sizes` (--margin and --content-max in tokens.css). */
export const contentWidth = 'min(100vw - clamp(2.5rem, 5.6vw, 5rem), 110rem)'

/** Shares are rounded to this part: less than a pixel, and a third of a window is no wider than the picture made for it. */
const PARTS = 1000

const ratio = ({ width, height }: Shaped) => width / height

/** How wide a picture is shown in a row whose pictures are equally high; `across` is the width that they share, without gaps. */
export function shareOfRow(picture: Shaped, row: Shaped[], across: string): string {
  const whole = row.reduce((sum, one) => sum + ratio(one), 0)
  const share = Math.round((ratio(picture) / whole) * PARTS) / PARTS
  return share < 1 ? `calc((${across}) * ${share})` : `calc(${across})`
}
