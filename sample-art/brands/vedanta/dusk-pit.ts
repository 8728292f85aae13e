import type { Flat } from '../../lib/hull'
import { random } from '../../lib/random'
import { laterite, ore, rect, sand, strata, sump } from './book'
import { hills, seam } from './noise'
import { between, dug, laid, opening } from './pit-steps'

/** The pit from its rim after sunset: from a low hill one looks across it, so that its depth is seen as height on the page. Lengths in px. */
export interface Dusk {
  width: number
  height: number
  /** The middle of the rim, how flat the ground looks, where the sky begins. */
  middle: Flat
  flat: number
  horizon: number
  /** Half the rim's width and depth on the ground, and how much smaller each opening is than the one above it. */
  rim: Flat
  step: Flat
  /** How high a bench is. */
  thick: number
  /** Radii of the water, the outer first. */
  pool: readonly number[]
  /** How many single trees, and from which depth on the ground to which. */
  trees: number
  ground: readonly [from: number, to: number]
  /** How far from the left the sun stands. */
  sun: number
  /** Trucks, their lamps lit: on which bench, at which bearing, facing right (1) or left. */
  trucks: readonly (readonly [bench: number, degrees: number, way: 1 | -1])[]
}

const benches = 9
const tones = [...strata].reverse().slice(0, benches)
const leaf = ['#2E6B4A', '#1F5037', '#3B7A50']

/** Evening takes the ground's colours down, but keeps their order. */
const dusk = (fill: string): string => between(fill, ore, 0.22)

/** A truck with its wheels below (x, y), facing along the road. */
const truck = (x: number, y: number, way: 1 | -1): string =>
  `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${way} 1)"><path d="M22-8L170-32V30L22 0Z" fill="url(#beam)"/><path d="M-26 4H26V10H-26Z" fill="#12040299"/><path d="M-24-14H8L4 2H-20Z" fill="#FFC21A"/><path d="M8-16H22V2H6Z" fill="#FFE08A"/><g fill="#12040A"><circle cx="-14" cy="4" r="6"/><circle cx="13" cy="4" r="6"/></g><circle cx="22" cy="-5" r="4.5" fill="#FFF9E2"/></g>`

/** A band of crowns along y, those in front larger and darker. */
function wood(
  width: number,
  y: (x: number) => number,
  size: number,
  count: number,
  fills: readonly string[],
  seed: number,
): string {
  const next = random(seed)
  return Array.from({ length: count }, () => {
    const x = next() * (width + 80) - 40
    const r = size * (0.6 + next() * 0.7)
    return { x, v: y(x) + (next() - 0.5) * size * 1.6, r, fill: fills[Math.floor(next() * fills.length)] }
  })
    .sort((a, b) => a.v - b.v)
    .map(
      ({ x, v, r, fill }) =>
        `<circle cx="${x.toFixed(0)}" cy="${v.toFixed(0)}" r="${r.toFixed(1)}" fill="${fill}"/>`,
    )
    .join('')
}

/** The last colours of the day, flat as everything in the report; the uppermost is lighter than the page that it lies on. */
function sky({ width, height, horizon, sun }: Dusk): string {
  const bands: [number, string][] = [
    [46, '#BF5A33'],
    [92, '#CF7440'],
    [128, '#E2AF73'],
    [156, '#F1CF9B'],
  ]
  return `${rect(0, 0, width, height, laterite)}${bands.map(([y, fill], i) => `<path d="M0 ${y}L${seam(0, width, y, 16, i + 4)}V${horizon + 40}H0Z" fill="${fill}"/>`).join('')}<circle cx="${sun}" cy="${horizon}" r="74" fill="${sand}"/>`
}

