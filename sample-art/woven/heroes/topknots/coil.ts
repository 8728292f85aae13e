import { ink, madder, paper, saffron, turmeric, vermilion } from '../../dyes'
import { nested } from '../../ornaments'
import { line, polygon, rect, repeat } from '../../shapes'
import { face, middle, oval, rimmed, scalp, worn } from './parts'

/** A plait coiled high, tied with a bow, and headphones over it. */
export const coil = () => {
  const coils = [
    { y: 182, rx: 84, ry: 42 },
    { y: 132, rx: 70, ry: 38 },
    { y: 88, rx: 52, ry: 36 },
  ]
  const tower = (g: number, dye: string) =>
    coils.map(({ y, rx, ry }) => oval(middle, y, rx + g, ry + g, dye)).join('')
  const bow = (g: number, dye: string) =>
    [-1, 1]
      .map((side) => {
        const x = (reach: number) => middle + side * reach
        return polygon(
          [
            [x(-g), 50],
            [x(64 + g), 10 - g],
            [x(64 + g), 74 + g],
            [x(-g), 52],
          ],
          dye,
        )
      })
      .join('')
  return (
    worn(
      rimmed((g, dye) => scalp(118 + g, 104 + g, dye) + tower(g, dye), ink, vermilion) +
        coils
          .map(({ y, rx }, row) =>
            repeat(5, (i) => {
              const [x, lean] = [middle + ((i - 2) * rx) / 2.6, row % 2 ? 9 : -9]
              return line(
                [
                  [x - lean, y - 20],
                  [x + lean, y + 20],
                ],
                madder,
                7,
              )
            }),
          )
          .join('') +
        rimmed(bow, turmeric, ink) +
        nested(middle, 46, [24, 24, ink], [16, 16, paper]),
    ) +
    face({ skin: '#D8A274', shade: '#B27A4A', rim: ink, look: -8, hasEars: false }) +
    worn(
      repeat(13, (i) => {
        const turn = (i - 6) / 6
        return rect(middle + turn * 124 - 13, 158 + 70 * turn ** 4, 26, 17, saffron)
      }),
    ) +
    [-1, 1]
      .map(
        (side) =>
          oval(middle + side * 104, 228, 28, 44, saffron) +
          rect(middle + side * 104 - 12, 210, 24, 36, vermilion),
      )
      .join('')
  )
}
