import {
  below,
  box,
  circle,
  cut,
  join,
  leaf,
  type Marks,
  rectangle,
  type Shape,
  scaled,
  stroke,
  Word,
  wave,
} from './geometry'
import { ppl } from './ppl'

/** Marks that grow or float: flowers, roots, ears of rice, a lake, a moon. */
export const land: Marks = {
  /** The o is a five-petal flower on a ripple. */
  'lotus-resort'() {
    const word = new Word('Lotus', 'fraunces', 700)
    const { cx } = word.box(1)
    const y = -4
    const petals = (
      [
        [-72, 56],
        [72, 56],
        [-38, 50],
        [38, 50],
        [0, 58],
      ] as const
    ).map(([angle, length]) => leaf(cx, y, length, 15, angle))
    const [first, ...rest] = petals
    if (!first) throw new Error('A flower has petals')
    const flower = rest.reduce<Shape>(
      (sum, petal) => join(cut(sum, scaled(petal, 1.14, [cx, y])), petal),
      first,
    )
    word.swap(1, join(flower, wave(cx - 34, cx + 34, 4, 2.2, 17, 4)))
    return word.joined()
  },

  /** Nine engraved cuts, finer as they rise; a plate for the full stop. */
  'dhauli-terrace'() {
    const text = new Word('Dhauli', 'rozha-one', 400, 100, 1).joined()
    const { left, top, right, width } = box(text)
    const lines = Array.from({ length: 9 }, (_, i) =>
      rectangle(left - 2, -6 - i * 5.4, width + 4, 2.3 - i * 0.2),
    )
    const [x, y] = [right + 38, top + 24]
    return join(cut(text, ...lines), cut(circle(x, y, 24), circle(x, y, 20)), circle(x, y, 15))
  },

  ppl,

  /** The last i bends like an ear of new rice. */
  nuakhai() {
    const word = new Word('Nuakhai', 'yeseva-one', 400, 92)
    const { cx, top, height } = word.box(6)
    const stalk = stroke(
      [
        [cx, top + 20],
        [cx + 2, top + 8],
        [cx + 4, top - 4],
        [cx + 11, top - 13],
        [cx + 20, top - 20],
      ],
      2.6,
      true,
    )
    const grains = Array.from({ length: 5 }, (_, k) => {
      const [x, y] = [cx + 1 + k * 4.4, top + 6 - k * 6]
      return [leaf(x, y, 13, 4.5, -22 + k * 4), leaf(x, y, 13, 4.5, 66 + k * 2)]
    }).flat()
    word.swap(6, join(below(word.letter(6), top + height * 0.3), stalk, ...grains))
    return word.joined()
  },

  /** The ampersand is the flower the perfume is made of. */
  'kewda-co'() {
    const word = new Word('Kewda & Co', 'gloock', 400, 88)
    const { cx, cy } = word.box(5)
    const [first, ...rest] = [0, 60, 120, 180, 240, 300].map((angle) => leaf(cx, cy - 3, 30, 9, angle))
    if (!first) throw new Error('A flower has petals')
    word.swap(5, join(cut(join(first, ...rest), circle(cx, cy - 3, 8)), circle(cx, cy - 3, 5)))
    return word.joined()
  },

  /** Two waves through the name, one beneath it. */
  'chilika-ferries'() {
    const text = new Word('CHILIKA', 'dela-gothic-one', 400, 88, 2).joined()
    const { left, right, width } = box(text)
    const through = [
      wave(left - 6, right + 6, -25, 3.5, width / 5, 3.6),
      wave(left - 6, right + 6, -34, 3.5, width / 5, 2.4),
    ]
    return join(cut(text, ...through), wave(left, right, 12, 3.5, width / 5, 5))
  },
}
