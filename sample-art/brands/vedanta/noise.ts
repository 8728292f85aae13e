/** Value noise, the same on every machine. */
function hash(x: number, y: number, seed: number): number {
  let h = (x * 374761393 + y * 668265263 + seed * 974711) | 0
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  h ^= h >>> 16
  return (h >>> 0) / 4294967296
}

/** A number in [0, 1) for three whole numbers. */
export const cell = hash

/** Smooth noise in [0, 1). */
export function noise(x: number, y: number, seed: number): number {
  const i = Math.floor(x)
  const j = Math.floor(y)
  const u = x - i
  const v = y - j
  const a = u * u * (3 - 2 * u)
  const b = v * v * (3 - 2 * v)
  return (
    hash(i, j, seed) * (1 - a) * (1 - b) +
    hash(i + 1, j, seed) * a * (1 - b) +
    hash(i, j + 1, seed) * (1 - a) * b +
    hash(i + 1, j + 1, seed) * a * b
  )
}

/** Four octaves of it. */
export function hills(x: number, y: number, seed: number): number {
  let sum = 0
  let share = 0.5
  for (let octave = 0; octave < 4; octave++) {
    sum += share * noise(x * 2 ** octave, y * 2 ** octave, seed + octave)
    share /= 2
  }
  return sum
}

/** A closed contour round (x, y): an ellipse that noise has weathered. `level` keeps neighbours parallel. */
export function contour(
  x: number,
  y: number,
  rx: number,
  ry: number,
  seed: number,
  rough = 0.14,
  steps = 150,
): string {
  const points = Array.from({ length: steps }, (_, i) => {
    const a = (i / steps) * Math.PI * 2
    const k =
      1 + (hills(1.6 + Math.cos(a) * 1.3 + rx / 900, 1.6 + Math.sin(a) * 1.3, seed) - 0.47) * rough * 4
    return `${(x + Math.cos(a) * rx * k).toFixed(1)} ${(y + Math.sin(a) * ry * k).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}

/** The upper edge of a stratum from x0 to x1 near height y, as points for a path. */
export function seam(x0: number, x1: number, y: number, swing: number, seed: number, step = 12): string {
  const points: string[] = []
  for (let x = x0; x < x1 + step; x += step) {
    const u = Math.min(x, x1)
    points.push(`${u.toFixed(1)} ${(y + (hills(u / 260, seed * 3.7, seed) - 0.47) * swing * 2).toFixed(1)}`)
  }
  return points.join('L')
}
