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

const ease = (t: number) => t * t * (3 - 2 * t)

/** Value noise in 0 to 1. Written out: it runs a hundred million times for the hero. */
export function noise(x: number, y: number, z: number): number {
  const i = Math.floor(x)
  const j = Math.floor(y)
  const k = Math.floor(z)
  const u = ease(x - i)
  const v = ease(y - j)
  const w = ease(z - k)
  const a = hash(i, j, k) * (1 - u) + hash(i + 1, j, k) * u
  const b = hash(i, j + 1, k) * (1 - u) + hash(i + 1, j + 1, k) * u
  const c = hash(i, j, k + 1) * (1 - u) + hash(i + 1, j, k + 1) * u
  const d = hash(i, j + 1, k + 1) * (1 - u) + hash(i + 1, j + 1, k + 1) * u
  return (a * (1 - v) + b * v) * (1 - w) + (c * (1 - v) + d * v) * w
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
  const bx = to[0] - from[0]
  const by = to[1] - from[1]
  const bz = to[2] - from[2]
  const px = x - from[0]
  const py = y - from[1]
  const pz = z - from[2]
  const t = Math.max(0, Math.min(1, (px * bx + py * by + pz * bz) / (bx * bx + by * by + bz * bz)))
  const dx = px - bx * t
  const dy = py - by * t
  const dz = pz - bz * t
  return Math.sqrt(dx * dx + dy * dy + dz * dz) - (ra + (rb - ra) * t)
}

export function box(x: number, y: number, z: number, a: number, b: number, c: number, round = 0): number {
  const dx = Math.abs(x) - a
  const dy = Math.abs(y) - b
  const dz = Math.abs(z) - c
  const ox = Math.max(dx, 0)
  const oy = Math.max(dy, 0)
  const oz = Math.max(dz, 0)
  return Math.sqrt(ox * ox + oy * oy + oz * oz) + Math.min(Math.max(dx, dy, dz), 0) - round
}
