/** Difference of lightness from which a logo has a light and a dark colour. */
const TWO_COLOURS = 80
/** Softened edges between two colours are so many px wide at most; they are no shape of their own. */
const SOFT = 2
/** So far from a shape's core its surroundings are examined (px). */
const BEYOND = 3 * SOFT
/** Share of a light shape's outline that may touch the background: above it, it is a letter of its own. */
const OUTSIDE = 0.3

/** The lightness that divides light from dark, or undefined if all is about as light. */
function findMiddle(mask: Buffer, light: Buffer): number | undefined {
  const inked = light.filter((_, at) => (mask[at] ?? 0) > 127).toSorted()
  const at = (share: number) => inked[Math.floor(share * (inked.length - 1))] ?? 0
  const [darkest, lightest] = [at(0.04), at(0.96)]
  return lightest - darkest < TWO_COLOURS ? undefined : (darkest + lightest) / 2
}

/**
 * Takes out of a logo's ink the light shapes that darker ones enclose, such as a yellow door in a red house: in one colour they
 * would be lost. Light letters on the background itself stay ink.
 * @param mask ink of each pixel, 0 to 255; above half it belongs to the logo
 * @param light how light each pixel's colour is, 0 to 255
 */
export function withoutEnclosedLight(mask: Buffer, light: Buffer, width: number): Buffer {
  const middle = findMiddle(mask, light)
  if (middle === undefined) return mask
  const steps = [1, -1, width, -width]
  const isLight = light.map((value, at) => Number((mask[at] ?? 0) > 127 && value > middle))
  /** Light pixels whose surroundings are light too, so that soft edges fall away: 1, and 2 once they belong to a shape. */
  const core = isLight.map((value, at) =>
    Number(value && steps.every((step) => isLight[at + step] && isLight[at + SOFT * step])),
  )
  const cut = Buffer.from(mask)
  for (let start = core.indexOf(1); start >= 0; start = core.indexOf(1, start)) {
    const shape = [start]
    let [outside, inside] = [0, 0]
    core[start] = 2
    for (const at of shape)
      for (const step of steps) {
        const next = at + step
        if (core[next] === 1) {
          core[next] = 2
          shape.push(next)
        } else if (core[next] === 0) {
          if ((mask[at + BEYOND * step] ?? 0) > 127) inside += 1
          else outside += 1
        }
      }
    if (outside >= (outside + inside) * OUTSIDE) continue
    for (const at of shape)
      for (const near of [at, ...steps.flatMap((step) => [at + step, at + SOFT * step])])
        if (isLight[near]) cut[near] = 0
  }
  return cut
}
