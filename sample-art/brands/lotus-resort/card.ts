import type { Drawing } from '../../lib/drawing'
import { cuts, halftone, lotus, petals, riso, round } from './book'

/** The card: a yellow noon, the flower on the line between air and water. */
export function card(): Drawing {
  const [width, height, cx, horizon, size] = [1600, 1200, 800, 690, 560]
  const flower = lotus(1, size)
  // Water goes on below the last of them, or the card would end in its page's cream.
  const waves = cuts(width, horizon, 1120)
  const gaps = waves.map((wave) => `<path fill="#fff" d="${wave.path}"/>`).join('')
  const mirrored = `<g transform="matrix(1 0 0 -.82 0 ${round(horizon * 1.82)})">${petals(flower, cx, horizon)}</g>`
  const plain = (markup: string) => markup.replaceAll('style="mix-blend-mode:multiply" ', '')
  const sun = { y: horizon - 330, radius: 330 }
  const rays = halftone({ left: 0, top: 0, right: width, bottom: horizon }, 19, 0.3, (x, y) => {
    const away = Math.hypot(x - cx, y - sun.y)
    return away < sun.radius + 14 ? 0 : 0.42 * Math.max(0, (away - sun.radius) / 620)
  })
  const foot = halftone(
    { left: cx - 660, top: horizon - 420, right: cx + 660, bottom: horizon },
    16,
    0.8,
    (x, y) => {
      const away = Math.hypot((x - cx) / 1.5, y - horizon)
      return 0.62 * Math.max(0, 1 - away / 380)
    },
  )
  const clip = plain(petals(flower, cx, horizon))
  return riso(width, height, {
    sun: `<path d="M0 0H${width}V${horizon}H0Z"/><circle cx="${cx}" cy="${sun.y}" r="${sun.radius}" fill="#fff"/><g>${plain(petals(flower, cx, horizon, (p) => Math.abs(p.angle) < 60))}</g>${plain(mirrored)}${gaps}`,
    coral: `${rays}<g fill="#fff">${clip}</g>${petals(flower, cx, horizon)}${mirrored}${gaps}`,
    lagoon: `<path d="M0 ${horizon}H${width + 20}V${height + 20}H-20V${horizon}Z"/><g fill="#fff">${plain(mirrored)}</g><clipPath id="flower">${clip}</clipPath><g clip-path="url(#flower)">${foot}</g>${gaps}`,
  })
}
