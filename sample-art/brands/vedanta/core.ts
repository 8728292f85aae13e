import { random } from '../../lib/random'
import { canopy, laterite, leaves, line, ochre, ore } from './book'
import { type Core, shade } from './core-light'
import { contour } from './noise'

/** Each layer from the surface down: its tone, and what is strewn in it, darker and lighter than itself. */
export const layers = [
  { name: 'Surface', fill: canopy, strewn: 'crowns', tones: leaves },
  { name: 'Topsoil', fill: '#F1CF9B', strewn: 'crumbs', tones: ['#CF9A5F', '#DDB078'] },
  { name: 'Clay', fill: ochre, strewn: 'lenses', tones: ['#CF9455', '#EFC692'] },
  { name: 'Gravel', fill: '#DB9256', strewn: 'pebbles', tones: ['#BF7036', '#F1BE88', ochre] },
  { name: 'Soft rock', fill: '#CF7440', strewn: 'lenses', tones: ['#B25C2D', '#DF9058'] },
  { name: 'Ore', fill: laterite, strewn: 'splinters', tones: ['#F1B25C', '#6B2A1F', '#DB9256'] },
  { name: 'Hard rock', fill: '#8A3423', strewn: 'splinters', tones: ['#6B2418', '#A8452B'] },
  { name: 'Bedrock', fill: '#6B2A1F', strewn: 'splinters', tones: ['#4A160E', '#8A3423'] },
] as const
export type Layer = (typeof layers)[number]

export const bit: Record<Layer['strewn'], (r: number) => string> = {
  crowns: (r) => contour(0, 0, r * 1.5, r * 1.5, Math.round(r), 0.08),
  crumbs: (r) => `M${-r} 0L${-r * 0.2} ${-r * 0.8}L${r} ${-r * 0.2}L${r * 0.3} ${r * 0.8}Z`,
  lenses: (r) => `M0 ${-r * 2}Q${r * 0.9} 0 0 ${r * 2}Q${-r * 0.9} 0 0 ${-r * 2}Z`,
  pebbles: (r) => contour(0, 0, r * 1.1, r * 1.4, Math.round(r * 3), 0.12),
  splinters: (r) => `M${-r * 0.7} ${r}L${-r * 0.3} ${-r * 1.3}L${r * 0.8} ${-r * 0.5}L${r * 0.5} ${r * 0.7}Z`,
}

/** The cut edge of what stands out of the face, below it. */
const stands: Partial<Record<Layer['strewn'], string>> = { pebbles: '#A65A28', splinters: '#45140C' }

/** How far a section reaches along the core where one looks at it straight on. */
const bow = ({ bulge, end }: Core): number => (end === 'surface' ? bulge : -bulge)

/** A border across the core from above down, bent round it as a section is, cut by hand. */
function across(core: Core, x: number, seed: number): string {
  const steps = 14
  const next = random(seed)
  return Array.from({ length: steps + 1 }, (_, i) => {
    const v = i / steps
    const round = bow(core) * Math.sqrt(1 - (2 * v - 1) ** 2)
    return `${(x + round + (next() - 0.5) * 16).toFixed(0)} ${(-4 + v * (core.thick + 8)).toFixed(0)}`
  }).join('L')
}

/** What lies in a layer, never two too close: bits lie on the round of the core, and look flatter towards its edges. */
function strewn(core: Core, { strewn: kind, tones }: Layer, index: number): string {
  const { pitch, thick } = core
  const next = random(40 + index)
  const placed: [number, number, number][] = []
  const drawn: string[] = []
  const tries = kind === 'crowns' ? 200 : kind === 'pebbles' ? 150 : 70
  for (let i = 0; i < tries; i++) {
    // The way round the core that is seen of it, from the upper edge to the lower.
    const turned = 0.2 + next() * (Math.PI - 0.4)
    const facing = Math.sin(turned)
    const u = index * pitch + bow(core) * facing + 26 + next() * (pitch - 58)
    const [y, r] = [(thick / 2) * (1 - Math.cos(turned)), 9 + next() * 9]
    const tone = tones[Math.floor(next() * tones.length)] ?? tones[0]
    const along = (turned * thick) / 2
    if (placed.some(([a, b, q]) => Math.hypot(a - u, b - along) < (r + q) * 1.5)) continue
    placed.push([u, along, r])
    // Upright, splinters that all point one way would stand on their tips.
    const turn = core.end === 'surface' && kind !== 'lenses' ? ` rotate(${(i * 77) % 360})` : ''
    const at = (dx: number, dy: number, fill: string): string =>
      `<path transform="translate(${(u + dx).toFixed(0)} ${(y + dy).toFixed(0)}) scale(1 ${facing.toFixed(2)})${turn}" d="${bit[kind](r)}" fill="${fill}"/>`
    // Crowns stand high over the ground; chips and pebbles only a little out of the face, lenses not at all.
    const under =
      kind === 'crowns' ? at(5, 7 * facing, '#173F2B') : stands[kind] ? at(2, 4 * facing, stands[kind]) : ''
    drawn.push(`${under}${at(0, 0, tone)}`)
  }
  return drawn.join('')
}

