import { add, cross, dot, type Hit, type Scene, unit, type Vector } from './tracer'

export type Colour = Vector

/** The key light: a large white card on the upper left; it casts the shadows and lies as a band on every wire. */
const key: Vector = unit([-0.5, -0.34, 0.8])

interface Card {
  facing: Vector
  across: Vector
  down: Vector
  width: number
  height: number
  light: Colour
}

const card = (facing: Vector, width: number, height: number, light: Colour): Card => {
  const across = unit(cross([0.2, 1, 0.1], facing))
  return { facing, across, down: cross(facing, across), width, height, light }
}

/** A dark room: what silver looks like is the cards that stand round it, and the dark between them. */
const cards: Card[] = [
  card(key, 0.46, 0.85, [2.5, 2.6, 2.6]),
  card(unit([0.86, 0.1, 0.46]), 0.24, 1.1, [1.15, 1.25, 1.3]),
  card(unit([0.1, -0.97, 0.3]), 1.3, 0.2, [0.75, 0.9, 0.95]),
  card(unit([-0.3, 0.9, 0.42]), 0.7, 0.12, [0.4, 0.46, 0.48]),
]

const ramp = (low: number, high: number, x: number): number => {
  const t = Math.min(1, Math.max(0, (x - low) / (high - low)))
  return t * t * (3 - 2 * t)
}

/** What a ray sees that leaves the picture. */
function room(d: Vector): Colour {
  const rise = Math.max(0, d[2])
  let light: Colour = [0.012 + 0.05 * rise, 0.03 + 0.075 * rise, 0.036 + 0.085 * rise]
  for (const { facing, across, down, width, height, light: own } of cards) {
    const ahead = dot(d, facing)
    if (ahead <= 0.05) continue
    const [u, v] = [Math.abs(dot(d, across)) / ahead, Math.abs(dot(d, down)) / ahead]
    // Brightest in its middle, as a card is that one lamp shines on; its edge is a little soft, as wire is not a perfect mirror.
    const glow = ramp(width * 1.45, width * 0.55, u) * ramp(height * 1.3, height * 0.6, v)
    light = add(light, own, glow * (1 - 0.35 * (u / width) ** 2))
  }
  return light
}

const tint: Colour = [0.955, 0.95, 0.93]
const yellow: Colour = [1, 0.72, 0.012]

interface Surroundings {
  scene: Scene
  /** The colour of the ground where a ray comes down to it. */
  below: (o: Vector, d: Vector) => Colour
  /** Points of the live wire, which warms what lies near it. */
  warm: readonly Vector[]
}

/** How much of the live wire a piece of drawn silver scatters: its surface is not a perfect mirror, so the yellow spreads. */
function warmth(warm: readonly Vector[], point: Vector, normal: Vector): number {
  let least = Infinity
  let nearest: Vector = point
  for (const spot of warm) {
    const away = (spot[0] - point[0]) ** 2 + (spot[1] - point[1]) ** 2 + (spot[2] - point[2]) ** 2
    if (away < least) [least, nearest] = [away, spot]
  }
  const distance = Math.sqrt(least)
  if (distance > 420) return 0
  const towards = dot(normal, unit(add(nearest, point, -1)))
  return Math.max(0, 0.25 + 0.75 * towards) ** 1.5 * Math.exp(-distance / 85) * 0.62
}

/** What a ray sees that has met something. */
export function seen(around: Surroundings, hit: Hit, d: Vector, bounces = 2): Colour {
  const { normal, point, piece } = hit
  const facing = dot(normal, d)
  const mirrored = unit(add(d, normal, -2 * facing))
  const start = add(point, normal, 0.05)
  const next = bounces > 0 ? around.scene.first(start, mirrored) : undefined
  let other: Colour
  if (next) other = seen(around, next, mirrored, bounces - 1)
  else if (bounces === 0) other = [0.1, 0.13, 0.14]
  else other = mirrored[2] < -0.02 ? around.below(start, mirrored) : room(mirrored)
  const edge = (1 - Math.abs(facing)) ** 5
  if (piece.live) {
    const lit = 0.2 + 0.8 * Math.max(0, dot(normal, key))
    const gloss = 0.1 + 0.4 * edge
    const at = (k: 0 | 1 | 2): number => yellow[k] * (lit + 0.3 * other[k]) + gloss * other[k]
    return [at(0), at(1), at(2)]
  }
  const bright = 0.9 + 0.1 * edge
  // Polished, not plated: a breath of scattered light keeps the dark bands metal.
  const haze = (0.012 + 0.07 * Math.max(0, dot(normal, key))) * facing * facing
  const gold = warmth(around.warm, point, normal)
  // The yellow takes the place of some of the cold light, or it would only turn the silver white.
  const cold = bright * (1 - 0.5 * gold)
  return [
    other[0] * tint[0] * cold + haze + gold * yellow[0],
    other[1] * tint[1] * cold + haze * 1.05 + gold * yellow[1],
    other[2] * tint[2] * cold * (1 - 0.6 * gold) + haze * 1.07,
  ]
}

/** Directions from a point on the ground to the key card and to the open sky. */
const spread = (count: number, width: number): Vector[] => {
  const across = unit(cross([0, 1, 0], key))
  const down = cross(key, across)
  return Array.from({ length: count }, (_, i) => {
    const [r, a] = [Math.sqrt((i + 0.5) / count) * width, i * 2.39996]
    return unit(add(add(key, across, r * Math.cos(a)), down, r * Math.sin(a)))
  })
}
const toKey = spread(20, 0.34)
const toSky = Array.from({ length: 14 }, (_, i): Vector => {
  const [z, a] = [0.3 + (0.7 * (i + 0.5)) / 14, i * 2.39996]
  const r = Math.sqrt(1 - z * z)
  return [r * Math.cos(a), r * Math.sin(a), z]
})

/** How much light reaches a point on the ground: from the card, and from all round. */
export function reached(scene: Scene, point: Vector): { direct: number; round: number } {
  const free = (ways: Vector[]) => ways.filter((way) => !scene.blocked(point, way)).length / ways.length
  return { direct: free(toKey), round: free(toSky) }
}
