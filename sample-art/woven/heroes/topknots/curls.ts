import { ink, madder, paper, saffron, turmeric, vermilion } from '../../dyes'
import { nested } from '../../ornaments'
import { clipped, polygon, rect, repeat, rhombus } from '../../shapes'
import { face, head, middle, oval, rimmed, scalp, worn } from './parts'

/** High curls in a headband that is knotted in front. */
export const curls = () => {
  const rows = [
    { y: 50, count: 3 },
    { y: 86, count: 5 },
    { y: 122, count: 6 },
    { y: 160, count: 6 },
  ]
  const each = (draw: (x: number, y: number) => string) =>
    rows.map(({ y, count }) => repeat(count, (i) => draw(middle + (i - (count - 1) / 2) * 40, y))).join('')
  const ends = (g: number, dye: string) =>
    polygon(
      [
        [middle, 234 + g],
        [middle - 78 - g, 146 - g],
        [middle - 26 + g, 150 - g],
        [middle, 214 - g],
      ],
      dye,
    ) +
    polygon(
      [
        [middle, 234 + g],
        [middle + 78 + g, 146 - g],
        [middle + 26 - g, 150 - g],
        [middle, 214 - g],
      ],
      dye,
    )
  return (
    face({ skin: '#7E4526', shade: '#5C2D15', rim: vermilion, look: 0 }) +
    worn(
      rimmed(
        (g, dye) => each((x, y) => oval(x, y, 30 + g, 30 + g, dye)) + scalp(128 + g, 90 + g, dye),
        ink,
        vermilion,
      ) +
        each((x, y) => nested(x, y, [13, 13, madder], [6, 6, ink])) +
        clipped(
          'brow',
          scalp(128, 90, ink),
          rect(0, 206, head.width, 50, vermilion) + rect(0, 206, head.width, 6, saffron),
        ) +
        repeat(12, (i) => rhombus(middle + (i - 5.5) * 22, 234, 8, 11, paper)) +
        rimmed(ends, saffron, ink) +
        nested(middle, 232, [34, 30, ink], [25, 22, turmeric]),
    )
  )
}