/** A layer as a sheet of paper that ends above the next, on which its cut edge throws a narrow shadow. */
function sheet(core: Core, layer: Layer, index: number): string {
  const isLast = index === layers.length - 1
  // The last one goes on under the cut face.
  const shape = `M-152 -4L${across(core, (index + 1) * core.pitch + (isLast ? 90 : 0), 60 + index)}L-152 ${core.thick + 4}Z`
  const edge = isLast
    ? ''
    : `<path d="${shape}" transform="translate(9 3)" fill="${ore}" opacity=".3" filter="url(#near)"/>`
  // Rock breaks more roughly than what lies on it.
  const light = shade(core, index, layer.strewn === 'splinters' ? 46 : 26)
  return `${edge}<path d="${shape}" fill="${layer.fill}"/>${strewn(core, layer, index)}<clipPath id="layer${index}"><path d="${shape}"/></clipPath><g clip-path="url(#layer${index})">${light}</g>`
}

/** Roots reach out from under the surface into the topsoil and the clay: how far across the core, and their way. */
const roots: readonly (readonly [across: number, way: string])[] = [
  [0.13, 'M148 52c60 -6 90 16 152 6'],
  [0.28, 'M138 112c60 8 130 -16 226 6'],
  [0.43, 'M128 172c60 -12 100 16 156 4'],
  [0.58, 'M128 232c70 10 150 -14 260 14'],
  [0.73, 'M138 292c50 -6 90 16 156 4'],
  [0.88, 'M148 352c50 6 100 -12 170 4'],
]

/** The roots were drawn on a core seen from bedrock, 187 px a layer and 400 px thick; elsewhere they begin where the surface ends. */
function rooted(core: Core): string {
  const { pitch, thick } = core
  return roots
    .map(([v, way], i) => {
      const turned = (bow(core) + 54) * Math.sqrt(1 - (2 * v - 1) ** 2)
      return `<g transform="translate(${(turned + pitch - 187.25).toFixed(0)} 0) scale(1 ${thick / 400})">${line(way, '#8A5A2E', i % 2 ? 9 : 7, 'stroke-linecap="round"')}</g>`
    })
    .join('')
}

/** The core's whole outline, both ends round. */
export const tube = ({ pitch, thick, bulge }: Core): string =>
  `M0 0H${layers.length * pitch}a${bulge} ${thick / 2} 0 0 1 0 ${thick}H0a${bulge} ${thick / 2} 0 0 1 0 ${-thick}Z`

/** The core without the end that one sees: eight sheets of cut paper, each with the shade on its round. */
export function body(core: Core): string {
  const [surface, ...below] = layers.map((layer, index) => sheet(core, layer, index))
  return `<defs><clipPath id="tube"><path d="${tube(core)}"/></clipPath><filter id="near" x="-5%" width="110%"><feGaussianBlur stdDeviation="5"/></filter><filter id="far" x="-5%" y="-20%" width="110%" height="140%"><feGaussianBlur stdDeviation="13"/></filter></defs>
    <g clip-path="url(#tube)">${below.reverse().join('')}${rooted(core)}${surface}</g>`
}

/** The shadow that the core throws on the paper. */
export const cast = (core: Core, dx: number, dy: number): string =>
  `<path d="${tube(core)}" transform="translate(${dx} ${dy})" fill="#B9824E" opacity=".62" filter="url(#far)"/>`
