import { random } from '../../lib/random'
import { type Arc, copper, exposed, lilac, night, starlight, violet } from './book'

/** The grounds from straight above: everything lies on circles round the star over the middle roof. */
export const centre = { x: 600, y: 600 }
/** Where the plan ends and the copper ground line of every other piece begins. */
export const foot = 1228
/** Paths that run all the way round: at the plaza, behind pool and library, and behind the words. */
export const walks = [212, 362, 516]
/** Colour of the lawn under the words. */
export const lawn = '#160C38'

export type Spot = readonly [number, number]

export const rad = (degrees: number): number => (degrees * Math.PI) / 180

export const spot = (r: number, degrees: number): Spot => [
  centre.x + r * Math.cos(rad(degrees)),
  centre.y + r * Math.sin(rad(degrees)),
]
export const at = (r: number, degrees: number): string =>
  spot(r, degrees)
    .map((n) => n.toFixed(1))
    .join(' ')

/** Part of a circle, clockwise where `to` is the larger angle, as path data. */
export const arc = (r: number, from: number, to: number): string =>
  `M${at(r, from)}A${r} ${r} 0 ${Math.abs(to - from) > 180 ? 1 : 0} ${to > from ? 1 : 0} ${at(r, to)}`

/** Part of a ring, as path data. */
export const sector = (inner: number, outer: number, from: number, to: number): string =>
  `${arc(outer, from, to)}L${arc(inner, to, from).slice(1)}Z`

/** What is kept free of hedges and trees: part of a ring, or a round place. */
export type Kept =
  | { inner: number; outer: number; from: number; to: number }
  | { x: number; y: number; radius: number }

/** Whether a place on the lawn is free, with `margin` px to spare. */
export function isFree(kept: readonly Kept[], [x, y]: Spot, margin = 0): boolean {
  const r = Math.hypot(x - centre.x, y - centre.y)
  const turned = ((Math.atan2(y - centre.y, x - centre.x) * 180) / Math.PI + 360) % 360
  const slack = (margin / Math.max(r, 1)) * 57.3
  if (walks.some((walk) => Math.abs(r - walk) < 17 + margin)) return false
  return kept.every((one) => {
    if ('radius' in one) return Math.hypot(x - one.x, y - one.y) > one.radius + margin
    const inRing = r > one.inner - margin && r < one.outer + margin
    return !inRing || turned < one.from - slack || turned > one.to + slack
  })
}

/** The parts of a trail that lie on free lawn, each from one angle to another in radians. */
function freeParts({ r, start, end }: Arc, kept: readonly Kept[]): [number, number][] {
  const parts: [number, number][] = []
  const step = 5 / r
  let from: number | undefined
  for (let a = start; a <= end; a += step) {
    const free = isFree(kept, [centre.x + r * Math.cos(a), centre.y + r * Math.sin(a)], 8)
    if (free) from ??= a
    if (from !== undefined && (!free || a + step > end)) {
      if ((a - from) * r > 26) parts.push([from, a])
      from = undefined
    }
  }
  return parts
}

/** Hedges and beds grow as the stars of one long exposure run: broken arcs round the one star. */
export function hedges(kept: readonly Kept[]): string {
  const grown = [
    ...exposed({ ...centre, from: 250, to: 346, every: 21, seed: 4 }),
    ...exposed({ ...centre, from: 392, to: 500, every: 21, seed: 9 }),
    ...exposed({ ...centre, from: 548, to: 860, every: 24, seed: 21 }),
  ]
  return grown
    .flatMap((trail) =>
      freeParts(trail, kept).map(([start, end]) => {
        const [a, b] = [(start * 180) / Math.PI, (end * 180) / Math.PI]
        const d = arc(trail.r, a, b)
        if (trail.light > 0.8)
          return `<path d="${d}" stroke="#070316" stroke-width="13"/><path d="${d}" stroke="${trail.light > 0.9 ? copper : starlight}" stroke-width="7.5" stroke-dasharray=".1 10.5"/>`
        const [body, lit] =
          trail.light > 0.42 ? ['#3B279A', trail.light > 0.6 ? lilac : '#7B62E6'] : ['#2A1A66', '#4A35AC']
        return `<path d="${arc(trail.r + 4, a, b)}" stroke="#070316" stroke-width="14"/><path d="${d}" stroke="${body}" stroke-width="12"/><path d="${arc(trail.r - 3, a, b)}" stroke="${lit}" stroke-width="3.6"/>`
      }),
    )
    .join('')
}

