import { type Drawing, svg } from '../../lib/drawing'
import { random } from '../../lib/random'
import { canopy, laterite, leaves, line, ochre, ore, rect, sand, say, title } from './book'
import { contour, seam } from './noise'

/** Each layer from the surface down: its tone, and what is strewn in it, darker and lighter than itself. */
const layers = [
  { name: 'Surface', fill: canopy, strewn: 'crowns', tones: leaves },
  { name: 'Topsoil', fill: '#F1CF9B', strewn: 'crumbs', tones: ['#CF9A5F', '#DDB078'] },
  { name: 'Clay', fill: ochre, strewn: 'lenses', tones: ['#CF9455', '#EFC692'] },
  { name: 'Gravel', fill: '#DB9256', strewn: 'pebbles', tones: ['#BF7036', '#F1BE88', ochre] },
  { name: 'Soft rock', fill: '#CF7440', strewn: 'lenses', tones: ['#B25C2D', '#DF9058'] },
  { name: 'Ore', fill: laterite, strewn: 'splinters', tones: ['#F1B25C', '#6B2A1F', '#DB9256'] },
  { name: 'Hard rock', fill: '#8A3423', strewn: 'splinters', tones: ['#6B2418', '#A8452B'] },
  { name: 'Bedrock', fill: '#6B2A1F', strewn: 'splinters', tones: ['#4A160E', '#8A3423'] },
] as const
type Layer = (typeof layers)[number]

/** The core on the picture: its left and right end, its upper edge, its thickness; every section is an ellipse so wide. */
const [left, right, top, thick, bulge] = [152, 1650, 200, 400, 54]
const pitch = (right - left) / layers.length
const floor = top + thick
const tube = `M${left} ${top}H${right}a${bulge} ${thick / 2} 0 0 1 0 ${thick}H${left}a${bulge} ${thick / 2} 0 0 1 0 ${-thick}Z`

/** A border across the core from above down, bent round it as a section is, cut by hand. */
function across(x: number, seed: number): string {
  const steps = 14
  const next = random(seed)
  return Array.from({ length: steps + 1 }, (_, i) => {
    const v = i / steps
    const round = bulge * Math.sqrt(1 - (2 * v - 1) ** 2)
    return `${(x - round + (next() - 0.5) * 26).toFixed(0)} ${(top - 4 + v * (thick + 8)).toFixed(0)}`
  }).join('L')
}

const bit: Record<Layer['strewn'], (r: number) => string> = {
  crowns: (r) => contour(0, 0, r * 1.5, r * 1.5, Math.round(r), 0.08),
  crumbs: (r) => `M${-r} 0L${-r * 0.2} ${-r * 0.8}L${r} ${-r * 0.2}L${r * 0.3} ${r * 0.8}Z`,
  lenses: (r) => `M0 ${-r * 2}Q${r * 0.9} 0 0 ${r * 2}Q${-r * 0.9} 0 0 ${-r * 2}Z`,
  pebbles: (r) => contour(0, 0, r * 1.1, r * 1.4, Math.round(r * 3), 0.12),
  splinters: (r) => `M${-r * 0.7} ${r}L${-r * 0.3} ${-r * 1.3}L${r * 0.8} ${-r * 0.5}L${r * 0.5} ${r * 0.7}Z`,
}

/** What lies in a layer, never two too close; crowns cast a crisp shadow, the rest is inlaid. */
function strewn({ strewn: kind, tones }: Layer, index: number): string {
  const next = random(40 + index)
  const placed: [number, number, number][] = []
  const drawn: string[] = []
  const tries = kind === 'crowns' ? 160 : kind === 'pebbles' ? 120 : 46
  for (let i = 0; i < tries; i++) {
    const v = next()
    const round = bulge * Math.sqrt(1 - (2 * v - 1) ** 2)
    const u = left + index * pitch - round + 26 + next() * (pitch - 58)
    const [y, r] = [top + 8 + v * (thick - 16), 8 + next() * 9]
    const tone = tones[Math.floor(next() * tones.length)] ?? tones[0]
    if (placed.some(([a, b, q]) => Math.hypot(a - u, b - y) < (r + q) * 1.5)) continue
    placed.push([u, y, r])
    const at = (dx: number, dy: number, fill: string): string =>
      `<path transform="translate(${(u + dx).toFixed(0)} ${(y + dy).toFixed(0)})" d="${bit[kind](r)}" fill="${fill}"/>`
    drawn.push(`${kind === 'crowns' ? at(7, 8, '#173F2B') : ''}${at(0, 0, tone)}`)
  }
  return drawn.join('')
}

