import { nitrogen, phosphorus, potash } from './book'
import { mix } from './macro-form'

/** The brand's three shapes with a body: a circle, a square and a triangle, lit from the upper left like the soil. */
export interface Grain {
  /** 0 nitrogen, 1 phosphorus, 2 potash. */
  kind: number
  x: number
  y: number
  r: number
  turn?: number
}

const colours = [nitrogen, phosphorus, potash]
/** Each colour in full light and in shade, chosen so that none turns into another's. */
const lights = ['#7FA4F5', '#FFB184', '#FFE88A']
const shades = ['#12327F', '#A33E0C', '#B07F05']

type Flat = [number, number]

const sides: readonly (readonly Flat[])[] = [
  [],
  [
    [-0.92, -0.92],
    [0.92, -0.92],
    [0.92, 0.92],
    [-0.92, 0.92],
  ],
  [
    [0, -1.25],
    [1.2, 0.88],
    [-1.2, 0.88],
  ],
]

/** A cut stone with a bevel on every side: how bright each is follows from where it faces. */
function cut({ kind, x, y, r, turn = 0 }: Grain): string {
  const [angle, own] = [(turn * Math.PI) / 180, colours[kind] ?? potash]
  const spin = ([px, py]: Flat, scale: number): Flat => [
    x + (px * Math.cos(angle) - py * Math.sin(angle)) * r * scale,
    y + (px * Math.sin(angle) + py * Math.cos(angle)) * r * scale,
  ]
  const outer = (sides[kind] ?? []).map((p) => spin(p, 1))
  const inner = (sides[kind] ?? []).map((p) => spin(p, kind === 1 ? 0.68 : 0.56))
  const word = (points: readonly Flat[]): string =>
    points.map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`).join('L')
  const bevels = outer.map((p, i) => {
    const j = (i + 1) % outer.length
    const [q, s, u] = [outer[j] ?? p, inner[j] ?? p, inner[i] ?? p]
    const facing = Math.atan2((p[1] + q[1]) / 2 - y, (p[0] + q[0]) / 2 - x)
    const light = Math.cos(facing + 2.2)
    const fill = mix(own, (light > 0 ? lights : shades)[kind] ?? own, Math.abs(light) * 0.95)
    return `<path d="M${word([p, q, s, u])}Z" fill="${fill}" stroke="${fill}" stroke-width="${(r * 0.05).toFixed(1)}" stroke-linejoin="round"/>`
  })
  return `${bevels.join('')}<path d="M${word(inner)}Z" fill="${own}"/>`
}

/** A ball: core colour, a crescent of shade, the lamp's mirror and a thin light from the soil below. */
function ball({ x, y, r }: Grain): string {
  const p = (u: number, v: number): string => `${(x + u * r).toFixed(1)} ${(y + v * r).toFixed(1)}`
  const [arc, wide] = [r.toFixed(1), (r * 1.3).toFixed(1)]
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${arc}" fill="${nitrogen}"/><path d="M${p(0.8, -0.6)}A${arc} ${arc} 0 0 1 ${p(-0.6, 0.8)}A${wide} ${wide} 0 0 0 ${p(0.8, -0.6)}Z" fill="${shades[0]}"/><circle cx="${(x - r * 0.2).toFixed(1)}" cy="${(y - r * 0.24).toFixed(1)}" r="${(r * 0.56).toFixed(1)}" fill="${mix(nitrogen, '#7FA4F5', 0.3)}"/><ellipse transform="translate(${p(-0.36, -0.42)}) rotate(-42)" rx="${(r * 0.24).toFixed(1)}" ry="${(r * 0.15).toFixed(1)}" fill="#DCE8FF"/>`
}

export const macroGrain = (grain: Grain): string => (grain.kind === 0 ? ball(grain) : cut(grain))

/** The shadow of a grain on the soil behind it, without a fill. */
export function grainShade({ kind, x, y, r, turn = 0 }: Grain): string {
  if (kind === 0) return `<circle cx="${x}" cy="${y}" r="${r}"/>`
  const corners = (sides[kind] ?? []).map(([px, py]) => `${px * r} ${py * r}`)
  return `<path d="M${corners.join('L')}Z" transform="translate(${x} ${y}) rotate(${turn})"/>`
}