/** The outline of a crown: a circle with bumps. */
function crown(x: number, y: number, r: number, bumps: number, turn: number): string {
  const points = Array.from({ length: bumps }, (_, i) => {
    const a = turn + (i / bumps) * 2 * Math.PI
    return [x + r * Math.cos(a), y + r * Math.sin(a)] as const
  })
  const bump = r * Math.sin(Math.PI / bumps) * 1.06
  const first = points[0] ?? [x, y]
  const rest = [...points.slice(1), first].map(
    ([px, py]) => `A${bump.toFixed(1)} ${bump.toFixed(1)} 0 0 1 ${px.toFixed(1)} ${py.toFixed(1)}`,
  )
  return `M${first[0].toFixed(1)} ${first[1].toFixed(1)}${rest.join('')}Z`
}

/** A tree from above, lit on the side of the towers. */
function tree(x: number, y: number, r: number, next: () => number): string {
  const away = Math.atan2(y - centre.y, x - centre.x)
  const off = (k: number): Spot => [x + Math.cos(away) * r * k, y + Math.sin(away) * r * k]
  const [sx, sy] = off(0.34)
  const [mx, my] = off(-0.2)
  const [lx, ly] = off(-0.42)
  const bumps = 8 + Math.floor(next() * 3)
  const blossom =
    next() > 0.74
      ? Array.from({ length: 7 }, () => {
          const [a, d] = [next() * 6.283, next() ** 0.6 * r * 0.8]
          return `<circle cx="${(x + d * Math.cos(a)).toFixed(1)}" cy="${(y + d * Math.sin(a)).toFixed(1)}" r="3.2" fill="${copper}"/>`
        }).join('')
      : ''
  return `<circle cx="${sx.toFixed(1)}" cy="${sy.toFixed(1)}" r="${(r * 1.02).toFixed(1)}" fill="#05020F" opacity=".75"/><path d="${crown(x, y, r, bumps, next() * 6)}" fill="#25175E"/><path d="${crown(mx, my, r * 0.66, bumps - 1, next() * 6)}" fill="#3A2896"/><path d="${crown(lx, ly, r * 0.32, 6, next() * 6)}" fill="#6A51DA"/>${blossom}`
}

/** A palm from above is a star with nine rays. */
export function palm(x: number, y: number, r: number, turn = 0): string {
  const fronds = Array.from({ length: 9 }, (_, i) => {
    const long = r * (i % 2 ? 0.84 : 1)
    return `<path transform="rotate(${turn + i * 40})" d="M0 0Q${r * 0.2} ${-long * 0.5} ${r * 0.05} ${-long}Q${-r * 0.16} ${-long * 0.5} 0 0Z"/>`
  }).join('')
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"><g transform="translate(6 8)" fill="#05020F" opacity=".6">${fronds}</g><g fill="#7B62E6" stroke="#25175E" stroke-width="2">${fronds}</g><circle r="${r * 0.14}" fill="${copper}"/></g>`
}

/** Trees wherever there is room, closest behind the last walk. */
export function trees(kept: readonly Kept[]): string {
  const next = random(52)
  const grown: [number, number, number][] = []
  for (let tries = 0; tries < 3200; tries++) {
    const [x, y, r] = [next() * 1200, next() * foot, 15 + next() * 21]
    const out = Math.hypot(x - centre.x, y - centre.y)
    if (out < 240 || y > foot - r - 6) continue
    if (out < 516 && next() > 0.34) continue
    if (!isFree(kept, [x, y], r + 3)) continue
    if (grown.some(([u, v, s]) => Math.hypot(u - x, v - y) < (s + r) * 0.94)) continue
    grown.push([x, y, r])
  }
  return grown.map(([x, y, r]) => tree(x, y, r, next)).join('')
}