/** A layer as a sheet of paper that ends above the next, on which its cut edge throws a crisp shadow. */
function sheet(layer: Layer, index: number): string {
  const isLast = index === layers.length - 1
  // The last one goes on under the cut face.
  const shape = `M0 ${top - 4}L${across(left + (index + 1) * pitch + (isLast ? 90 : 0), 60 + index)}L0 ${floor + 4}Z`
  const edge = isLast ? '' : `<path d="${shape}" transform="translate(15 7)" fill="${ore}" opacity=".38"/>`
  return `${edge}<path d="${shape}" fill="${layer.fill}"/>${strewn(layer, index)}`
}

/** Roots reach out from under the surface into the topsoil and the clay. */
const roots = [
  'M300 252C360 246 390 268 452 258',
  'M290 312C350 320 420 296 516 318',
  'M280 372C340 360 380 388 436 376',
  'M280 432C350 442 430 418 540 446',
  'M290 492C340 486 380 508 446 496',
  'M300 552C350 558 400 540 470 556',
]
  .map((d, i) => line(d, '#8A5A2E', i % 2 ? 9 : 7, 'stroke-linecap="round"'))
  .join('')

/** The core's roundness in three cuts of paper: one light, two dark, lengthwise. */
function roundness(): string {
  const strip = (from: number, to: number, fill: string, opacity: number, seed: number): string =>
    `<path d="M${seam(0, 1800, top + thick * from, 9, seed)}L1800 ${top + thick * to}L${seam(
      0,
      1800,
      top + thick * to,
      9,
      seed + 1,
    )
      .split('L')
      .reverse()
      .join('L')}Z" fill="${fill}" opacity="${opacity}"/>`
  return `${strip(0.1, 0.25, sand, 0.2, 3)}${strip(0.7, 1.1, ore, 0.2, 5)}${strip(0.87, 1.1, ore, 0.26, 7)}`
}

/** The cut face at the right: plates of bedrock, each smaller than the one below it. */
function face(): string {
  const middle = top + thick / 2
  const plate = (rx: number, ry: number, fill: string, seed: number): string => {
    const d = contour(right, middle, rx, ry, seed, 0.07)
    return `<path d="${d}" transform="translate(5 9)" fill="#2A0B08"/><path d="${d}" fill="${fill}"/>`
  }
  return `<ellipse cx="${right}" cy="${middle}" rx="${bulge}" ry="${thick / 2}" fill="#4A160E"/>${plate(36, 140, '#6B2A1F', 4)}${plate(18, 72, '#8A3423', 9)}`
}

/** Number above and name below; every other name a row lower, so that they may be large. */
function label({ name }: Layer, index: number): string {
  // Every border bends to the left in the middle of the core.
  const middle = left + (index + 0.5) * pitch - bulge / 2
  const foot = index % 2 ? 790 : 716
  return `${title(String(index + 1), middle, 156, 84, { fill: ore, anchor: 'middle' })}${line(`M${middle} ${floor}V${foot - 58}`, ore, 5)}${say(name, middle, foot, 66, { weight: 700, fill: ore, anchor: 'middle' })}`
}

/** One core laid on its side, from the surface at the left to bedrock at the right: eight sheets of cut paper. */
export function coreSample(): Drawing {
  const [surface, ...below] = layers.map(sheet)
  const picture = `<defs><clipPath id="tube"><path d="${tube}"/></clipPath></defs>${rect(0, 0, 1800, 830, sand)}
  <path d="${tube}" transform="translate(30 34)" fill="#E0B27A"/><g clip-path="url(#tube)">${below.reverse().join('')}${roots}${surface}${roundness()}</g>${face()}${layers.map(label).join('')}`
  return { width: 1800, height: 830, ground: sand, html: svg(picture, 1800, 830) }
}
