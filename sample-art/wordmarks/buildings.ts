import {
  arch,
  box,
  circle,
  cut,
  join,
  type Marks,
  moved,
  polygon,
  rectangle,
  type Shape,
  star,
  Word,
  wave,
} from './geometry'

/** Marks that are built: doors, towers, plumb lines, steps, benches. */
export const buildings: Marks = {
  /** Both bars of the A taken out, a doorway set between the legs. */
  avante() {
    const word = new Word('AVANTE', 'bodoni-moda', 500, 100, 5)
    for (const index of [0, 2]) {
      const { left, width, cx } = word.box(index)
      const bar = polygon(
        [left + width * 0.27, -36],
        [left + width * 0.62, -36],
        [left + width * 0.68, -22],
        [left + width * 0.2, -22],
      )
      word.swap(index, join(cut(word.letter(index), bar), arch(cx - 7, 0, 14, 26)))
    }
    return word.joined()
  },

  /** III as three towers, the middle one taller, under a star. */
  'trident-galaxy-iii'() {
    const word = new Word('Trident Galaxy', 'italiana', 400, 78, 1)
    const bold = word.letters.map((letter) => {
      const nudges = (
        [
          [0.9, 0],
          [-0.9, 0],
          [0, 0.7],
          [0, -0.7],
        ] as const
      ).map(([dx, dy]) => moved(letter.clone({ insert: false }), dx, dy))
      return join(letter, ...nudges)
    })
    bold.forEach((letter, index) => {
      word.swap(index, letter)
    })
    const text = word.joined()
    const { right } = box(text)
    const towers = [66, 84, 66].map((height, i) => {
      const x = right + 26 + i * 27
      return join(
        rectangle(x, -height, 13, height),
        rectangle(x - 6, -height, 25, 6),
        rectangle(x - 6, -6, 25, 6),
      )
    })
    return join(text, ...towers, star(right + 59.5, -100, 13))
  },

  /** A plumb line with three marigold knots parts the name exactly in half. */
  'shuvam-constructions'() {
    const first = new Word('SHU', 'alfa-slab-one', 400).joined()
    const second = new Word('VAM', 'alfa-slab-one', 400).joined()
    const { right } = box(first)
    moved(second, right + 34 - box(second).left)
    const x = right + 17
    const bob = polygon([x - 13, -46], [x + 13, -46], [x + 12, -30], [x, 6], [x - 12, -30])
    const line = join(rectangle(x - 1.8, -92, 3.6, 40), rectangle(x - 6, -54, 12, 6))
    return join(first, second, line, bob, circle(x, -88, 7), circle(x, -76, 6), circle(x, -66, 5))
  },

  /** Ten letters, ten steps up. */
  palheightsmantra() {
    const word = new Word('PALHEIGHTS', 'cinzel', 600, 62, 2)
    word.letters.forEach((letter, index) => {
      moved(letter, 0, -index * 3.2)
    })
    const steps = word.letters.map((letter) => {
      const { left, bottom, width } = box(letter)
      return rectangle(left - 2, bottom + 5, width + 4, 3.2)
    })
    const text = word.joined()
    const below = new Word('MANTRA', 'cinzel', 600, 38, 10).joined()
    moved(below, box(text).right - box(below).right, 44 - box(below).bottom)
    return join(text, ...steps, below)
  },

  /** Five level cuts, thinner as they rise: the benches of a pit. */
  vedanta() {
    const text = new Word('Vedanta', 'big-shoulders-display', 800, 110, 2).joined()
    const { left, right, width } = box(text)
    const benches = (
      [
        [-14, 3.6],
        [-25, 3],
        [-35, 2.4],
        [-44, 1.8],
        [-52, 1.2],
      ] as const
    ).map(([y, height]): Shape => wave(left - 4, right + 4, y, 1.6, width / 2.5, height))
    return cut(text, ...benches)
  },
}
