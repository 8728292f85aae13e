import { cream, mustard, night, odia, type Product, products, say, vermilion } from './book'
import { block } from './linocut'

/**
 * The one print that every pack is cut from. It is five packs wide, has the eye’s centre for its origin, and is cut at five
 * fixed lines: the eye lies within the middle three, the egrets within the outer two. Whatever shows a pack (hero, shelf,
 * die line, single pack, seal) takes `face` or `slice`, so that a product looks the same everywhere.
 */

/** One pack on the sheet: its width, its height, its crimped seals above and below. */
export const [pitch, tall, seal] = [424, 1272, 64]
/** The sheet’s edges round the eye’s centre. */
export const [sheetLeft, sheetTop] = [-2.5 * pitch, -500]
export const sheetBottom = sheetTop + tall

/** The print itself, once in a picture; `slice` refers to it. */
export const sheetDefs = (): string =>
  `<defs><g id="print">${block(2.5 * pitch, -sheetTop, sheetBottom)}</g><clipPath id="slice"><rect width="${pitch}" height="${tall}"/></clipPath></defs>`

/** What the knife leaves for one pack, its upper left corner at the origin. */
export const slice = (index: number): string =>
  `<g clip-path="url(#slice)"><use href="#print" x="${-(sheetLeft + index * pitch)}" y="${-sheetTop}"/></g>`

const labelAt = { x: 22, y: 922, width: pitch - 44, height: 262 }

/** The label with a syllable of the name and the product. */
export function label({ syllable, name }: Product): string {
  const { x, y, width, height } = labelAt
  const middle = pitch / 2
  // The vowel sign of the fourth syllable is the tallest: all five stand so low that it clears the frame.
  // The longest name sets the size of all: it leaves as much air at its sides as it is high.
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${cream}"/><rect x="${x + 10}" y="${y + 10}" width="${width - 20}" height="${height - 20}" fill="none" stroke="${night}" stroke-width="5"/>${say(syllable, middle, y + 131, 92, { anchor: 'middle', family: odia, weight: 800, colour: vermilion })}${say(name.split(' ')[0] ?? '', middle, y + 228, 66, { anchor: 'middle' })}`
}

/** The two seals; only a pack shown large has its weight on the lower one. */
function seals({ weight }: Product, isLarge: boolean): string {
  const words = isLarge ? say(weight, pitch / 2, tall - 17, 42, { anchor: 'middle', colour: mustard }) : ''
  return `<rect x="-12" y="-16" width="${pitch + 24}" height="${seal + 16}" fill="${night}"/><rect x="-12" y="${tall - seal}" width="${pitch + 24}" height="${seal + 16}" fill="${night}"/>${words}`
}

/** One pack’s face: its slice of the print, its label, its seals; upper left corner at the origin. */
export function face(index: number, isLarge = false, withLabel = true): string {
  const product = products[index]
  if (!product) return ''
  return `${slice(index)}${withLabel ? label(product) : ''}${seals(product, isLarge)}`
}
