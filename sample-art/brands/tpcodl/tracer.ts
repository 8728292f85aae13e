/** A small ray tracer for round wires and granules: a mirror finish can't be faked with strokes, it has to see its neighbours. */
export type Vector = readonly [number, number, number]

/** A stretch of round wire, or a granule where both ends are one point. `from` and `to` tangents keep its bends smooth. */
export interface Piece {
  a: Vector
  b: Vector
  from: Vector
  to: Vector
  radius: number
  live: boolean
}

export interface Hit {
  distance: number
  point: Vector
  normal: Vector
  piece: Piece
}

export const add = (a: Vector, b: Vector, k = 1): Vector => [
  a[0] + b[0] * k,
  a[1] + b[1] * k,
  a[2] + b[2] * k,
]
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const scaled = (a: Vector, k: number): Vector => [a[0] * k, a[1] * k, a[2] * k]
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export const unit = (a: Vector): Vector => scaled(a, 1 / (Math.hypot(...a) || 1))

/** Where a ray meets a granule, or Infinity. */
function meetsBall(o: Vector, d: Vector, centre: Vector, radius: number): number {
  const x = o[0] - centre[0]
  const y = o[1] - centre[1]
  const z = o[2] - centre[2]
  const b = x * d[0] + y * d[1] + z * d[2]
  const h = b * b - (x * x + y * y + z * z - radius * radius)
  if (h < 0) return Infinity
  const t = -b - Math.sqrt(h)
  return t > 0.02 ? t : Infinity
}

/** Where a ray meets a piece of wire with round ends, or Infinity. */
function meets(o: Vector, d: Vector, { a, b, radius }: Piece): number {
  const bx = b[0] - a[0]
  const by = b[1] - a[1]
  const bz = b[2] - a[2]
  const bb = bx * bx + by * by + bz * bz
  if (bb < 1e-6) return meetsBall(o, d, a, radius)
  const ox = o[0] - a[0]
  const oy = o[1] - a[1]
  const oz = o[2] - a[2]
  const bd = bx * d[0] + by * d[1] + bz * d[2]
  const bo = bx * ox + by * oy + bz * oz
  const od = ox * d[0] + oy * d[1] + oz * d[2]
  const oo = ox * ox + oy * oy + oz * oz
  const qa = bb - bd * bd
  const qb = bb * od - bo * bd
  const h = qb * qb - qa * (bb * oo - bo * bo - radius * radius * bb)
  if (h < 0) return Infinity
  const t = (-qb - Math.sqrt(h)) / qa
  const y = bo + t * bd
  if (y > 0 && y < bb) return t > 0.02 ? t : Infinity
  return meetsBall(o, d, y <= 0 ? a : b, radius)
}

/** The normal follows the curve's own tangent, so that straight pieces do not show as facets. */
function normalAt({ a, b, from, to }: Piece, point: Vector): Vector {
  const along = add(b, a, -1)
  const length = dot(along, along)
  const t = Math.min(1, Math.max(0, dot(add(point, a, -1), along) / (length || 1)))
  if (length < 1e-6) return unit(add(point, a, -1))
  const out = add(point, add(a, along, t), -1)
  const tangent = unit(add(scaled(from, 1 - t), to, t))
  return unit(add(out, tangent, -dot(out, tangent)))
}

interface Box {
  low: Vector
  high: Vector
  pieces?: Piece[]
  parts?: [Box, Box]
}

function boxed(pieces: Piece[]): Box {
  const low: [number, number, number] = [Infinity, Infinity, Infinity]
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity]
  for (const { a, b, radius } of pieces)
    for (const k of [0, 1, 2] as const) {
      low[k] = Math.min(low[k], a[k] - radius, b[k] - radius)
      high[k] = Math.max(high[k], a[k] + radius, b[k] + radius)
    }
  if (pieces.length <= 4) return { low, high, pieces }
  const axis = high[0] - low[0] > high[1] - low[1] ? 0 : 1
  const sorted = pieces.toSorted((p, q) => p.a[axis] + p.b[axis] - q.a[axis] - q.b[axis])
  const half = sorted.length >> 1
  return { low, high, parts: [boxed(sorted.slice(0, half)), boxed(sorted.slice(half))] }
}

/** How far along the ray the box begins, or Infinity where the ray misses it. */
function enters({ low, high }: Box, o: Vector, d: Vector): number {
  let near = 0
  let far = Infinity
  for (let k = 0 as 0 | 1 | 2; k < 3; k++) {
    const inverse = 1 / (d[k] || 1e-9)
    const t = (low[k] - o[k]) * inverse
    const u = (high[k] - o[k]) * inverse
    near = Math.max(near, Math.min(t, u))
    far = Math.min(far, Math.max(t, u))
  }
  return near <= far ? near : Infinity
}

export class Scene {
  private readonly root: Box

  constructor(pieces: Piece[]) {
    this.root = boxed(pieces)
  }

  /** The first thing that a ray meets. */
  first(o: Vector, d: Vector): Hit | undefined {
    let distance = Infinity
    let piece: Piece | undefined
    const open: Box[] = [this.root]
    for (let box = open.pop(); box; box = open.pop()) {
      if (enters(box, o, d) >= distance) continue
      if (box.parts) open.push(...box.parts)
      for (const each of box.pieces ?? []) {
        const t = meets(o, d, each)
        if (t < distance) [distance, piece] = [t, each]
      }
    }
    if (!piece) return undefined
    const point = add(o, d, distance)
    return { distance, point, normal: normalAt(piece, point), piece }
  }

  /** Whether anything lies on the ray. */
  blocked(o: Vector, d: Vector): boolean {
    const open: Box[] = [this.root]
    for (let box = open.pop(); box; box = open.pop()) {
      if (enters(box, o, d) === Infinity) continue
      if (box.parts) open.push(...box.parts)
      for (const piece of box.pieces ?? []) if (meets(o, d, piece) < Infinity) return true
    }
    return false
  }
}
