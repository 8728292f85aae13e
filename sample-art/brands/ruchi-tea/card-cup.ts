import { biscuit, type Cup, cup, mix, shade } from './book'

const handles = [25, 155, -25, 200, 40, -40, 150, -150]
/** Cups with a biscuit, by shade, and where it lies. */
const biscuits: Record<number, number> = { 2: 30, 14: -40, 20: 70, 29: 10, 35: 120 }
const redSaucers = [4, 11, 14, 18, 25, 32, 39]

/** Ground of a shade on the card: the last one is nobody's, so it is the page's own. */
export const groundOf = (number: number): string => (number === 40 ? biscuit : shade(number))

/** The cup of one shade. Wherever it turns up, on the card or in somebody's camera, it is this cup. */
export function cupOf(number: number, x: number, y: number, radius: number, shadow?: string): string {
  const index = number - 1
  const last = number === 40
  const drawn: Cup = {
    x,
    y,
    radius,
    colour: shade(number),
    red: redSaucers.includes(number),
    handle: handles[(index * 5) % 8] ?? 25,
    froth: index % 8 > 2,
    leaf: index % 11 === 5,
    empty: last,
    // Newlyweds share a saucer.
    spoons: number === 28,
    shadow: shadow ?? mix(last ? '#E2CDA9' : shade(number), '#120400', last ? 0.12 : 0.32),
    seed: index,
  }
  const at = biscuits[number]
  return cup(at === undefined ? drawn : { ...drawn, biscuit: at })
}
