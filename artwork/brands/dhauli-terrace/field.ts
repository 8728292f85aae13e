/** Signed distances: the model is built from them and blended, so that the elephant grows out of the rock without a seam. */
export type Field = (x: number, y: number, z: number) => number
export type Point = readonly [number, number, number]

/** The nearer of two bodies, melted together within `k`. */
export function melt(a: number, b: number, k: number): number {
  const h = Math.max(0, Math.min(1, 0.5 + (0.5 * (b - a)) / k))
  return b * (1 - h) + a * h - k * h * (1 - h)
}

function hash(x: number, y: number, z: number): number {
  let h = (x * 374761393 + y * 668265263 + z * 1274126177) | 0
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  h ^= h >>> 16
  return (h >>> 0) / 4294967296
}

/** Value noise in 0 to 1. */
export function noise(x: number, y: number, z: number): number {
  const [i, j, k] = [Math.floor(x), Math.floor(y), Math.floor(z)]
  const ease = (t: number) => t * t * (3 - 2 * t)
  const [u, v, w] = [ease(x - i), ease(y - j), ease(z - k)]
  const mix = (a: number, b: number, t: number) => a + (b - a) * t
  const row = (b: number, c: number) => mix(hash(i, j + b, k + c), hash(i + 1, j + b, k + c), u)
  return mix(mix(row(0, 0), row(1, 0), v), mix(row(0, 1), row(1, 1), v), w)
}

export function ellipsoid(x: number, y: number, z: number, a: number, b: number, c: number): number {
  const k0 = Math.sqrt((x / a) ** 2 + (y / b) ** 2 + (z / c) ** 2)
  const k1 = Math.sqrt((x / (a * a)) ** 2 + (y / (b * b)) ** 2 + (z / (c * c)) ** 2)
  return (k0 * (k0 - 1)) / (k1 + 1e-6)
}

/** A limb from `from` to `to`, its radius going from `ra` to `rb`. */
export function limb(
  x: number,
  y: number,
  z: number,
  from: Point,
  to: Point,
  ra: number,
  rb: number,
): number {
  const [bx, by, bz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]]
  const [px, py, pz] = [x - from[0], y - from[1], z - from[2]]
  const t = Math.max(0, Math.min(1, (px * bx + py * by + pz * bz) / (bx * bx + by * by + bz * bz)))
  const [dx, dy, dz] = [px - bx * t, py - by * t, pz - bz * t]
  return Math.sqrt(dx * dx + dy * dy + dz * dz) - (ra + (rb - ra) * t)
}

export function box(x: number, y: number, z: number, a: number, b: number, c: number, round = 0): number {
  const [dx, dy, dz] = [Math.abs(x) - a, Math.abs(y) - b, Math.abs(z) - c]
  const [ox, oy, oz] = [Math.max(dx, 0), Math.max(dy, 0), Math.max(dz, 0)]
  return Math.sqrt(ox * ox + oy * oy + oz * oz) + Math.min(Math.max(dx, dy, dz), 0) - round
}
