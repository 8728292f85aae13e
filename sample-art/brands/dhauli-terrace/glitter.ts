import { random } from '../../lib/random'
import { railTop } from './balustrade'
import { horizon, moon, riverAt } from './night-land'

/** One glint: a line of gold on the water that thins out to both ends. */
interface Glint {
  x: number
  y: number
  half: number
  thick: number
}

/** Glints lie under the moon only, more and shorter ones far away, and never reach a bank. */
function glints(): Glint[] {
  const next = random(31)
  const all: Glint[] = []
  for (let y = horizon + 5; y < railTop - 4; ) {
    const near = y - horizon
    const { left, right } = riverAt(y)
    const inset = (right - left) * 0.09
    const spread = 30 + near * 0.3
    for (let i = 0; i < 3; i += 1) {
      const x = moon.x + ((next() + next() + next()) / 1.5 - 1) * spread
      const wish = (8 + near * 0.13) * (0.25 + next())
      const half = Math.min(wish, x - left - inset, right - inset - x)
      if (half > 4) all.push({ x, y, half, thick: Math.min(half * 0.2, 1.1 + near * 0.0095) })
    }
    y += 4 + near * 0.031
  }
  return all
}

const rows = new Map<number, Glint[]>()
for (const glint of glints())
  for (let y = Math.floor(glint.y - glint.thick - 1); y <= glint.y + glint.thick + 1; y += 1)
    rows.set(y, [...(rows.get(y) ?? []), glint])

/** How much of the pixel at (x, y) is gold, 0 to 1. */
export function glitterAt(x: number, y: number): number {
  let most = 0
  for (const { x: gx, y: gy, half, thick } of rows.get(Math.floor(y)) ?? []) {
    const u = (x - gx) / half
    if (Math.abs(u) >= 1) continue
    most = Math.max(most, Math.min(1, thick * (1 - u * u) - Math.abs(y - gy) + 0.5))
  }
  return most
}
