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

/** Windows of three widths, the elephant laid anew for each. */
const uiUx = () =>
  swatch(
    rect(0, 0, width, height, paper) +
      repeat(4, (row) =>
        repeat(9, (i) => {
          const { from, wide } = [
            { from: 0, wide: 300 },
            { from: 322, wide: 118 },
            { from: 462, wide: 196 },
          ][i % 3] ?? { from: 0, wide: 0 }
          const [x, y] = [from + Math.floor(i / 3) * 680 - 250 - row * 218, row * 146 - 6]
          const lit = (i + row) % 4 === 1
          const wall = lit ? vermilion : paper
          const cell = wide > 150 ? 5 : 4.4
          return (
            rect(x, y, wide, 128, indigo) +
            rect(x + 8, y + 24, wide - 16, 96, wall) +
            repeat(3, (light) => rect(x + 12 + light * 18, y + 8, 10, 9, lit ? vermilion : paper)) +
            elephant(
              x + 11,
              y + 120,
              cell,
              {
                length: (wide - 22) / cell,
                height: 80 / cell,
                body: 52 / cell,
                repeats: wide > 250 ? 4 : wide > 150 ? 2 : 1,
              },
              { hide: indigo, gap: wall, cloth: saffron, border: wall, motif: indigo, tusk: wall },
            )
          )
        }),
      ),
    { bundle: 1, slip: 2.6, drift: 1, seed: 304 },
  )

/** A tune as loudness: blocks of thread above and below the line, every fourth undyed. */
const avProduction = () =>
  swatch(
    rect(0, 0, width, height, indigo) +
      repeat(28, (i) => {
        const loud = 2 + Math.round(9 * Math.abs(Math.sin(i * 0.72 + 0.6) * Math.cos(i * 0.19)))
        return repeat(loud, (k) => {
          const dye = k === loud - 1 ? vermilion : k % 4 === 3 ? paper : saffron
          return (
            rect(i * 36 + 5, height / 2 - k * 24 - 21, 26, 18, dye) +
            rect(i * 36 + 5, height / 2 + k * 24 + 3, 26, 18, dye)
          )
        })
      }),
    { bundle: 1, slip: 4, seed: 303 },
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
