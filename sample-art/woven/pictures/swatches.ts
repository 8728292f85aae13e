import { indigo, ink, madder, paper, saffron, turmeric, vermilion } from '../dyes'
import { elephant } from '../elephant'
import { fringe, nested, wheel } from '../ornaments'
import type { Picture, Pictures } from '../picture'
import { circle, polygon, rect, repeat, rhombus } from '../shapes'
import type { Weave } from '../weave'

const [width, height] = [1000, 560]

const swatch = (art: string, weave: Partial<Weave>): Picture => ({
  width,
  height,
  stretches: [{ art, weave: { bundle: 2, slip: 4, drift: 1.5, texture: 0.05, ...weave } }],
})

/** Rows and columns that fill the swatch, every other row shifted by half a step. */
function brick(
  stepX: number,
  stepY: number,
  piece: (x: number, y: number, row: number, column: number) => string,
): string {
  const [columns, rows] = [Math.ceil(width / stepX / 2) + 1, Math.ceil(height / stepY / 2) + 1]
  return repeat(rows * 2 + 1, (r) =>
    repeat(columns * 2 + 1, (c) => {
      const [row, column] = [r - rows, c - columns]
      return piece(
        width / 2 + column * stepX + (row % 2 ? stepX / 2 : 0),
        height / 2 + row * stepY,
        row,
        column,
      )
    }),
  )
}

/** The knot, many times: diamonds whose borders share one line, a stepped cross in every gap. */
const brandIdentity = () =>
  swatch(
    rect(0, 0, width, height, madder) +
      brick(224, 150, (x, y) =>
        nested(
          x,
          y,
          [106, 142, turmeric],
          [84, 112, madder],
          [64, 86, paper],
          [44, 60, madder],
          [24, 32, turmeric],
          [9, 12, madder],
        ),
      ),
    { seed: 300 },
  )

/** Halftone under the loupe: dots swell and shrink in waves, the second plate shows between them. */
const printMedia = () =>
  swatch(
    rect(0, 0, width, height, vermilion) +
      brick(72, 36, (x, y, row, column) => {
        const swell = Math.abs(Math.sin(x * 0.0062 + y * 0.0041) * Math.cos(y * 0.0047 - x * 0.0023))
        const size = 4 + 29 * swell
        return rhombus(x, y, size * 0.94, size, (column * 2 + row * 3) % 5 === 0 ? ink : paper)
      }),
    { bundle: 1, slip: 3, seed: 301 },
  )

/** Windows by their sides, from the middle: a wide and a narrow one in the middle of the cloth, all that a small card shows of it. */
const windowRows = [
  {
    top: -116,
    bottom: 116,
    cell: 7.4,
    sides: [
      [-488, -290],
      [-258, 52],
      [76, 258],
      [290, 488],
    ],
  },
  {
    top: -240,
    bottom: -144,
    cell: 3.6,
    sides: [
      [-488, -340],
      [-316, -80],
      [-56, 120],
      [144, 310],
      [334, 488],
    ],
  },
  {
    top: 144,
    bottom: 240,
    cell: 3.6,
    sides: [
      [-488, -310],
      [-286, -130],
      [-106, 96],
      [120, 320],
      [344, 488],
    ],
  },
] as const

/** Windows of several widths, the elephant laid anew for each; a row has air around it, so that none is cut. */
const uiUx = () =>
  swatch(
    rect(0, 0, width, height, turmeric) +
      windowRows
        .flatMap(({ top, bottom, cell, sides }, row) =>
          sides.map(([left, right], i) => {
            const [x, y, wide, high] = [width / 2 + left, height / 2 + top, right - left, bottom - top]
            const lit = (i + row) % 3 === 2
            const wall = lit ? vermilion : paper
            const bar = Math.round(cell * 4)
            const inside = { wide: wide - 16, high: high - bar - 8 }
            return (
              rect(x, y, wide, high, indigo) +
              rect(x + 8, y + bar, inside.wide, inside.high, wall) +
              repeat(3, (light) =>
                rect(
                  x + 10 + light * bar * 0.6,
                  y + bar * 0.3,
                  bar * 0.36,
                  bar * 0.36,
                  lit ? vermilion : paper,
                ),
              ) +
              elephant(
                x + 12,
                y + high - 8,
                cell,
                {
                  length: (wide - 24) / cell,
                  height: (inside.high - 10) / cell,
                  body: (inside.high * 0.65) / cell,
                  repeats: wide / high > 1.6 ? 2 : 1,
                },
                { hide: indigo, gap: wall, cloth: saffron, border: wall, motif: indigo, tusk: wall },
              )
            )
          }),
        )
        .join(''),
    { bundle: 1, slip: 2.6, drift: 1, seed: 304 },
  )