/** A lamp and the round of light that it throws on the path. */
export const lamp = ([x, y]: Spot, size = 1): string =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${52 * size}" fill="url(#lamp)"/><circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${4.6 * size}" fill="#FFF6E8"/>`

/** The walks, paved, with a lamp every few steps. */
export function paths(): string {
  const paved = walks
    .map(
      (r) =>
        `<circle cx="${centre.x}" cy="${centre.y}" r="${r}" stroke="#070316" stroke-width="30"/><circle cx="${centre.x}" cy="${centre.y}" r="${r}" stroke="#43308F" stroke-width="22"/><circle cx="${centre.x}" cy="${centre.y}" r="${r}" stroke="#5B45B8" stroke-width="22" stroke-dasharray="2 13"/>`,
    )
    .join('')
  const lamps = [
    [212, 12],
    [362, 20],
    [516, 30],
  ].flatMap(([r = 0, count = 1]) =>
    Array.from({ length: count }, (_, i) => lamp(spot(r, ((i + 0.5) / count) * 360))),
  )
  return `<g fill="none">${paved}</g><g style="mix-blend-mode:screen">${lamps.join('')}</g>`
}

/** The sole of a slipper with its strap, pointing up. */
export const slipper = (fill: string, strap: string): string =>
  `<path d="M-4.6-9C-4.6-14 4.6-14 4.6-9C4.6-4 3.2-1 3.4 4C3.6 9-3.6 9-3.4 4C-3.2-1-4.6-4-4.6-9Z" fill="${fill}"/><path d="M-4-3L0-9L4-3" stroke="${strap}" stroke-width="2" fill="none"/>`

/** Somebody has walked it in slippers: prints along a straight way between two radii. */
export function prints(from: number, to: number, degrees: number): string {
  const steps = Math.floor((to - from) / 14)
  return Array.from({ length: steps }, (_, i) => {
    const [x, y] = spot(from + i * 14 + 6, degrees + (((i % 2 ? 1 : -1) * 5) / (from + i * 14)) * 57.3)
    return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${degrees + 90}) scale(.72)">${slipper(copper, night)}</g>`
  }).join('')
}

/** Somebody seen from above: shoulders, head, and the shadow that a lamp on the left throws. */
export const person = (x: number, y: number, shirt: string, turn = 0, size = 1): string =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size})"><ellipse cx="13" cy="9" rx="19" ry="7" transform="rotate(34 13 9)" fill="#05020F" opacity=".6"/><g transform="rotate(${turn})"><ellipse rx="12" ry="6.4" fill="${shirt}"/><circle cy="-1.5" r="5.8" fill="#1A0F38"/></g></g>`

/** Gradients of light that the grounds use. */
export const lights = `<radialGradient id="lamp"><stop offset="0" stop-color="#FFD9A8" stop-opacity=".75"/><stop offset=".25" stop-color="${copper}" stop-opacity=".42"/><stop offset="1" stop-color="${copper}" stop-opacity="0"/></radialGradient>
  <radialGradient id="lawn" gradientUnits="userSpaceOnUse" cx="${centre.x}" cy="${centre.y}" r="860"><stop offset="0" stop-color="#4A35B0"/><stop offset=".26" stop-color="#2B1B6B"/><stop offset=".5" stop-color="${lawn}"/><stop offset="1" stop-color="#0A0420"/></radialGradient>
  <radialGradient id="halo"><stop offset="0" stop-color="#FFF6E8"/><stop offset=".22" stop-color="#FFD9A8" stop-opacity=".72"/><stop offset=".55" stop-color="${copper}" stop-opacity=".2"/><stop offset="1" stop-color="${violet}" stop-opacity="0"/></radialGradient>
  <radialGradient id="flood"><stop offset="0" stop-color="#FFE9D0" stop-opacity=".5"/><stop offset=".6" stop-color="${copper}" stop-opacity=".22"/><stop offset="1" stop-color="${copper}" stop-opacity="0"/></radialGradient>`
