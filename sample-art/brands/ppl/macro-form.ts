/** The form of the one root in the macro picture: everything in it is placed by `along` (0 at the upper edge, 1 at the tip) and `across` (-1 left skin, 1 right skin). */
export type Flat = [number, number]

export const size = 1500

const [from, first, second, to]: [Flat, Flat, Flat, Flat] = [
  [560, -60],
  [900, 400],
  [470, 800],
  [800, 1330],
]

const bezier = (t: number, k: 0 | 1): number =>
  (1 - t) ** 3 * from[k] + 3 * (1 - t) ** 2 * t * first[k] + 3 * (1 - t) * t * t * second[k] + t ** 3 * to[k]

/** The middle of the root. */
export const spine = (along: number): Flat => [bezier(along, 0), bezier(along, 1)]

/** The direction in which the root grows, as an angle. */
export function heading(along: number): number {
  const [ax, ay] = spine(along - 0.005)
  const [bx, by] = spine(along + 0.005)
  return Math.atan2(by - ay, bx - ax)
}

/** Half the root's thickness; its last quarter rounds off to a tip. */
export const girth = (along: number): number =>
  (136 - 50 * along) * Math.max(0, 1 - Math.max(0, (along - 0.74) / 0.26) ** 2.3) ** 0.54

/** The point at `along` and `across`; `more` px further out. */
export function at(along: number, across: number, more = 0): Flat {
  const [x, y] = spine(along)
  const out = heading(along) - Math.PI / 2
  const far = girth(along) * across + Math.sign(across) * more
  return [x + Math.cos(out) * far, y + Math.sin(out) * far]
}

/** How far (x, y) is from the root's skin; negative inside it. */
export function fromSkin(x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i <= 80; i++) {
    const [px, py] = spine(i / 80)
    least = Math.min(least, Math.hypot(px - x, py - y) - girth(i / 80))
  }
  return least
}

export const write = (points: readonly Flat[]): string =>
  points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')

/** A colour `share` of the way from one to the other, both as #RRGGBB. */
export function mix(one: string, other: string, share: number): string {
  const channel = (hex: string, k: number): number => Number.parseInt(hex.slice(1 + k * 2, 3 + k * 2), 16)
  return `#${[0, 1, 2]
    .map((k) =>
      Math.round(channel(one, k) + (channel(other, k) - channel(one, k)) * Math.min(1, Math.max(0, share)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
