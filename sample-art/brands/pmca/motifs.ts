import { cloth, petalPath, round } from './book'

const { scarlet, turmeric, kajal, leaf, undyed } = cloth

/** A piece of felt: its outline, its colour, and where it lies. */
export interface Piece {
  path: string
  fill: string
  transform: string
}

export const pieces = (transform: string, list: readonly (readonly [string, string])[]): Piece[] =>
  list.map(([path, fill]) => ({ path, fill, transform }))

/** Petals round (x, y); `turned` says by how many degrees each. */
export const petalsAt = (
  x: number,
  y: number,
  turned: readonly number[],
  path: string,
  fill: string,
): Piece[] => turned.map((turn) => ({ path, fill, transform: `translate(${x} ${y}) rotate(${turn})` }))

const around = (count: number, offset = 0): number[] =>
  Array.from({ length: count }, (_, i) => ((i + offset) / count) * 360)

/** Four of the twelve motifs, cut in felt round (x, y): sun, fish, parrot, mango. */
export const motifs: readonly ((x: number, y: number, felt: string) => Piece[])[] = [
  (x, y, felt) => [
    ...petalsAt(x, y, around(14), petalPath(58, 128, 21), felt),
    ...pieces(`translate(${x} ${y})`, [
      [round(0, 0, 50), turmeric],
      [round(0, 0, 24), kajal],
    ]),
  ],
  (x, y, felt) =>
    [-60, 60].flatMap((dy, i) =>
      pieces(`translate(${x} ${y + dy}) scale(${i ? -1 : 1} 1)`, [
        ['M-128 0C-80 -62 30 -62 78 -8L124 -44V44L78 8C30 62 -80 62 -128 0Z', i ? scarlet : felt],
        ['M-30 -36C-10 -20 -10 20 -30 36C40 30 40 -30 -30 -36Z', i ? undyed : scarlet],
        [round(-80, -6, 11), undyed],
      ]),
    ),
  (x, y, felt) =>
    pieces(`translate(${x} ${y})`, [
      [
        'M-72 96C-96 20 -64 -86 20 -100C64 -104 92 -74 86 -40L112 -16L78 -10C70 48 20 80 -20 84L-40 130Z',
        felt,
      ],
      ['M-44 70C-60 20 -34 -30 18 -34C40 10 10 60 -44 70Z', leaf],
      ['M84 -46L118 -22L80 -10C88 -20 90 -32 84 -46Z', scarlet],
      [round(42, -58, 13), kajal],
    ]),
  (x, y, felt) => [
    ...petalsAt(
      x,
      y,
      around(4, 0.5),
      'M0 -18C58 -34 66 -104 18 -128C-2 -138 -20 -126 -14 -110C-52 -92 -44 -34 0 -18Z',
      felt,
    ),
    ...petalsAt(x, y, around(4, 0.5), 'M2 -44C26 -54 32 -82 14 -96C-16 -86 -18 -56 2 -44Z', turmeric),
    ...pieces(`translate(${x} ${y})`, [[round(0, 0, 20), scarlet]]),
  ],
]
