import { bent, type Chapter } from './chapter'
import { Filigree, spiral } from './filigree'

/** The blade points up and back from its hinge; `along` runs up it, `across` to its right. */
const hinge = [108, 62] as const
const lean = Math.atan2(-184, -214)
const at = (along: number, across: number): [number, number] => [
  hinge[0] + along * Math.cos(lean) - across * Math.sin(lean),
  hinge[1] + along * Math.sin(lean) + across * Math.cos(lean),
]
const mark = (along: number, across: number): string =>
  at(along, across)
    .map((n) => n.toFixed(1))
    .join(',')

/** A knife switch, open: the jaw is under current, the blade stands up, and behind it the line is dead. */
export const isolate: Chapter = (x, y) => {
  const piece = new Filigree()
  // The blade: a long frame that narrows towards its handle, filled with scrolls that turn by turns.
  piece.thick += bent(`M${mark(30, 21)}L${mark(228, 14)}L${mark(228, -14)}L${mark(30, -21)}Z`, x, y)
  for (const i of [0, 1, 2, 3, 4, 5]) {
    const [u, v] = at(50 + i * 32, 0)
    piece.thin += spiral(x + u, y + v, 14 - i * 0.8, lean + (i % 2 ? 1.6 : -1.6), 1.7, i % 2 ? 1 : -1)
  }
  const [hu, hv] = at(258, 0)
  piece.spiral(x + hu, y + hv, 31, lean + Math.PI, 2.6, -1).granule(x + hu, y + hv, 6)
  piece.ring(x + hinge[0], y + hinge[1], 27).granule(x + hinge[0], y + hinge[1], 10)
  for (const i of [0, 1, 2, 3, 4, 5, 6, 7]) {
    const a = (i / 8) * Math.PI * 2
    piece.granule(x + hinge[0] + 18 * Math.cos(a), y + hinge[1] + 18 * Math.sin(a), 3.4)
  }
  // Its way up from the jaw, in grains.
  for (const [u, v] of [
    [-128, -2],
    [-133, -30],
    [-132, -58],
  ] as const)
    piece.granule(x + u, y + v, 4.4)
  // The base stands on the ground; two posts carry the hinge and the jaw.
  piece.thick += bent('M-164,112L164,112L164,184L-164,184Z', x, y)
  piece.thick += bent('M96,88L96,112M120,88L120,112M-122,92L-122,112M-98,92L-98,112', x, y)
  for (const i of [0, 1, 2, 3, 4, 5]) {
    const u = x - 130 + i * 52
    piece.spiral(u, y + 147, 20, Math.PI / 2, 2, i % 2 ? -1 : 1).granule(u, y + 147, 4)
    if (i < 5) piece.granule(u + 26, y + 128, 3.6).granule(u + 26, y + 166, 3.6)
  }
  const jaw = 'M-126,26L-126,66C-126,92 -94,92 -94,66L-94,26'
  return {
    wires: piece,
    live: bent(`M-320,130L-222,130Q-204,130 -204,112L-204,88Q-204,70 -186,70L-126,70${jaw}`, x, y),
    dead: bent('M138,62L186,62Q204,62 204,80L204,112Q204,130 222,130L240,130', x, y),
  }
}
