/** Ink and light of a logo, pixel by pixel. */
interface Inked {
  width: number
  height: number
  /** 0 to 255; what is above half belongs to the logo. */
  mask: Buffer
  /** How light its colour is, 0 to 255. */
  light: Buffer
}

/** Difference of lightness from which a logo has a light and a dark colour. */
const TWO_COLOURS = 80
/** Softened edges between two colours are so many px wide at most; they are no shape of their own. */
const SOFT = 2
/** So far from a shape's core what it lies on is looked at (px). */
const BEYOND = 3 * SOFT
/** Marks pixels of a core that belong to a shape already. */
const SEEN = 2
/** Share of a light shape's outline that may lie on the background: more, and it is a letter that stands by itself. */
const OUTSIDE = 0.3

/** The lightness that divides light from dark, or `undefined` where all is about as light. */
function middle({ mask, light }: Inked): number | undefined {
  const inked = light.filter((_, at) => (mask[at] ?? 0) > 127).toSorted()
  const at = (share: number) => inked[Math.floor(share * (inked.length - 1))] ?? 0
  const [darkest, lightest] = [at(0.04), at(0.96)]
  return lightest - darkest < TWO_COLOURS ? undefined : (darkest + lightest) / 2
}

/** Steps to the four neighbours of a pixel. */
const neighbours = (width: number) => [1, -1, width, -width]

/** Light pixels whose surroundings are light too, so that soft edges fall away. */
function coreOf(isLight: Uint8Array, width: number): Uint8Array {
  const core = new Uint8Array(isLight.length)
  const steps = neighbours(width)
  isLight.forEach((light, at) => {
    if (light && steps.every((step) => isLight[at + step] && isLight[at + SOFT * step])) core[at] = 1
  })
  return core
}

/** One connected shape, with what lies around it. */
function shapeAt(start: number, core: Uint8Array, mask: Buffer, width: number) {
  const pixels = [start]
  const steps = neighbours(width)
  let [outside, inside] = [0, 0]
  core[start] = SEEN
  for (const at of pixels)
    for (const step of steps) {
      const next = at + step
      if (core[next] === 1) {
        core[next] = SEEN
        pixels.push(next)
      } else if (core[next] === 0) {
        if ((mask[at + BEYOND * step] ?? 0) > 127) inside += 1
        else outside += 1
      }
    }
  return { pixels, isEnclosed: outside < (outside + inside) * OUTSIDE }
}

/**
 * Takes out of a logo's ink the light shapes that darker ones enclose, such as a yellow door in a red house: in one colour they
 * would be lost. Light letters on the background itself stay ink.
 */
export function withoutHoles(inked: Inked): Buffer {
  const { mask, light, width } = inked
  const limit = middle(inked)
  if (limit === undefined) return mask
  const isLight = Uint8Array.from(light, (value, at) => ((mask[at] ?? 0) > 127 && value > limit ? 1 : 0))
  const core = coreOf(isLight, width)
  const cut = Buffer.from(mask)
  const around = neighbours(width).flatMap((step) => [step, SOFT * step])
  for (let at = core.indexOf(1); at >= 0; at = core.indexOf(1, at)) {
    const { pixels, isEnclosed } = shapeAt(at, core, mask, width)
    if (!isEnclosed) continue
    for (const pixel of pixels) {
      cut[pixel] = 0
      for (const step of around) if (isLight[pixel + step]) cut[pixel + step] = 0
    }
  }
  return cut
}