/** The whole view, from the sky down to the crowns at one's feet. */
export function pitAtDusk(view: Dusk): string {
  const { width, height, flat, horizon, thick } = view
  const [cx, cy] = view.middle
  const project = (x: number, y: number, z: number): Flat => [cx + x, cy + y * flat - z]
  const rim = (i: number): Flat => [view.rim[0] - i * view.step[0], view.rim[1] - i * view.step[1]]
  const holes = Array.from({ length: benches }, (_, i) => opening(0, 0, ...rim(i), 21, 0.34, 180))

  /** Between crest and toe every wall shows its courses as lines. */
  const courses = (i: number): string =>
    [0, 0.36, 0.68]
      .map(
        (part, k) =>
          `<path d="${laid(holes[i] ?? [], -(i + part) * thick, project)}" fill="none" stroke="${k ? between(tones[i] ?? sand, ore, 0.1) : sand}" stroke-width="${k ? 2 : 3.4}" opacity="${k ? 0.55 : 0.9}" clip-path="url(#far${i})"/>`,
      )
      .join('')

  /** Trucks in the middle of their bench. */
  const trucks = view.trucks.map(([i, degrees, way]) => {
    const a = (degrees * Math.PI) / 180
    const [rx, ry] = rim(i)
    const inside: Flat = [view.step[0] * 0.532, view.step[1] * 0.465]
    const [x, y] = project(Math.cos(a) * (rx - inside[0]), Math.sin(a) * (ry - inside[1]), -(i + 1) * thick)
    return truck(x, y, way)
  })

  /** Single trees on the ground round the pit, none nearer to its edge than a truck is long. */
  const scattered = (): string => {
    const next = random(17)
    const all: { u: number; v: number; r: number }[] = []
    const [from, to] = view.ground
    while (all.length < view.trees) {
      const [x, y] = [-cx - 40 + next() * (width + 80), from + next() * (to - from)]
      const [u, v] = project(x, y, 0)
      const [rx, ry] = rim(0)
      if (v < horizon + 8 || v > height - 85 || Math.hypot(x / rx, y / ry) < 1.1 + 0.06 * next()) continue
      all.push({ u, v, r: (6 + next() * 8) * (0.55 + ((v - horizon) / 800) * 1.1) })
    }
    return all
      .sort((a, b) => a.v - b.v)
      .map(
        ({ u, v, r }, i) =>
          `<ellipse cx="${(u + r * 1.5).toFixed(0)}" cy="${v.toFixed(0)}" rx="${(r * 1.9).toFixed(1)}" ry="${(r * 0.4).toFixed(1)}" fill="#0C2417" opacity=".7"/><circle cx="${u.toFixed(0)}" cy="${(v - r * 0.8).toFixed(0)}" r="${r.toFixed(1)}" fill="${leaf[i % 3]}"/>`,
      )
      .join('')
  }

  const edge: Flat[] = [
    [-cx - 40, (horizon - cy) / flat],
    [width - cx + 40, (horizon - cy) / flat],
    [width - cx + 40, (height - cy) / flat + 200],
    [-cx - 40, (height - cy) / flat + 200],
  ]
  const clips = holes
    .map((hole, i) => `<clipPath id="far${i}"><path d="${laid(hole, -i * thick, project)}"/></clipPath>`)
    .join('')
  const bottom = -benches * thick
  const water = ['#178E8A', sump, '#9BE7DA']
  const pool = view.pool.map(
    (r, i) => `<path d="${laid(opening(0, 0, r, r, 21, 0.3), bottom, project)}" fill="${water[i]}"/>`,
  )
  const pit = dug({
    outer: edge,
    holes,
    thick,
    project,
    face: (i) => (i ? dusk(tones[i] ?? sand) : '#1B4631'),
    wall: (i, lit) => between(between(tones[i] ?? sand, ore, 0.66), tones[i] ?? sand, lit * 0.9),
    sun: [1.5, 0.3],
    shade: [ore, 0.5],
    floor: `<path d="${laid(edge, bottom, project)}" fill="${strata[0]}"/>${pool.join('')}`,
    on: courses,
  })
  const far = (x: number) => horizon + 6 + 10 * hills(x / 300, 3, 2)
  const near = (x: number) => height - 85 + 60 * hills(x / 420, 5, 6) - 50 * Math.abs((x - cx) / 1000) ** 2
  const foot = height - 115
  // As many crowns a px in every width.
  const crowns = (count: number): number => Math.round((count * width) / 2000)
  return `<defs>${clips}<linearGradient id="beam"><stop offset="0" stop-color="#FFF3C9" stop-opacity=".85"/><stop offset="1" stop-color="#FFE9A8" stop-opacity="0"/></linearGradient></defs>${sky(view)}<path d="M0 ${horizon}L${seam(0, width, horizon - 6, 20, 12)}V${horizon + 90}H0Z" fill="#173B2B"/>
    ${pit}${scattered()}${trucks.join('')}${wood(width, far, 17, crowns(150), ['#173B2B', '#1F5037', '#11301F'], 5)}
    <path d="M0 ${foot}L${seam(0, width, foot, 40, 3)}V${height}H0Z" fill="#11301F"/>${wood(width, near, 44, crowns(190), ['#11301F', '#173B2B', '#1F5037', '#0C2417'], 8)}`
}
