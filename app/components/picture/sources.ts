interface Encoded {
  base: string
  widths: number[]
}

/** Widest file for a phone, px: two dots for each px. The third dot is not seen and doubles the bytes. */
const PHONE_WIDEST = 800

const listed = (base: string, widths: number[]) => widths.map((w) => `${base}.${w}.avif ${w}w`).join(', ')

/** The files of a picture, as `srcset` lists them. */
export const sources = ({ base, widths }: Encoded) => listed(base, widths)

/** Those among them that a phone may choose. */
export const phoneSources = ({ base, widths }: Encoded) =>
  listed(
    base,
    widths.filter((width) => width <= PHONE_WIDEST),
  )
