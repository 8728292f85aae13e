import { random } from '../lib/random'
import {
  box,
  circle,
  cut,
  ellipse,
  join,
  type Marks,
  polygon,
  rectangle,
  turned,
  Word,
  wave,
} from './geometry'

/** Marks with something on top: masala, a comb, syrup, a wrapper. */
export const sweets: Marks = {
  /** One cut through the word, and the spice that flies up from it. */
  meatmasala() {
    const text = new Word('MeatMasala', 'lilita-one', 400, 84).joined()
    const { left, right, top, width } = box(text)
    const next = random(5)
    const spice = Array.from({ length: 22 }, () => {
      next()
      const x = left + width * 0.52 + (next() - 0.3) * width * 0.36
      const y = top - 4 - next() * next() * 26
      return turned(rectangle(x, y, 3 + next() * 4, 3 + next() * 3), next() * 90, [x, y])
    })
    return join(cut(text, wave(left - 4, right + 4, -20, 4, width / 4, 5)), ...spice)
  },

  /** The M wears a comb and a beak. */
  murghbiryani() {
    const word = new Word('Murgh Biryani', 'rakkas', 400, 84)
    const { left, top, cx } = word.box(0)
    const comb = join(
      ellipse(cx - 18, top - 4, 9, 13),
      ellipse(cx - 2, top - 9, 10, 17),
      ellipse(cx + 14, top - 3, 9, 12),
      rectangle(cx - 26, top, 48, 7),
    )
    const beak = polygon([left - 2, top + 18], [left - 20, top + 26], [left - 2, top + 34])
    return cut(join(word.joined(), comb, beak), circle(left + 11, top + 16, 4.4))
  },

  /** A string of drops under the name, thickest in the middle. */
  raagihalwa() {
    const text = new Word('Raagi Halwa', 'shrikhand', 400, 84).joined()
    const { left, width } = box(text)
    const drops = Array.from({ length: 29 }, (_, i) => {
      const way = i / 28
      return circle(
        left + 8 + (width - 16) * way,
        16 + 5 * Math.sin(way * Math.PI * 4),
        3.2 + 1.8 * Math.sin(way * Math.PI),
      )
    })
    return join(text, ...drops)
  },

  /** A toffee: twisted paper at both ends, and a coffee bean for the o. */
  toffeecoffee() {
    const word = new Word('ToffeeCoffee', 'lilita-one', 400, 80)
    const { cx, cy, width, height } = word.box(7)
    const crease = turned(wave(cx - 24, cx + 24, cy, 5, 48, 4.4), 62, [cx, cy])
    word.swap(7, cut(ellipse(cx, cy, width * 0.52, height * 0.54), crease))
    const text = word.joined()
    const { left, right } = box(text)
    const twist = (x: number, side: number) => {
      const fold = (angle: number) =>
        turned(polygon([x, -30], [x + side * 38, -40], [x + side * 38, -20]), angle * side, [x, -30])
      return join(fold(-26), fold(0), fold(26))
    }
    return join(text, twist(left - 6, -1), twist(right + 6, 1))
  },
}
