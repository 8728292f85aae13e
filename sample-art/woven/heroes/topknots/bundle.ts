import { ink, madder, paper, saffron, turmeric, vermilion } from '../../dyes'
import { line, polygon, rect, repeat } from '../../shapes'
import { face, foot, middle, rimmed, scalp, worn } from './parts'

/** Turns of thread around a bundle that stands upright. */
const binding = (x: number, y: number, width: number, dye: string, turn: string) =>
  repeat(3, (i) => rect(x - width / 2, y + i * 9, width, 8, i % 2 ? turn : dye))

/** A tail that stands up like a bundle of warp, bound three times, its ends still to be dyed. */
export const bundle = () => {
  const [left, right] = [middle - 20, middle + 20]
  const tail = (g: number, dye: string) =>
    polygon(
      [
        [left - 6 - g, 186],
        [left - g, 140],
        [left - 12 - g, 118],
        [left - g, 92],
        [left - 42 - g, 20 - g],
        [right + 42 + g, 20 - g],
        [right + g, 92],
        [right + 12 + g, 118],
        [right + g, 140],
        [right + 6 + g, 186],
      ],
      dye,
    )
  return (
    worn(
      rimmed((g, dye) => scalp(108 + g, 88 + g, dye) + tail(g, dye), vermilion, ink) +
        repeat(5, (i) =>
          line(
            [
              [left + i * 10, 92],
              [left - 36 + i * 28, 20],
            ],
            i % 2 ? paper : turmeric,
            8,
          ),
        ) +
        repeat(7, (i) =>
          line(
            [
              [middle - 96 + i * 32, foot],
              [middle - 12 + i * 4, 168],
            ],
            madder,
            4,
          ),
        ) +
        binding(middle, 82, 56, ink, paper) +
        binding(middle, 128, 58, ink, saffron) +
        binding(middle, 168, 72, ink, paper),
    ) + face({ skin: '#8A4A28', shade: '#693418', rim: ink, look: 9 })
  )
}
