import { random } from '../../lib/random'
import { copper, night, violet } from './book'

/** The grounds from straight above: everything lies on one of two circles round the star over the middle roof. */
export const centre = { x: 600, y: 552 }
/** Where the plan ends and the copper ground line of every other piece begins. */
export const foot = 1178
/** The walks: one minute from the door, and two. */
export const walks = { one: 334, two: 460 } as const

export type Spot = readonly [number, number]

const rad = (degrees: number): number => (degrees * Math.PI) / 180
/** A place on a circle; 0 is right, 90 towards us. */
export const spot = (r: number, degrees: number): Spot => [
  centre.x + r * Math.cos(rad(degrees)),
  centre.y + r * Math.sin(rad(degrees)),
]

/** A round place in the grounds, or a box that words take. */
export type Kept =
  | { x: number; y: number; radius: number }
  | { left: number; right: number; top: number; bottom: number }

const isInside = (kept: Kept, [x, y]: Spot, margin: number): boolean =>
  'radius' in kept
    ? Math.hypot(x - kept.x, y - kept.y) < kept.radius + margin
    : x > kept.left - margin && x < kept.right + margin && y > kept.top - margin && y < kept.bottom + margin

const isFree = (kept: readonly Kept[], place: Spot, margin = 0): boolean =>
  kept.every((one) => !isInside(one, place, margin))

/** A wood of round crowns outside the second walk, dark enough to stay a ground; two tones of light on the side of the towers. */
export function wood(kept: readonly Kept[]): string {
  const next = random(52)
  const grown: [number, number, number][] = []
  for (let tries = 0; tries < 2600; tries += 1) {
    const [x, y, r] = [next() * 1240 - 20, next() * (foot + 20) - 10, 30 + next() * 22]
    if (Math.hypot(x - centre.x, y - centre.y) < walks.two + 30 + r) continue
    if (!isFree(kept, [x, y], r + 12)) continue
    if (grown.some(([u, v, s]) => Math.hypot(u - x, v - y) < (s + r) * 0.84)) continue
    grown.push([x, y, r])
  }
  const crowns = grown.map(([x, y, r]) => {
    const away = Math.atan2(y - centre.y, x - centre.x)
    const turn = next() * 6.283
    // Seven boughs round a middle, moved by `k` radii away from the towers.
    const boughs = (k: number, size: number, fill: string): string => {
      const [u, v] = [x + Math.cos(away) * r * k, y + Math.sin(away) * r * k]
      const round = Array.from({ length: 7 }, (_, i) => {
        const a = turn + (i / 7) * 6.283
        return `<circle cx="${(u + Math.cos(a) * r * size * 0.62).toFixed(1)}" cy="${(v + Math.sin(a) * r * size * 0.62).toFixed(1)}" r="${(r * size * 0.4).toFixed(1)}"/>`
      })
      return `<g fill="${fill}"><circle cx="${u.toFixed(1)}" cy="${v.toFixed(1)}" r="${(r * size * 0.7).toFixed(1)}"/>${round.join('')}</g>`
    }
    return boughs(0.22, 1, '#0A0420') + boughs(0, 1, '#20124F') + boughs(-0.26, 0.5, '#291861')
  })
  return crowns.join('')
}

/** A lamp and the round of light that it throws on the path. */
export const lamp = ([x, y]: Spot, size = 1): string =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${44 * size}" fill="url(#lamp)"/><circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${5.4 * size}" fill="#FFF6E8"/>`

/** Both walks, with lamps where nothing else is. */
export function paths(kept: readonly Kept[]): string {
  const paved = Object.values(walks).map(
    (r) => `<circle cx="${centre.x}" cy="${centre.y}" r="${r}" stroke="#4A35AC" stroke-width="15"/>`,
  )
  const lamps = [
    [walks.one, 12],
    [walks.two, 16],
  ].flatMap(([r = 0, count = 1]) =>
    Array.from({ length: count }, (_, i) => spot(r, ((i + 0.5) / count) * 360)).filter((place) =>
      isFree(kept, place, 26),
    ),
  )
  const boxes = kept.flatMap((one) =>
    'radius' in one
      ? []
      : `<rect x="${one.left}" y="${one.top}" width="${one.right - one.left}" height="${one.bottom - one.top}" rx="26" fill="#000"/>`,
  )
  return `<mask id="gaps"><rect width="1200" height="${foot}" fill="#fff"/>${boxes.join('')}</mask><g fill="none" mask="url(#gaps)">${paved.join('')}</g><g style="mix-blend-mode:screen">${lamps.map((place) => lamp(place)).join('')}</g>`
}

/** The sole of a slipper with its strap, pointing up. */
export const slipper = (fill: string, strap: string): string =>
  `<path d="M-4.6-9C-4.6-14 4.6-14 4.6-9C4.6-4 3.2-1 3.4 4C3.6 9-3.6 9-3.4 4C-3.2-1-4.6-4-4.6-9Z" fill="${fill}"/><path d="M-4-3L0-9L4-3" stroke="${strap}" stroke-width="2" fill="none"/>`

/** Somebody has walked it in slippers: prints along a straight way between two radii, left and right foot in turn. */
export function prints(from: number, to: number, degrees: number, size: number, fill: string): string {
  const pace = 19 * size
  const steps = Math.floor((to - from) / pace)
  return Array.from({ length: steps }, (_, i) => {
    const r = from + (i + 0.5) * pace
    const [x, y] = spot(r, degrees + (((i % 2 ? 1 : -1) * 7 * size) / r) * 57.3)
    return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${degrees + 90}) scale(${size})">${slipper(fill, night)}</g>`
  }).join('')
}

/** Somebody seen from above: shoulders, head, and the shadow that a lamp on the left throws. */
export const person = (x: number, y: number, shirt: string, turn = 0, size = 1): string =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size})"><ellipse cx="13" cy="9" rx="19" ry="7" transform="rotate(34 13 9)" fill="#05020F" opacity=".6"/><g transform="rotate(${turn})"><ellipse rx="12" ry="6.4" fill="${shirt}"/><circle cy="-1.5" r="5.8" fill="#1A0F38"/></g></g>`

/** Gradients of light that the grounds use. */
export const lights = `<radialGradient id="lamp"><stop offset="0" stop-color="#FFD9A8" stop-opacity=".7"/><stop offset=".25" stop-color="${copper}" stop-opacity=".34"/><stop offset="1" stop-color="${copper}" stop-opacity="0"/></radialGradient>
  <radialGradient id="lawn" gradientUnits="userSpaceOnUse" cx="${centre.x}" cy="${centre.y}" r="820"><stop offset="0" stop-color="#3A2590"/><stop offset=".4" stop-color="#221358"/><stop offset=".64" stop-color="#160C38"/><stop offset="1" stop-color="#0C0526"/></radialGradient>
  <radialGradient id="halo"><stop offset="0" stop-color="#FFF6E8"/><stop offset=".22" stop-color="#FFD9A8" stop-opacity=".72"/><stop offset=".55" stop-color="${copper}" stop-opacity=".2"/><stop offset="1" stop-color="${violet}" stop-opacity="0"/></radialGradient>`
