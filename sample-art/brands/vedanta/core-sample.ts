import { type Drawing, svg } from '../../lib/drawing'
import { random } from '../../lib/random'
import { canopy, laterite, leaves, line, ochre, ore, rect, sand, say, title } from './book'
import { contour } from './noise'

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
    return `${(x - round + (next() - 0.5) * 16).toFixed(0)} ${(top - 4 + v * (thick + 8)).toFixed(0)}`
  }).join('L')
}

const bit: Record<Layer['strewn'], (r: number) => string> = {
  crowns: (r) => contour(0, 0, r * 1.5, r * 1.5, Math.round(r), 0.08),
  crumbs: (r) => `M${-r} 0L${-r * 0.2} ${-r * 0.8}L${r} ${-r * 0.2}L${r * 0.3} ${r * 0.8}Z`,
  lenses: (r) => `M0 ${-r * 2}Q${r * 0.9} 0 0 ${r * 2}Q${-r * 0.9} 0 0 ${-r * 2}Z`,
  pebbles: (r) => contour(0, 0, r * 1.1, r * 1.4, Math.round(r * 3), 0.12),
  splinters: (r) => `M${-r * 0.7} ${r}L${-r * 0.3} ${-r * 1.3}L${r * 0.8} ${-r * 0.5}L${r * 0.5} ${r * 0.7}Z`,
}

/** What lies in a layer, never two too close: bits lie on the round of the core, and look flatter towards its edges. */
function strewn({ strewn: kind, tones }: Layer, index: number): string {
  const next = random(40 + index)
  const placed: [number, number, number][] = []
  const drawn: string[] = []
  const tries = kind === 'crowns' ? 200 : kind === 'pebbles' ? 150 : 70
  for (let i = 0; i < tries; i++) {
    // The way round the core that is seen of it, from the upper edge to the lower.
    const turned = 0.2 + next() * (Math.PI - 0.4)
    const facing = Math.sin(turned)
    const u = left + index * pitch - bulge * facing + 26 + next() * (pitch - 58)
    const [y, r] = [top + (thick / 2) * (1 - Math.cos(turned)), 9 + next() * 9]
    const tone = tones[Math.floor(next() * tones.length)] ?? tones[0]
    const along = (turned * thick) / 2
    if (placed.some(([a, b, q]) => Math.hypot(a - u, b - along) < (r + q) * 1.5)) continue
    placed.push([u, along, r])
    const at = (dx: number, dy: number, fill: string): string =>
      `<path transform="translate(${(u + dx).toFixed(0)} ${(y + dy).toFixed(0)}) scale(1 ${facing.toFixed(2)})" d="${bit[kind](r)}" fill="${fill}"/>`
    drawn.push(`${kind === 'crowns' ? at(5, 7 * facing, '#173F2B') : ''}${at(0, 0, tone)}`)
  }
  return drawn.join('')
}

/** A layer as a sheet of paper that ends above the next, on which its cut edge throws a narrow shadow. */
function sheet(layer: Layer, index: number): string {
  const isLast = index === layers.length - 1
  // The last one goes on under the cut face.
  const shape = `M0 ${top - 4}L${across(left + (index + 1) * pitch + (isLast ? 90 : 0), 60 + index)}L0 ${floor + 4}Z`
  const edge = isLast
    ? ''
    : `<path d="${shape}" transform="translate(9 3)" fill="${ore}" opacity=".3" filter="url(#near)"/>`
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

/** The core is round: light from above before it, shade below, and along its foot what the paper throws back. */
const roundness = `<linearGradient id="round" x2="0" y2="1">${(
  [
    [0, ore, 0.34],
    [0.08, ore, 0.12],
    [0.16, sand, 0.06],
    [0.27, sand, 0.36],
    [0.38, sand, 0.1],
    [0.48, ore, 0],
    [0.64, ore, 0.16],
    [0.82, ore, 0.44],
    [0.93, ore, 0.56],
    [1, '#8A3423', 0.44],
  ] as const
)
  .map(([at, fill, opacity]) => `<stop offset="${at}" stop-color="${fill}" stop-opacity="${opacity}"/>`)
  .join(
    '',
  )}</linearGradient><rect x="${left - bulge}" y="${top}" width="${right - left + 2 * bulge}" height="${thick}" fill="url(#round)"/>`

/** The end that the drill broke off: level bedrock with its grains, a bright arris round it where the light comes from. */
function face(): string {
  const middle = top + thick / 2
  const next = random(12)
  const grains = Array.from({ length: 46 }, () => {
    const [a, far, r] = [next() * Math.PI * 2, Math.sqrt(next()) * 0.86, 5 + next() * 8]
    const [x, y] = [right + Math.cos(a) * far * bulge, middle + (Math.sin(a) * far * thick) / 2]
    const fill = ['#7A3224', '#54190F', '#8F4030'][Math.floor(next() * 3)]
    return `<path transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(.34 1)" d="${bit.splinters(r)}" fill="${fill}"/>`
  })
  const oval = (inset: number): string =>
    `cx="${right}" cy="${middle}" rx="${bulge - inset * 0.4}" ry="${thick / 2 - inset}"`
  return `<linearGradient id="end" x1=".2" x2=".8" y2="1"><stop offset="0" stop-color="#7E3526"/><stop offset=".55" stop-color="#642619"/><stop offset="1" stop-color="#481710"/></linearGradient><linearGradient id="arris" x2="0" y2="1"><stop offset="0" stop-color="#D08A66"/><stop offset=".5" stop-color="#A8553A"/><stop offset="1" stop-color="#5E2115"/></linearGradient>
  <ellipse ${oval(0)} fill="url(#arris)"/><ellipse ${oval(7)} fill="url(#end)"/>${grains.join('')}`
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
  const picture = `<defs><clipPath id="tube"><path d="${tube}"/></clipPath><filter id="near" x="-5%" width="110%"><feGaussianBlur stdDeviation="5"/></filter><filter id="far" x="-5%" y="-20%" width="110%" height="140%"><feGaussianBlur stdDeviation="13"/></filter></defs>${rect(0, 0, 1800, 830, sand)}
  <path d="${tube}" transform="translate(24 30)" fill="#B9824E" opacity=".62" filter="url(#far)"/><g clip-path="url(#tube)">${below.reverse().join('')}${roots}${surface}${roundness}</g>${face()}${layers.map(label).join('')}`
  return { width: 1800, height: 830, ground: sand, html: svg(picture, 1800, 830) }
}