/** A tune as loudness: blocks of thread above and below the line, every fourth undyed. */
const avProduction = () =>
  swatch(
    rect(0, 0, width, height, indigo) +
      repeat(36, (i) => {
        const loud = 3 + Math.round(7 * Math.abs(Math.sin(i * 0.56 + 0.6) * Math.cos(i * 0.15)))
        return repeat(loud, (k) => {
          const dye = k === loud - 1 ? vermilion : k % 4 === 3 ? paper : saffron
          return (
            rect(i * 28 + 2, height / 2 - k * 11 - 10, 20, 8, dye) +
            rect(i * 28 + 2, height / 2 + k * 11 + 2, 20, 8, dye)
          )
        })
      }),
    { bundle: 1, slip: 3, seed: 303 },
  )

/** The dark checks on the lid of a block whose middle is at (x, y): every second of nine. */
const checks = (x: number, y: number) =>
  repeat(9, (i) => {
    const [a, b] = [(i % 3) - 1, Math.floor(i / 3) - 1]
    return i % 2 ? rhombus(x + ((a - b) * 70) / 3, y + ((a + b) * 35) / 3, 70 / 3, 35 / 3, ink) : ''
  })

/** Blocks in three tones, some of the lids in checks. */
const vfx = () =>
  swatch(
    rect(0, 0, width, height, ink) +
      brick(140, 105, (x, y, row, column) => {
        const left = polygon(
          [
            [x - 70, y - 35],
            [x, y],
            [x, y + 70],
            [x - 70, y + 35],
          ],
          madder,
        )
        const right = polygon(
          [
            [x + 70, y - 35],
            [x, y],
            [x, y + 70],
            [x + 70, y + 35],
          ],
          ink,
        )
        const inlay = (row + column * 2) % 3 === 0 ? checks(x, y - 35) : ''
        return left + right + rhombus(x, y - 35, 70, 35, saffron) + inlay
      }),
    { seed: 305 },
  )

/** The wheel of Konark, larger than the cloth; a small one as its hub. */
const marketing = () =>
  swatch(
    rect(0, 0, width, height, ink) +
      repeat(24, (i) => {
        const angle = ((i + 0.5) / 24) * 2 * Math.PI
        return rhombus(
          width / 2 + Math.cos(angle) * 470,
          height / 2 + Math.sin(angle) * 470,
          26,
          34,
          i % 2 ? saffron : vermilion,
        )
      }) +
      wheel(width / 2, height / 2, 400, vermilion, { pearls: paper }) +
      circle(width / 2, height / 2, 126, ink) +
      wheel(width / 2, height / 2, 118, saffron, { rim: 0.12 }) +
      rhombus(width / 2, height / 2, 15, 15, paper),
    { bundle: 1, slip: 3, drift: 1, seed: 302 },
  )

const fringeTile = (dye: string, seed: number): Picture => ({
  width: 780,
  height: 36,
  tile: true,
  stretches: [{ art: fringe(0, 780, 0, 36, dye, seed), weave: false }],
})

export const swatches: Pictures = {
  'swatch-brand-identity': brandIdentity,
  'swatch-print-media': printMedia,
  'swatch-ui-ux': uiUx,
  'swatch-av-production': avProduction,
  'swatch-3d-vfx': vfx,
  'swatch-marketing-360': marketing,
  'fringe-brand-identity': () => fringeTile(madder, 1),
  'fringe-print-media': () => fringeTile(vermilion, 2),
  'fringe-ui-ux': () => fringeTile(indigo, 3),
  'fringe-av-production': () => fringeTile(indigo, 4),
  'fringe-3d-vfx': () => fringeTile(saffron, 5),
  'fringe-marketing-360': () => fringeTile(ink, 6),
}
