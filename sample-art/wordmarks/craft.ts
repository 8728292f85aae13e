import {
  below,
  box,
  circle,
  contains,
  cut,
  ellipse,
  join,
  type Marks,
  moved,
  rectangle,
  star,
  turned,
  Word,
} from './geometry'

/** Marks made by hand: sewn, dotted, told by a fire. */
export const craft: Marks = {
  /** Each letter knocked out of a tongue of cloth with a running stitch. */
  pmca() {
    const tongues = ['P', 'M', 'C', 'A'].map((character, i) => {
      const x = i * 78
      const cloth = join(rectangle(x, -92, 72, 64), ellipse(x + 36, -28, 36, 28))
      const letter = new Word(character, 'bowlby-one', 400, 62).joined()
      const { cx, cy } = box(letter)
      moved(letter, x + 36 - cx, -56 - cy)
      const hem = Array.from({ length: 7 }, (_, k) => rectangle(x + 7 + k * 8.6, -87, 5, 2))
      const round = Array.from({ length: 9 }, (_, k) => {
        const angle = ((12 + k * 19.5) * Math.PI) / 180
        const [px, py] = [x + 36 + 30.5 * Math.cos(angle), -28 + 22.5 * Math.sin(angle)]
        return turned(
          rectangle(px - 2.5, py - 1, 5, 2),
          (Math.atan2(22.5 * Math.cos(angle), -30.5 * Math.sin(angle)) * 180) / Math.PI,
          [px, py],
        )
      })
      return cut(cloth, letter, ...hem, ...round)
    })
    const [first, ...rest] = tongues
    if (!first) throw new Error('PMCA has letters')
    return join(first, ...rest)
  },

  /** Rice-paste dots wherever a letter has room for one. */
  jhoti() {
    const word = new Word('jhoti', 'rammetto-one', 400, 92, 1)
    const dots = word.letters.flatMap((letter) => {
      const { left, right, top, bottom } = box(letter)
      const found = []
      for (let y = bottom - 10; y > top + 6; y -= 13) {
        for (let x = left + 9; x < right - 5; x += 12) {
          const room = (
            [
              [0, 4.5],
              [4.5, 0],
              [-4.5, 0],
              [0, -4.5],
            ] as const
          ).every(([dx, dy]) => contains(letter, [x + dx, y + dy]))
          if (room) found.push(circle(x, y, 2.3))
        }
      }
      return found
    })
    return cut(word.joined(), ...dots)
  },

  /** A moon for the dot of the i, two stars over the end. */
  dnfairytale() {
    const word = new Word('DNFairytale', 'berkshire-swash', 400, 82)
    const { cx, top, height } = word.box(4)
    word.swap(4, below(word.letter(4), top + height * 0.3))
    const text = word.joined()
    const b = box(text)
    const moon = cut(circle(cx + 1, top + 5, 11), circle(cx + 6, top + 1, 9.5))
    return join(text, moon, star(b.right + 6, b.top + 2, 13), star(b.right - 14, b.top - 10, 7))
  },
}
