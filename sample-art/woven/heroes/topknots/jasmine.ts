import { ink, madder, paper, saffron, turmeric, vermilion } from '../../dyes'
import { nested } from '../../ornaments'
import { group, line, rect, repeat, rhombus } from '../../shapes'
import { face, foot, middle, oval, rimmed, scalp, worn } from './parts'

/** A bun with jasmine around it and a pin through it. */
const hair = worn(
  rimmed((g, dye) => scalp(116 + g, 124 + g, dye) + oval(middle, 92, 56 + g, 52 + g, dye), ink, vermilion) +
    repeat(4, (i) =>
      line(
        [
          [middle - 96 + i * 12, foot],
          [middle - 52 + i * 8, 176],
          [middle - 6, 146],
        ],
        madder,
        3,
      ),
    ) +
    repeat(4, (i) =>
      line(
        [
          [middle + 96 - i * 12, foot],
          [middle + 52 - i * 8, 176],
          [middle + 6, 146],
        ],
        madder,
        3,
      ),
    ) +
    group(
      `rotate(-24 ${middle} 92)`,
      rect(middle - 106, 87, 212, 10, saffron),
      rhombus(middle + 110, 92, 17, 20, turmeric),
      rhombus(middle - 108, 92, 10, 12, turmeric),
    ) +
    oval(middle, 92, 36, 34, ink) +
    oval(middle, 92, 24, 22, madder) +
    oval(middle, 92, 12, 12, ink) +
    repeat(9, (i) => {
      const turn = (i - 4) / 4
      return nested(
        middle + turn * 76,
        148 - 14 * (1 - turn ** 2) + 14 * turn ** 2,
        [15, 17, paper],
        [5, 6, saffron],
      )
    }),
)

export const jasmine = () => hair + face({ skin: '#BD7A46', shade: '#97592E', rim: vermilion, look: 8 })
