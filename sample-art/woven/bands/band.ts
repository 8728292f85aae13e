import type { Picture } from '../picture'
import { group, rect, repeat } from '../shapes'

/** A client's woven band: `count` units side by side, drawn once more at each end so that the tile closes. */
export interface Band {
  height: number
  unit: number
  count: number
  ground: string
  /** Smaller where a motif must stay legible. */
  slip?: number
  /** One unit in its own coordinates, from (0, 0); `i` counts on around the tile. */
  piece: (i: number) => string
  /** What lies behind the units, across the whole tile. */
  behind?: (width: number) => string
  /** What lies over them. */
  over?: (width: number) => string
}

export function band(
  seed: number,
  { height, unit, count, ground, slip = 2.1, piece, behind, over }: Band,
): Picture {
  const width = unit * count
  const units = repeat(count + 2, (i) =>
    group(`translate(${(i - 1) * unit} 0)`, piece((i - 1 + count) % count)),
  )
  const art = rect(0, 0, width, height, ground) + (behind?.(width) ?? '') + units + (over?.(width) ?? '')
  return {
    width,
    height,
    tile: true,
    stretches: [{ art, weave: { bundle: 1, slip, drift: 0.8, texture: 0, seed } }],
  }
}

/** A dye of a client's, by position in a list that repeats. */
export const inTurn = (dyes: readonly string[], i: number): string => dyes[i % dyes.length] ?? '#000000'
