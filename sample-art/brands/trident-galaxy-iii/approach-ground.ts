import { random } from '../../lib/random'
import { copper, starlight, violet } from './book'

/**
 * The land round the towers as seen from a roof at night: lengths in the plan are in steps from the middle tower, x to the
 * right and z towards the eye. The picture is 1200 px wide; the horizon lies at `horizon`, and the land ends at `shore`.
 */
const eye = { away: 1000, lens: 740, height: 500 }
export const horizon = 330
export const middle = 600
export const shore = 1262
export type Point = readonly [number, number]
/** A place in the plan by distance and angle; 90 degrees is towards the eye. */
export type Polar = readonly [number, number]

/** A place of the plan in the picture, `up` steps over the ground. */
export function view(x: number, z: number, up = 0): Point {
  const k = eye.lens / (eye.away - z)
  return [middle + x * k, horizon + (eye.height - up) * k]
}
/** How large a step is in the picture at a place so near to the eye. */
export const stepAt = (z: number): number => eye.lens / (eye.away - z)

export const plan = ([r, degrees]: Polar): Point => {
  const a = (degrees * Math.PI) / 180
  return [r * Math.cos(a), r * Math.sin(a)]
}
export const spot = (place: Polar, up = 0): Point => view(...plan(place), up)
export const write = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')

/** Places along part of a ring, close enough for a smooth curve. */
export function ring(r: number, from: number, to: number): Polar[] {
  const count = Math.max(2, Math.ceil((Math.abs(to - from) * Math.max(r, 60)) / 700))
  return Array.from({ length: count + 1 }, (_, i) => [r, from + ((to - from) * i) / count] as const)
}

/** A strip of the ground along places, `wide` steps, as a filled path: it grows towards the eye as roads do. */
export function strip(places: readonly Polar[], wide: number): string {
  const flat = places.map(plan)
  const side = (s: number): Point[] =>
    flat.map(([x, z], i) => {
      const [ax, az] = flat[Math.max(0, i - 1)] ?? [x, z]
      const [bx, bz] = flat[Math.min(flat.length - 1, i + 1)] ?? [x, z]
      const long = Math.hypot(bx - ax, bz - az) || 1
      return view(x - ((bz - az) / long) * wide * s, z + ((bx - ax) / long) * wide * s)
    })
  return `M${write([...side(0.5), ...side(-0.5).reverse()])}Z`
}

export interface Road {
  places: Polar[]
  wide: number
  /** Steps from lamp to lamp; 0 for a road without. */
  lamps: number
}

/** The wide one, and the one beside the canal. */
export const ringRoad = 520
export const canalRoad = 430
const rings = [
  130,
  210,
  300,
  canalRoad,
  ringRoad,
  615,
  730,
  860,
  1020,
  1220,
  1480,
  1820,
  2300,
  3000,
  4200,
  6200,
]
/** Between these angles lies the lake, and the roads beside it stop. */
const water = { from: 17, to: 58 }

/** All go round, but for the lanes between them. */
export const roads: Road[] = [
  ...rings.map((r) => ({
    places: r === canalRoad || r === ringRoad ? ring(r, water.to, water.from + 360) : ring(r, 0, 360),
    wide: r === ringRoad ? 34 : r > 1000 ? 26 : 19,
    lamps: r > 1000 ? 190 : r > 700 ? 90 : 52,
  })),
  ...[4, 76, 100, 140, 172, 206, 238, 270, 304, 336].map((a) => ({
    places: [[130, a] as const, [300, a] as const, [520, a] as const, [860, a] as const, [1480, a] as const],
    wide: 11,
    lamps: 0,
  })),
]

/** The middle of the ground as places at equal distances. */
function along(places: readonly Polar[], every: number): Point[] {
  const flat = places.map(plan)
  const found: Point[] = []
  let left = every / 2
  for (let i = 1; i < flat.length; i++) {
    const [a, b] = [flat[i - 1] ?? [0, 0], flat[i] ?? [0, 0]]
    const long = Math.hypot(b[0] - a[0], b[1] - a[1])
    let gone = left
    for (; gone < long; gone += every)
      found.push([a[0] + ((b[0] - a[0]) * gone) / long, a[1] + ((b[1] - a[1]) * gone) / long])
    left = gone - long
  }
  return found
}

/** Whether a place of the plan is before the eye and in the picture. */
const isSeen = (x: number, z: number): boolean => {
  if (z > 700) return false
  const [px, py] = view(x, z)
  return px > -60 && px < 1260 && py < shore + 80
}

/** Roads with kerbs, the middle line on the wide one, and traffic drawn out by the exposure. */
export function paved(): string {
  const next = random(77)
  const base = roads.map(
    ({ places, wide }) => `<path d="${strip(near(places), wide * 1.35)}" fill="#070316"/>`,
  )
  const top = roads.map(
    ({ places, wide }) =>
      `<path d="${strip(near(places), wide)}" fill="${wide === 34 ? '#4A369E' : '#33247A'}"/>`,
  )
  const traffic = [615, 860].flatMap((r) =>
    Array.from({ length: 5 }, (_, i) => {
      const from = next() * 360
      const lane = r + (i % 2 ? 4 : -4)
      const places = near(ring(lane, from, from + 5 + next() * 12))
      return `<path d="${strip(places, 2.4)}" fill="${i % 2 ? starlight : copper}" opacity="${(0.4 + next() * 0.3).toFixed(2)}"/>`
    }),
  )
  return base.join('') + top.join('') + traffic.join('')
}

/** Places before the eye only: what lies behind it would turn up at the horizon. */
export const near = (places: readonly Polar[]): Polar[] => places.filter((place) => plan(place)[1] < 720)

