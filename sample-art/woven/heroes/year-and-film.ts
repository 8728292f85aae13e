import { ink, madder, paper, saffron, vermilion } from '../dyes'
import { eye, nested } from '../ornaments'
import type { Picture, Stretch } from '../picture'
import { rect, repeat } from '../shapes'

function numerals(text: string, x: number, y: number, dye: string): string {
  const type =
    'font-family="Anek Odia" font-weight="800" font-size="312" style="font-stretch:125%" text-anchor="middle"'
  return `<text x="${x}" y="${y}" ${type} fill="${dye}" stroke="${paper}" stroke-width="12" stroke-miterlimit="3" paint-order="stroke">${text}</text>`
}

/** A cloth between two borders of diamonds, one every 56 px. */
function yearCloth(width: number, height: number, letters: string): Picture {
  const border = 52
  const columns = width / 56
  const edge = (y: number, seed: number): Stretch => ({
    y,
    height: border,
    art:
      rect(0, 0, width, border, madder) +
      repeat(columns, (i) =>
        nested((i + 0.5) * 56, border / 2, [23, 23, saffron], [12, 12, madder], [5, 5, saffron]),
      ) +
      repeat(columns + 1, (i) => nested(i * 56, border / 2, [6, 8, paper])),
    weave: { slip: 2.6, drift: 0.8, texture: 0.04, seed },
  })
  return {
    width,
    height,
    stretches: [
      {
        art: rect(0, 0, width, height, saffron) + letters,
        weave: { bundle: 3, slip: 6, drift: 2, texture: 0.04, seed: 12 },
      },
      edge(0, 13),
      edge(height - border, 14),
    ],
  }
}

/** The founding year in Odia numerals, one nine, two nines, eight, in two rows. */
export const year1998 = () =>
  yearCloth(560, 680, numerals('୧୯', 280, 324, ink) + numerals('୯୮', 280, 574, madder))

/** The same in one row, for narrow windows. */
export const year1998Row = () =>
  yearCloth(1008, 420, numerals('୧୯', 268, 318, ink) + numerals('୯୮', 742, 318, madder))

/** Twelve films as two ribbons: six frames wide as a room, six tall as a hand. Perforated, transparent ground. */
export function filmStrip(): Picture {
  const [width, height] = [1360, 150]
  const wide = repeat(6, (i) => {
    const x = i * 113
    const frame = rect(x, 34, 113, 92, paper) + rect(x + 9, 50, 95, 60, i % 2 ? saffron : vermilion)
    return (
      frame +
      repeat(6, (k) => rect(x + 5 + k * 19, 38, 9, 7, ink) + rect(x + 5 + k * 19, 115, 9, 7, ink)) +
      eye(x + 56, 80, 38, 25, [0.9, 0], {
        rim: ink,
        white: paper,
        iris: i % 2 ? vermilion : saffron,
        pupil: ink,
      })
    )
  })
  const tall = repeat(6, (i) => {
    const x = 700 + i * 113
    const frame = rect(x, 0, 78, 150, paper) + rect(x + 16, 12, 46, 126, i % 2 ? vermilion : saffron)
    return (
      frame +
      repeat(7, (k) => rect(x + 4, 6 + k * 21, 7, 10, ink) + rect(x + 67, 6 + k * 21, 7, 10, ink)) +
      eye(x + 39, 75, 21, 40, [-0.9, 0], {
        rim: ink,
        white: paper,
        iris: i % 2 ? saffron : vermilion,
        pupil: ink,
      })
    )
  })
  return {
    width,
    height,
    stretches: [{ art: wide + tall, weave: { slip: 2.4, drift: 0.6, texture: 0.05, seed: 15 } }],
  }
}
