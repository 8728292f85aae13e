import { random } from '../../lib/random'
import { nitrogen, paddy, phosphorus, potash, strata } from './book'

type Generator = () => number

interface Branch {
  x: number
  y: number
  angle: number
  width: number
  length: number
  depth: number
  /** No root grows below it. */
  floor?: number | undefined
}

/** A root that would grow through the floor: shorter, thinner, and it and its side roots have a floor of their own, so that tips never line up. */
function aboveFloor(root: Branch, next: Generator): Branch {
  const { y, angle, width, length, floor } = root
  if (floor === undefined) return root
  const bed = y + Math.max(0, floor - y) * (0.66 + 0.34 * next())
  const drop = length * (0.42 + 0.66 * Math.max(0, Math.sin(angle)))
  const kept = Math.min(1, (bed - y) / drop)
  return { ...root, length: length * kept, width: width * Math.sqrt(kept), floor: bed + (floor - bed) * 0.3 }
}

/** One root that tapers to a point, with its side roots, a path each: in one path, crossings would cut holes. Roots wander, but always fall back towards the ground's pull. */
function branch(wanted: Branch, next: Generator): string {
  const { x, y, angle, width, length, depth, floor } = aboveFloor(wanted, next)
  const parts = 8
  const points: [number, number][] = [[x, y]]
  let [px, py, a] = [x, y, angle]
  let sides = ''
  for (let i = 0; i < parts; i++) {
    a += (next() - 0.5) * 0.5 + (Math.PI / 2 - a) * 0.06
    px += (Math.cos(a) * length) / parts
    py = Math.min(py + (Math.sin(a) * length) / parts, floor ?? Number.POSITIVE_INFINITY)
    points.push([px, py])
    if (depth > 0 && i > 0 && i < parts - 1 && next() < 0.62) {
      const side = next() < 0.5 ? -1 : 1
      sides += branch(
        {
          x: px,
          y: py,
          angle: a + side * (0.5 + next() * 0.6),
          width: width * (1 - i / parts) * 0.62 + 1.5,
          length: length * (0.42 + next() * 0.22),
          depth: depth - 1,
          floor,
        },
        next,
      )
    }
  }
  let [left, right] = ['', '']
  points.forEach(([qx, qy], i) => {
    const [ax, ay] = points[Math.max(0, i - 1)] ?? [qx, qy]
    const [bx, by] = points[Math.min(i + 1, parts)] ?? [qx, qy]
    const across = Math.atan2(by - ay, bx - ax) + Math.PI / 2
    const half = i === parts ? 0 : (width * (0.16 + 0.84 * (1 - i / parts))) / 2
    left += `${i ? 'L' : 'M'}${(qx + Math.cos(across) * half).toFixed(1)} ${(qy + Math.sin(across) * half).toFixed(1)}`
    right = `L${(qx - Math.cos(across) * half).toFixed(1)} ${(qy - Math.sin(across) * half).toFixed(1)}${right}`
  })
  return `<path d="${left}${right}Z"/>${sides}`
}

interface System {
  count?: number
  width?: number
  length?: number
  fan?: number
  depth?: number
  seed?: number
  floor?: number | undefined
}

/** A fan of roots below (x, y), as paths without a fill. */
export function roots(
  x: number,
  y: number,
  { count = 6, width = 44, length = 390, fan = 0.34, depth = 2, seed = 44, floor }: System = {},
): string {
  const next = random(seed)
  const middle = (count - 1) / 2
  return Array.from({ length: count }, (_, i) =>
    branch(
      {
        x: x + (i - middle) * width * 0.4,
        y: y + (i % 2 ? 0 : width),
        angle: Math.PI / 2 - (i - middle) * -fan,
        width: width - Math.abs(i - middle) * width * 0.11,
        length: length * (0.84 + next() * 0.34),
        depth,
        floor,
      },
      next,
    ),
  ).join('')
}

