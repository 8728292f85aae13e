import type { Box, Cloth, Dye } from '../boxes'

export const plain =
  (dye: Dye): Cloth =>
  () =>
    dye
/** How far a place is from the middle of a diamond that fills its tile: 1 on the edge. */
const inDiamond = (u: number, v: number) => Math.abs(u - 0.5) * 2 + Math.abs(v - 0.5) * 2

/** The knot's diamond: a heart, its field, a rim of paper, an outline of ink. */
const diamond =
  (ground: Dye, heart: Dye): Cloth =>
  (u, v) => {
    const d = inDiamond(u, v)
    if (d < 0.26) return heart
    if (d < 0.5) return ground
    if (d < 0.78) return 'paper'
    return d < 0.92 ? 'ink' : ground
  }

/** A cloth that is laid several times along and down a side. */
export const tiled =
  (columns: number, rows: number, cloth: Cloth): Cloth =>
  (u, v) =>
    cloth((u * columns) % 1, (v * rows) % 1)

export const checks =
  (columns: number, rows: number, [one, other]: readonly [Dye, Dye]): Cloth =>
  (u, v) =>
    (Math.floor(u * columns) + Math.floor(v * rows)) % 2 ? one : other

/** A doorway with a rim, in a side that is `high` times as high as wide. */
export const arch =
  (ground: Dye, high: number): Cloth =>
  (u, v) => {
    const down = v * high
    const opens = (half: number, top: number) =>
      Math.abs(u - 0.5) < half && (down > top + half || Math.hypot(u - 0.5, down - top - half) < half)
    if (opens(0.22, 0.32)) return 'ink'
    return opens(0.34, 0.2) ? 'paper' : ground
  }

/** A box that wears one cloth on both sides. */
export const box = (at: Box['at'], size: Box['size'], side: Cloth, top: Cloth = side): Box => ({
  at,
  size,
  top,
  left: side,
  right: side,
})

/** A cube by the middle of its foot. */
export const cube = (x: number, y: number, z: number, edge: number, cloth: Cloth): Box =>
  box([x - edge / 2, y - edge / 2, z], [edge, edge, edge], cloth)

export const red = diamond('vermilion', 'turmeric')
export const yellow = diamond('turmeric', 'vermilion')
export const blue = diamond('indigo', 'turmeric')