/** Lamps along all roads, far ones as dust. */
export function lamps(isFree: (at: Point) => boolean): string {
  const shown = roads
    .filter((road) => road.lamps)
    .flatMap(({ places, lamps }) => along(places, lamps))
    .filter(([x, z]) => isSeen(x, z))
    .sort((a, b) => a[1] - b[1])
  return shown
    .map(([x, z]) => {
      const k = stepAt(z)
      const [px, py] = view(x, z, 6)
      if (!isFree([px, py])) return ''
      const glow = Math.min(42, 34 * k)
      return `<ellipse cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" rx="${glow.toFixed(1)}" ry="${(glow * 0.62).toFixed(1)}" fill="url(#lamp)"/><circle cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" r="${Math.max(1.3, Math.min(4.2, 3.4 * k)).toFixed(1)}" fill="#FFF6E8"/>`
    })
    .join('')
}

/** One house: the wall towards the eye, the wall towards the middle of the picture, the roof. */
function house(x: number, z: number, wide: number, deep: number, high: number, next: () => number): string {
  const [l, r, back, front] = [x - wide / 2, x + wide / 2, z - deep / 2, z + deep / 2]
  const quad = (corners: Point[], fill: string): string => `<path d="M${write(corners)}Z" fill="${fill}"/>`
  const inner = x > 0 ? l : r
  const roofs = ['#302278', '#2B1E6D', '#35267F', '#271A60']
  const wall = quad([view(l, front), view(r, front), view(r, front, high), view(l, front, high)], '#1C1148')
  const side = quad(
    [view(inner, front), view(inner, back), view(inner, back, high), view(inner, front, high)],
    '#2A1A63',
  )
  const roof = quad(
    [view(l, front, high), view(r, front, high), view(r, back, high), view(l, back, high)],
    roofs[Math.floor(next() * 4)] ?? violet,
  )
  const k = stepAt(front)
  const [columns, floors] = [Math.max(2, Math.round(wide / 7)), Math.max(1, Math.round(high / 7))]
  const windows = Array.from({ length: columns * floors }, (_, i) => {
    if (next() > (k < 0.4 ? 0.04 : 0.24)) return ''
    const [c, f] = [i % columns, Math.floor(i / columns)]
    const [px, py] = view(l + ((c + 0.5) / columns) * wide, front, ((f + 0.5) / floors) * high)
    const size = Math.max(1.3, 2.7 * k)
    return `<rect x="${(px - size / 2).toFixed(1)}" y="${(py - size * 0.6).toFixed(1)}" width="${size.toFixed(1)}" height="${(size * 1.2).toFixed(1)}" fill="#C98A66"/>`
  }).join('')
  const tank =
    next() > 0.6 && k > 0.4
      ? (() => {
          const [px, py] = view(x + wide * 0.2, z, high)
          return `<rect x="${(px - 2.4 * k).toFixed(1)}" y="${(py - 6.5 * k).toFixed(1)}" width="${(5.4 * k).toFixed(1)}" height="${(6.5 * k).toFixed(1)}" rx="${(1.4 * k).toFixed(1)}" fill="#120A2A"/>`
        })()
      : ''
  return side + wall + roof + windows + tank
}

/** A round tree beside the houses. */
function crown(x: number, z: number, r: number): string {
  const [k, [px, py]] = [stepAt(z), view(x, z, r)]
  return `<circle cx="${(px + 3 * k).toFixed(1)}" cy="${(py + 4 * k).toFixed(1)}" r="${(r * k).toFixed(1)}" fill="#070316"/><circle cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" r="${(r * k).toFixed(1)}" fill="#2A1A66"/><circle cx="${(px - r * k * 0.24).toFixed(1)}" cy="${(py - r * k * 0.26).toFixed(1)}" r="${(r * k * 0.58).toFixed(1)}" fill="#3A2B8C"/>`
}

/** Trees along a road, from one angle to another. */
export const avenue = (r: number, from: number, to: number): string =>
  ring(r, from, to)
    .filter((_, i) => i % 2 === 0)
    .map((place) => crown(...plan(place), 8))
    .join('')

/** The town: houses and trees between the rings, from far to near. `isFree` says where there is room in the picture. */
export function town(isFree: (at: Point, half: number) => boolean): string {
  const next = random(14)
  const built: { z: number; art: string }[] = []
  for (const [i, inner] of rings.entries()) {
    const outer = rings[i + 1]
    if (outer === undefined || i === 0) continue
    const rows = Math.max(1, Math.floor((outer - inner - 20) / (inner > 1000 ? 64 : 38)))
    for (let row = 0; row < rows; row++) {
      const out = inner + 10 + ((outer - inner - 20) * (row + 0.5)) / rows
      const count = Math.floor((2 * Math.PI * out) / (inner > 1000 ? 58 : 33))
      for (let n = 0; n < count; n++) {
        const [x, z] = plan([out + (next() - 0.5) * 4, ((n + next() * 0.2) / count) * 360])
        const [wide, deep, high] = [18 + next() * 11, 18 + next() * 8, 8 + next() ** 2 * 26]
        const chance = next()
        if (!isSeen(x, z)) continue
        const half = (wide / 2) * stepAt(z)
        if (![0, high / 2, high].every((up) => isFree(view(x, z, up), half))) continue
        if (chance > 0.76) built.push({ z, art: crown(x, z, 7 + next() * 4) + crown(x + 12, z, 6) })
        else if (chance > 0.05) built.push({ z, art: house(x, z, wide, deep, high, next) })
      }
    }
  }
  return built
    .sort((a, b) => a.z - b.z)
    .map(({ art }) => art)
    .join('')
}
