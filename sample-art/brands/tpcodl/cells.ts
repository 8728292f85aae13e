import { Filigree } from './filigree'

/** Six cells of the filigree alphabet, each drawn round (x, y) within radius r. */
export type Cell = 'teardrop' | 'lozenge' | 'palm' | 'trefoil' | 'wave' | 'sun'

const tau = Math.PI * 2

export const cells: Record<Cell, (x: number, y: number, r: number) => Filigree> = {
  teardrop: (x, y, r) => new Filigree().cell(-Math.PI / 2, -r * 0.1, r * 1.75, r * 0.86, x, y + r * 0.85),
  lozenge: (x, y, r) => {
    const piece = new Filigree()
    piece.thick += `M${x} ${y - r}L${x + r * 1.25} ${y}L${x} ${y + r}L${x - r * 1.25} ${y}Z`
    for (const [dx, dy] of [
      [0, -0.46],
      [0, 0.46],
      [-0.6, 0],
      [0.6, 0],
    ] as const)
      piece
        .spiral(x + dx * r, y + dy * r, r * 0.29, dx ? 0 : tau / 4, 2.6, dx + dy > 0 ? 1 : -1)
        .granule(x + dx * r, y + dy * r, r * 0.06)
    return piece
      .granule(x, y, r * 0.09)
      .granule(x, y - r, r * 0.07)
      .granule(x, y + r, r * 0.07)
      .granule(x - r * 1.25, y, r * 0.07)
      .granule(x + r * 1.25, y, r * 0.07)
  },
  palm: (x, y, r) => {
    const piece = new Filigree()
    for (const [lean, reach] of [
      [-1, 1.1],
      [-0.5, 1.5],
      [0, 1.7],
      [0.5, 1.5],
      [1, 1.1],
    ] as const)
      piece.cell(-Math.PI / 2 + lean, r * 0.3, r * reach, r * 0.3, x, y + r * 0.8)
    return piece.spiral(x, y + r * 0.8, r * 0.24, 0, 2.4, 1).granule(x, y + r * 0.8, r * 0.06)
  },
  trefoil: (x, y, r) => {
    const piece = new Filigree()
    for (let i = 0; i < 3; i++) {
      const a = -tau / 4 + (i * tau) / 3
      const cx = x + Math.cos(a) * r * 0.54
      const cy = y + Math.sin(a) * r * 0.54
      piece
        .ring(cx, cy, r * 0.46)
        .spiral(cx, cy, r * 0.36, a, 3, 1)
        .granule(cx, cy, r * 0.06)
    }
    return piece
  },
  wave: (x, y, r) => {
    const piece = new Filigree()
    for (const [row, lift] of [
      [0, -0.66],
      [1, 0],
      [2, 0.66],
    ] as const)
      for (let i = -1; i <= 2; i++) {
        const cx = x + (i - 0.75 + (row % 2) * 0.5) * r * 0.58
        const cy = y + lift * r
        piece.spiral(cx, cy, r * 0.26, Math.PI / 2, 2.2, i % 2 ? 1 : -1).granule(cx, cy, r * 0.05)
        if (i < 2)
          piece.thick += `M${cx} ${cy + r * 0.26}Q${cx + r * 0.29} ${cy + r * 0.42} ${cx + r * 0.58} ${cy + r * 0.26}`
      }
    return piece
  },
  sun: (x, y, r) =>
    new Filigree()
      .rosette(14, r * 0.46, r * 1.02, r * 0.22, x, y)
      .ring(x, y, r * 0.42)
      .spiral(x, y, r * 0.34, 0, 3, 1)
      .granule(x, y, r * 0.06),
}
