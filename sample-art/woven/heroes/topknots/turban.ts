import { ink, paper, saffron, turmeric, vermilion } from '../../dyes'
import { nested } from '../../ornaments'
import { clipped, line, polygon, rect, repeat } from '../../shapes'
import { face, foot, middle, rimmed, scalp, worn } from './parts'

/** A turban: cloth wound both ways, its end tucked into a fan. */
export const turban = () => {
  const cloth = (g: number, dye: string) => scalp(124 + g, 142 + g, dye)
  const fan = (g: number, dye: string) =>
    polygon(
      [
        [186 - g, 132],
        [176 - g, 34 - g],
        [214, 16 - g],
        [262 + g, 42 - g],
        [236 + g, 140],
      ],
      dye,
    )
  const fold = (i: number, towards: number) =>
    line(
      [
        [middle - towards * 150, foot - 214 + i * 46],
        [middle + towards * 150, foot - 60 + i * 46],
      ],
      i % 2 ? paper : vermilion,
      15,
    )
  return (
    face({ skin: '#A9683A', shade: '#844B26', rim: ink, look: -9 }) +
    worn(
      rimmed(fan, vermilion, ink) +
        repeat(3, (i) =>
          line(
            [
              [196 + i * 10, 134],
              [186 + i * 26, 28 + (i % 2 ? 0 : 8)],
            ],
            i % 2 ? paper : turmeric,
            9,
          ),
        ) +
        rimmed(cloth, saffron, ink) +
        clipped(
          'wound-over',
          cloth(0, ink),
          repeat(5, (i) => fold(i, 1)),
        ) +
        clipped(
          'wound-under',
          polygon(
            [
              [0, foot],
              [0, 120],
              [middle - 10, 120],
              [middle + 44, foot],
            ],
            ink,
          ),
          clipped(
            'wound-back',
            cloth(0, ink),
            rect(0, 0, middle + 60, foot, saffron) + repeat(5, (i) => fold(i, -1)),
          ),
        ) +
        nested(210, 138, [26, 24, ink], [18, 16, turmeric], [8, 7, vermilion]),
    )
  )
}
