import { type Drawing, svg } from '../../lib/drawing'
import type { Flat } from '../../lib/hull'
import { random } from '../../lib/random'
import { laterite, ore, rect, sand, say, strata, sump } from './book'
import { hills, seam } from './noise'
import { between, dug, laid, opening } from './pit-steps'

/** The pit from its rim after sunset: from a low hill one looks across it, so that its depth is seen as height on the page. */
const [width, height] = [2000, 1125]
const [cx, cy, flat, horizon] = [986, 560, 0.35, 186]
const benches = 9
const thick = 30
const project = (x: number, y: number, z: number): Flat => [cx + x, cy + y * flat - z]

const tones = [...strata].reverse().slice(0, benches)
const rim = (i: number): [rx: number, ry: number] => [905 - i * 86.5, 1010 - i * 99]
const holes = Array.from({ length: benches }, (_, i) => opening(0, 0, ...rim(i), 21, 0.34, 180))

/** Evening takes the ground's colours down, but keeps their order. */
const dusk = (fill: string): string => between(fill, ore, 0.22)

/** Between crest and toe every wall shows its courses as lines. */
const courses = (i: number): string => {
  const hole = holes[i] ?? []
  return [0, 0.36, 0.68]
    .map(
      (part, k) =>
        `<path d="${laid(hole, -(i + part) * thick, project)}" fill="none" stroke="${k ? between(tones[i] ?? sand, ore, 0.1) : sand}" stroke-width="${k ? 2 : 3.4}" opacity="${k ? 0.55 : 0.9}" clip-path="url(#far${i})"/>`,
    )
    .join('')
}

/** A truck on bench `i` at a bearing, its lamps lit, facing along the road. */
function truck(i: number, degrees: number, way: 1 | -1): string {
  const a = (degrees * Math.PI) / 180
  const [rx, ry] = rim(i)
  const [x, y] = project(Math.cos(a) * (rx - 46), Math.sin(a) * (ry - 46), -(i + 1) * thick)
  return `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${way} 1)"><path d="M22-8L170-32V30L22 0Z" fill="url(#beam)"/><path d="M-26 4H26V10H-26Z" fill="#12040299"/><path d="M-24-14H8L4 2H-20Z" fill="#FFC21A"/><path d="M8-16H22V2H6Z" fill="#FFE08A"/><g fill="#12040A"><circle cx="-14" cy="4" r="6"/><circle cx="13" cy="4" r="6"/></g><circle cx="22" cy="-5" r="4.5" fill="#FFF9E2"/></g>`
}

/** A band of crowns along y, those in front larger and darker. */
function wood(
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

/** Single trees on the ground round the pit, none nearer to its edge than a truck is long. */
function scattered(): string {
  const next = random(17)
  const all: { u: number; v: number; r: number }[] = []
  while (all.length < 520) {
    const [x, y] = [-cx - 40 + next() * (width + 80), -1050 + next() * 2400]
    const [u, v] = project(x, y, 0)
    const [rx, ry] = rim(0)
    if (v < horizon + 8 || v > 1040 || Math.hypot(x / rx, y / ry) < 1.1 + 0.06 * next()) continue
    all.push({ u, v, r: (6 + next() * 8) * (0.55 + ((v - horizon) / 800) * 1.1) })
  }
  return all
    .sort((a, b) => a.v - b.v)
    .map(
      ({ u, v, r }, i) =>
        `<ellipse cx="${(u + r * 1.5).toFixed(0)}" cy="${v.toFixed(0)}" rx="${(r * 1.9).toFixed(1)}" ry="${(r * 0.4).toFixed(1)}" fill="#0C2417" opacity=".7"/><circle cx="${u.toFixed(0)}" cy="${(v - r * 0.8).toFixed(0)}" r="${r.toFixed(1)}" fill="${['#2E6B4A', '#1F5037', '#3B7A50'][i % 3]}"/>`,
    )
    .join('')
}

/** The last colours of the day, flat as everything in the report; the uppermost is lighter than the page that it lies on. */
function sky(): string {
  const bands: [number, string][] = [
    [46, '#BF5A33'],
    [92, '#CF7440'],
    [128, '#E2AF73'],
    [156, '#F1CF9B'],
  ]
  return `${rect(0, 0, width, height, laterite)}${bands.map(([y, fill], i) => `<path d="M0 ${y}L${seam(0, width, y, 16, i + 4)}V${horizon + 40}H0Z" fill="${fill}"/>`).join('')}<circle cx="330" cy="${horizon}" r="74" fill="${sand}"/>`
}

/** The end page of the report: the same pit, line by line, when the lamps are on. */
export function endPage(): Drawing {
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
  const pool = [118, 88, 50].map(
    (r, i) =>
      `<path d="${laid(opening(0, 0, r, r, 21, 0.3), bottom, project)}" fill="${['#178E8A', sump, '#9BE7DA'][i]}"/>`,
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
    on: (i) => courses(i),
  })
  const far = (x: number) => horizon + 6 + 10 * hills(x / 300, 3, 2)
  const lamps = `${truck(1, 238, 1)}${truck(2, 305, -1)}${truck(4, 202, 1)}${truck(5, 318, 1)}${truck(6, 268, -1)}`
  const near = (x: number) => 1040 + 60 * hills(x / 420, 5, 6) - 50 * Math.abs((x - cx) / 1000) ** 2
  const picture = `<defs>${clips}<linearGradient id="beam"><stop offset="0" stop-color="#FFF3C9" stop-opacity=".85"/><stop offset="1" stop-color="#FFE9A8" stop-opacity="0"/></linearGradient></defs>${sky()}<path d="M0 ${horizon}L${seam(0, width, horizon - 6, 20, 12)}V${horizon + 90}H0Z" fill="#173B2B"/>
    ${pit}${scattered()}${lamps}${wood(far, 17, 150, ['#173B2B', '#1F5037', '#11301F'], 5)}
    <path d="M0 1010L${seam(0, width, 1010, 40, 3)}V${height}H0Z" fill="#11301F"/>${wood(near, 44, 190, ['#11301F', '#173B2B', '#1F5037', '#0C2417'], 8)}
    ${rect(0, 985, 960, 140, sand)}${say('The pit, line by line.', 56, 1090, 100, { weight: 800, fill: ore })}`
  return { width, height, ground: ore, html: svg(picture, width, height) }
}