/** The descender of a p: the stem goes on below the ground, then forks `depth` times. `scale` as for the letter above it, by which `length` is scaled too; without a fill. */
export function descender(x: number, y: number, scale: number, { length = 390, ...system }: System): string {
  const k = (n: number): number => n * scale
  const stem = `M${x} ${y}H${x + k(130)}V${y + k(170)}C${x + k(130)} ${y + k(270)} ${x + k(100)} ${y + k(320)} ${x + k(65)} ${y + k(360)}C${x + k(30)} ${y + k(320)} ${x} ${y + k(270)} ${x} ${y + k(170)}Z`
  return `<path d="${stem}"/>${roots(x + k(65), y + k(160), { width: k(44), length: k(length), ...system })}`
}

/** The short foot of the l below the ground, without a fill. */
export function foot(x: number, y: number, scale: number, seed: number): string {
  const k = (n: number): number => n * scale
  const stump = `M${x} ${y}H${x + k(130)}V${y + k(10)}L${x + k(90)} ${y + k(74)}H${x + k(40)}L${x} ${y + k(10)}Z`
  return (
    `<path d="${stump}"/>` +
    roots(x + k(65), y + k(16), { count: 5, width: k(34), length: k(225), fan: 0.42, seed })
  )
}

/** Strata from the ground line down, with wavy borders. */
export function earth(width: number, line: number, bottom: number): string {
  return strata
    .map((fill, i) => {
      const y = line + (i === 0 ? 0 : (bottom - line) * (0.02 + i * 0.19))
      const wave =
        i === 0
          ? `H${width + 10}`
          : Array.from(
              { length: Math.ceil(width / 100) + 1 },
              () => `q25 ${i % 2 ? -18 : 18} 50 0t50 0`,
            ).join('')
      return `<path d="M-10 ${y}${wave}V${bottom + 10}H-10Z" fill="${fill}"/>`
    })
    .join('')
}

/** One nutrient: a circle of nitrogen, a square of phosphorus or a triangle of potash. */
export function nutrient(kind: number, x: number, y: number, size: number, turn = 0): string {
  if (kind === 0) return `<circle cx="${x}" cy="${y}" r="${size}" fill="${nitrogen}"/>`
  if (kind === 1)
    return `<rect x="${x - size * 0.9}" y="${y - size * 0.9}" width="${size * 1.8}" height="${size * 1.8}" fill="${phosphorus}" transform="rotate(${turn} ${x} ${y})"/>`
  return `<path d="M${x} ${y - size * 1.2}l${size * 1.1} ${size * 2}h${-size * 2.2}z" fill="${potash}"/>`
}

interface Scatter {
  left?: number
  top: number
  right: number
  bottom: number
  tries?: number
  apart?: number
  size?: number
  seed?: number
  keep?: (x: number, y: number) => boolean
}

/** Nutrients strewn through the soil, never two too close, only where `keep` allows. */
export function nutrients({
  left = 0,
  top,
  right,
  bottom,
  tries = 260,
  apart = 52,
  size = 1,
  seed = 7,
  keep = () => true,
}: Scatter): string {
  const next = random(seed)
  const placed: [number, number][] = []
  const drawn: string[] = []
  for (let i = 0; i < tries; i++) {
    const [x, y] = [left + next() * (right - left), top + next() * (bottom - top)]
    const [kind, radius, turn] = [Math.floor(next() * 3), (9 + next() * 13) * size, next() * 90]
    if (!keep(x, y) || placed.some(([a, b]) => Math.hypot(a - x, b - y) < apart * size)) continue
    placed.push([x, y])
    drawn.push(nutrient(kind, Math.round(x), Math.round(y), Math.round(radius), Math.round(turn)))
  }
  return drawn.join('')
}

/** A row of grass on the ground line. */
export function grass(from: number, to: number, y: number, scale = 1, fill = paddy): string {
  const tufts: string[] = []
  for (let x = from; x < to; x += 28 * scale)
    tufts.push(
      `<path transform="translate(${x} ${y}) scale(${scale})" d="M0 0q-4-26-14-38q14 6 16 22q2-22 12-32q-4 16-6 48z"/>`,
    )
  return `<g fill="${fill}">${tufts.join('')}</g>`
}
