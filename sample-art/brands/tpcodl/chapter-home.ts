import { bent, type Chapter } from './chapter'
import { Filigree, spiral } from './filigree'

/** A house whose gable is a clock: six. */
export const home: Chapter = (x, y) => {
  const piece = new Filigree()
  piece.thick += bent('M-126,184L-126,28M126,184L126,28', x, y)
  // The roof is a band of scrolls between two wires, which curl up at the eaves.
  piece.thick += bent('M-176,26L0,-142L176,26M-146,28L0,-112L146,28', x, y)
  for (const side of [-1, 1]) {
    piece.spiral(x + side * 176, y + 8, 18, Math.PI / 2, 1.9, -side).granule(x + side * 176, y + 8, 4)
    for (const t of [0.13, 0.29, 0.45, 0.61, 0.77, 0.93]) {
      const [u, v] = [side * 161 * t, -127 + 154 * t]
      piece.thin += spiral(x + u, y + v, 8.5, -side * 0.76, 1.25, side)
    }
  }
  piece.granule(x, y - 156, 8)
  // The chimney smokes one scroll.
  piece.thick += bent('M76,-70L76,-120L104,-120L104,-43M70,-120L110,-120', x, y)
  piece.spiral(x + 108, y - 158, 22, Math.PI * 0.7, 2.2, 1)
  // The clock.
  piece.ring(x, y - 24, 54)
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2
    piece.granule(x + 43 * Math.cos(a), y - 24 + 43 * Math.sin(a), i % 3 ? 2.8 : 4.6)
  }
  piece.thick += bent('M0,-57L0,4', x, y)
  piece.granule(x, y - 24, 8)
  // The door is one large cell in an arch; the windows wind inwards like the name's O.
  piece.thick += bent('M-40,184L-40,92C-40,40 40,40 40,92L40,184', x, y)
  piece.cell(Math.PI / 2, 0, 106, 29, x, y + 70)
  for (const side of [-1, 1])
    piece.spiral(x + side * 83, y + 108, 29, Math.PI / 2, 2.2, side).granule(x + side * 83, y + 108, 5)
  return { wires: piece }
}
