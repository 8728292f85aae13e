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
  traced,
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

  /** A plumb line with three marigolds parts the name exactly in half: both halves are set to one measure, as on the pictures. */
  'shuvam-constructions'() {
    const [measure, gap] = [170, 46]
    const [first, second] = ['SHU', 'VAM'].map((text, i) => {
      const half = new Word(text, 'alfa-slab-one', 400).joined()
      half.scale(measure / box(half).width, 1, [0, 0])
      return moved(half, i * (measure + gap) - box(half).left)
    })
    if (!first || !second) throw new Error('The name has two halves')
    const [x, tip, k] = [measure + gap / 2, 17, 0.24]
    const [bob, collar, light] = [
      'M-70-240H70L84-200C84-120 30-60 0 0C-30-60-84-120-84-200Z',
      'M-34-292H34V-256H-34Z',
      'M-60-204C-60-150-42-112-24-78L-38-72C-58-108-76-146-74-204Z',
    ].map((path) => {
      const part = traced(path)
      part.scale(k, [0, 0])
      return moved(part, x, tip)
    })
    if (!bob || !collar || !light) throw new Error('The bob has three parts')
    const marigolds = [-66, -83, -100].map((y) => {
      const petals = Array.from({ length: 8 }, (_, i) => (i * Math.PI) / 4).map((turn) =>
        circle(x + 6.2 * Math.sin(turn), y - 6.2 * Math.cos(turn), 3),
      )
      return join(circle(x, y, 7), ...petals)
    })
    return join(first, second, rectangle(x - 1.6, -64, 3.2, 14), collar, cut(bob, light), ...marigolds)
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
