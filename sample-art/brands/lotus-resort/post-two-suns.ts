import type { Drawing } from '../../lib/drawing'
import { boat, cut, halftone, riso, text } from './book'

/** Where the sun and its second print overlap lies a petal, and in the petal a boat. */
export function postTwoSuns(): Drawing {
  const horizon = 890
  const [left, right] = [
    { x: 436, y: 560 },
    { x: 764, y: 560 },
  ]
  const radius = 382
  const gaps = [922, 974, 1034]
    .map(
      (y, i) =>
        `<path fill="#fff" d="${cut(i % 2 ? -150 : -30, 1240, y, 8 + i * 5, 7 + i * 2, 250 + i * 50)}"/>`,
    )
    .join('')
  const fade = halftone({ left: 0, top: 0, right: 1200, bottom: 640 }, 16, 0.8, (x, y) => {
    const inside =
      Math.min(Math.hypot(x - left.x, y - left.y), Math.hypot(x - right.x, y - right.y)) < radius + 10
    return inside ? 0 : 0.42 * (1 - y / 640) ** 1.3
  })
  const lens = halftone({ left: 380, top: 200, right: 820, bottom: horizon }, 15, 0.8, (x, y) => {
    const inside =
      Math.hypot(x - left.x, y - left.y) < radius && Math.hypot(x - right.x, y - right.y) < radius
    return inside ? 0.5 * Math.max(0, (y - 500) / 400) ** 1.5 : 0
  })
  return riso(1200, 1200, {
    sun: `<circle cx="${left.x}" cy="${left.y}" r="${radius}"/>`,
    coral: `<circle cx="${right.x}" cy="${right.y}" r="${radius}"/><path fill="#fff" d="M0 ${horizon}H1200V1200H0Z"/>`,
    lagoon: `${fade}${lens}<path d="M-20 ${horizon}H1220V1220H-20Z"/>${gaps}`,
    key: boat(594, 876, 1.62),
    paper: text(600, 1136, 88, 'It sets twice. Stay for both.', 'middle'),
  })
}
