import type { Drawing } from '../../lib/drawing'
import { boat, cut, cuts, halftone, riso, round, text } from './book'

/** One sun, half of it in the sky and half in the water: it sets from above and from below. */
export function postSunset(): Drawing {
  const [size, horizon, cx, radius] = [1200, 610, 600, 400]
  const waves = cuts(size, horizon, 1060)
  const gaps = [cut(-100, size + 60, horizon - 5, 7, 5, 230), ...waves.map(({ path }) => path)]
    .map((path) => `<path fill="#fff" d="${path}"/>`)
    .join('')
  // The lower half in bands that the waves push to and fro; each ends in two points, as water lets go of light.
  const edges = [horizon, ...waves.map(({ y, height }) => y + height * 0.5)]
  const bands = edges
    .slice(0, -1)
    .map((top, i) => {
      const foot = edges[i + 1] ?? top
      const middle = (top + foot) / 2
      const half = Math.sqrt(Math.max(0, radius ** 2 - (middle - horizon) ** 2))
      if (!half) return ''
      const push = (i % 2 ? 1 : -1) * i * 6
      const [left, right] = [cx - half + push, cx + half + push]
      const tail = Math.min(half * 0.9, 70 + i * 14)
      // The first band hangs from the horizon, so its points lie up there.
      const [start, end] = i ? [middle + (i % 2 ? 6 : -6), middle + (i % 2 ? -6 : 6)] : [top, top]
      const [l, r, t, f] = [left + tail, right - tail, top - (i ? 1 : 0), foot + 1]
      return `<path d="M${round(left - tail * 0.3)} ${round(start)}Q${round(left + tail * 0.4)} ${round(t)} ${round(l)} ${round(t)}H${round(r)}Q${round(right - tail * 0.4)} ${round(t)} ${round(right + tail * 0.3)} ${round(end)}Q${round(right - tail * 0.4)} ${round(f)} ${round(r)} ${round(f)}H${round(l)}Q${round(left + tail * 0.4)} ${round(f)} ${round(left - tail * 0.3)} ${round(start)}Z"/>`
    })
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
    lagoon: `<path d="M-20 ${horizon}H${size + 20}V${size + 20}H-20Z"/><g fill="#fff" transform="translate(7 -6)">${bands}</g>${gaps}`,
    key: boat(820, horizon - 8, 1.25),
    paper: text(cx, 1150, 88, 'It sets twice. Stay for both.', 'middle'),
  })
}
