import { random } from '../../lib/random'
import { soil, strata } from './book'
import { type Flat, mix, size, write } from './macro-form'

/** The soil of the macro picture: five layers as in every other picture of the brand, near enough that each is its crumbs. */
interface Layer {
  /** Where it begins, px. */
  top: number
  /** Radius of its crumbs, px, smallest and largest. */
  grain: Flat
  /** How flat its crumbs lie: 1 is round. */
  flat: number
}

const layers: readonly Layer[] = [
  { top: -60, grain: [12, 44], flat: 0.9 },
  { top: 290, grain: [9, 34], flat: 0.86 },
  { top: 610, grain: [16, 58], flat: 0.8 },
  { top: 930, grain: [8, 30], flat: 0.8 },
  { top: 1220, grain: [16, 64], flat: 0.5 },
]

/** The brand's strata under a lamp: the same order, further apart. */
const tones = strata.map((fill, i) => mix(fill, i % 2 ? '#B9744A' : '#B98A60', 0.02 + i * 0.165))

/** The waves of the brand's strata. */
const wave = (x: number, i: number): number => Math.sin(x / 92 + i * 2.1) * 22 + Math.sin(x / 310 + i) * 26

const layerOf = (x: number, y: number): number =>
  layers.reduce((found, { top }, i) => (y > top + wave(x, i) ? i : found), 0)

/** The pores behind the crumbs: each layer's colour in deep shade. */
function pores(): string {
  return layers
    .map(({ top }, i) => {
      const edge = Array.from({ length: 51 }, (_, k): Flat => [k * 30, top + wave(k * 30, i)])
      return `<path d="M${write(edge)}V${size}H0Z" fill="${mix('#1A0B06', tones[i] ?? soil, 0.2 + i * 0.06)}"/>`
    })
    .join('')
}

interface Crumb {
  x: number
  y: number
  r: number
}

/** Crumbs laid beside each other, big ones first, none where `free` forbids it. */
function laid(tries: number, close: number, seed: number, free: (crumb: Crumb) => boolean): Crumb[] {
  const next = random(seed)
  const placed: Crumb[] = []
  for (let i = 0; i < tries; i++) {
    const [x, y] = [next() * (size + 80) - 40, next() * (size + 80) - 40]
    const [least, most] = layers[layerOf(x, y)]?.grain ?? [10, 30]
    const r = least + (most - least) * (1 - i / tries) ** 2 * (0.7 + next() * 0.3)
    const crumb = { x, y, r }
    if (!free(crumb) || placed.some((p) => Math.hypot(p.x - x, p.y - y) < (p.r + r) * close)) continue
    placed.push(crumb)
  }
  return placed
}

/** One crumb, lit from the upper left: its shade, its face and two planes that catch light. */
function crumb({ x, y, r }: Crumb, next: () => number, light: number, planes = 3): string {
  const i = layerOf(x, y)
  const flat = layers[i]?.flat ?? 1
  const own = mix(tones[i] ?? soil, i % 2 ? '#A97A52' : '#2E150D', next() * 0.26)
  const turn = next() * 6.283
  const corners = Array.from({ length: 7 + Math.floor(next() * 3) }, (_, k) => {
    const a = turn + (k + (next() - 0.5) * 0.5) * (6.283 / 8)
    return [Math.cos(a) * r * (0.86 + next() * 0.22), Math.sin(a) * r * (0.86 + next() * 0.22) * flat] as Flat
  })
  const plane = (scale: number, dx: number, dy: number, fill: string): string =>
    `<path d="M${write(corners.map(([px, py]): Flat => [x + px * scale + dx * r, y + py * scale + dy * r * flat]))}Z" fill="${fill}" stroke="${fill}" stroke-width="${(r * 0.22).toFixed(1)}"/>`
  return [
    plane(0.9, 0, 0, mix(own, '#120602', 0.6 - light * 0.25)),
    plane(0.74, -0.09, -0.11, mix(own, '#120602', 0.3 - light * 0.32)),
    plane(0.4, -0.24, -0.27, mix(own, '#D9A77E', 0.06 + light * 0.16)),
  ]
    .slice(0, planes)
    .join('')
}

/** How much of the lamp reaches a point: it hangs up on the left. */
const lit = (x: number, y: number): number => Math.max(0, 1 - Math.hypot(x - 520, y - 480) / 1050)

/** Soil in two depths: what lies back is dark and close together, what lies in front has room for hairs between it. */
export function macroSoil(free: (x: number, y: number, r: number) => boolean): string {
  const next = random(12)
  const back = laid(3200, 0.86, 5, () => true).map((c) => crumb(c, next, lit(c.x, c.y) * 0.2 - 0.4, 2))
  const front = laid(1500, 0.98, 8, ({ x, y, r }) => free(x, y, r))
  const shade = front.map(
    ({ x, y, r }) =>
      `<ellipse cx="${(x + r * 0.34).toFixed(0)}" cy="${(y + r * 0.42).toFixed(0)}" rx="${(r * 1.06).toFixed(0)}" ry="${(r * 0.96 * (layers[layerOf(x, y)]?.flat ?? 1)).toFixed(0)}"/>`,
  )
  return `${pores()}<g stroke-linejoin="round">${back.join('')}<g fill="#120602" opacity=".5">${shade.join('')}</g>${front.map((c) => crumb(c, next, lit(c.x, c.y))).join('')}</g>`
}
