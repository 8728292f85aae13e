import type { Drawing } from '../../lib/drawing'
import { boat, cut, cuts, halftone, riso, text } from './book'

/** One sun, half of it in the sky and half in the water: it sets from above and from below. */
export function postSunset(): Drawing {
  const [size, horizon, cx, radius] = [1200, 610, 600, 400]
  const waves = cuts(size, horizon, 1060)
  const gaps = [cut(-100, size + 60, horizon - 5, 7, 5, 230), ...waves.map(({ path }) => path)]
    .map((path) => `<path fill="#fff" d="${path}"/>`)
    .join('')
  const edges = [horizon, ...waves.map(({ y }) => y)]
  // The lower half in bands, which the waves push to and fro.
  const bands = edges
    .slice(0, -1)
    .map((top, i) => {
      const foot = (edges[i + 1] ?? top) + 16
      const middle = (top + foot) / 2 - horizon
      const half = Math.sqrt(Math.max(0, radius ** 2 - middle ** 2))
      const push = (i % 2 ? 1 : -1) * i * 7
      return (
        half &&
        `<rect x="${cx - half + push}" y="${top}" width="${half * 2}" height="${foot - top}" rx="14"/>`
      )
    })
    .filter(Boolean)
    .join('')
  const disc = `M${cx - radius} ${horizon}A${radius} ${radius} 0 0 1 ${cx + radius} ${horizon}Z`
  const within = (x: number, y: number): boolean => Math.hypot(x - cx, y - horizon) < radius
  const dusk = halftone({ left: 0, top: 0, right: size, bottom: horizon }, 17, 0.3, (x, y) =>
    Math.hypot(x - cx, y - horizon) < radius + 12 ? 0 : 0.6 * (y / horizon) ** 1.5,
  )
  const blush = halftone(
    { left: cx - radius, top: horizon - radius, right: cx + radius, bottom: horizon },
    15,
    0.8,
    (x, y) => (within(x, y) ? 0.85 * Math.max(0, 1 - (horizon - y) / (radius * 0.8)) ** 1.3 : 0),
  )
  return riso(size, size, {
    sun: `<path d="${disc}"/>${bands}${gaps}`,
    coral: `${dusk}${blush}${bands}${gaps}`,
    lagoon: `<path d="M-20 ${horizon}H${size + 20}V${size + 20}H-20Z"/><g fill="#fff">${bands}</g>${gaps}`,
    key: boat(820, horizon - 8, 1.25),
    paper: text(cx, 1150, 88, 'It sets twice. Stay for both.', 'middle'),
  })
}
