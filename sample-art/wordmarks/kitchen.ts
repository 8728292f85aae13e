import {
  almond,
  arc,
  below,
  box,
  circle,
  cut,
  ellipse,
  filled,
  gable,
  join,
  leaf,
  type Marks,
  moved,
  polygon,
  rectangle,
  turned,
  Word,
  wave,
} from './geometry'

/** Marks from the larder: houses of spice, bowls, cups, eyes, seeds. */
export const kitchen: Marks = {
  /** The counter of the o is a gabled house. */
  homefills() {
    const word = new Word('Homefills', 'caprasimo', 400)
    const { cx, cy } = word.box(1)
    word.swap(1, cut(filled(word.letter(1)), gable(cx - 12, cy - 17, 24, 29)))
    return word.joined()
  },

  /** Noodle inlines in h and i, an egg for the dot, a smile under "ea". */
  'hi-meal'() {
    const word = new Word('hi meal', 'bagel-fat-one', 400, 100, 1)
    const h = word.box(0)
    const strand = (x: number, y: number, width: number, height: number) => rectangle(x, y, width, height)
    word.swap(
      0,
      cut(
        word.letter(0),
        strand(h.left + 7.5, h.top - 5, 2.6, h.height + 10),
        strand(h.left + 14, h.top - 5, 2.6, h.height + 10),
      ),
    )
    const i = word.box(1)
    const stem = below(word.letter(1), i.top + i.height * 0.34)
    const { cx, top } = box(stem)
    const egg = cut(ellipse(i.cx, i.top + 8, 16, 14), circle(i.cx, i.top + 8, 6.5))
    word.swap(1, join(cut(stem, strand(cx - 5, top - 4, 2.4, 90), strand(cx + 2.6, top - 4, 2.4, 90)), egg))
    const e = word.box(3)
    return join(word.joined(), arc(e.cx + 28, 2, 40, 40, 140, 7))
  },

  /** The i is dotted by a cup seen from above. */
  'ruchi-tea'() {
    const word = new Word('ruchi tea', 'familjen-grotesk', 700, 100, -2)
    const { cx, top, height } = word.box(4)
    const y = top + 3
    const handle = cut(circle(cx + 13, top - 5, 6), circle(cx + 13, top - 5, 2.6), circle(cx, y, 14))
    word.swap(
      4,
      join(
        below(word.letter(4), top + height * 0.3),
        cut(circle(cx, y, 14), circle(cx, y, 9)),
        circle(cx, y, 6),
        handle,
      ),
    )
    return word.joined()
  },

  /** The eye of the packs before the name, in one ink: its pupil is a sheaf of five ears, its lashes are rays. */
  subhadarshini() {
    const text = new Word('Subhadarshini', 'young-serif', 400, 80).joined()
    const [cx, cy] = [box(text).left - 62, -25]
    const white = almond(cx - 47, cx + 47, cy, 32, 27)
    const lid = cut(almond(cx - 55, cx + 55, cy, 44, 36), white)
    const foot = cy + 16
    const sheaf = [-54, -27, 0, 27, 54].flatMap((lean) => {
      const ear = leaf(cx, foot - 12, 21 - Math.abs(lean) * 0.07, 4.6, 0)
      const stalk = rectangle(cx - 0.9, foot - 14, 1.8, 13)
      return [ear, stalk].map((part) => turned(part, lean, [cx, foot]))
    })
    const iris = cut(circle(cx, cy - 1, 23), ...sheaf)
    const lashes = [-3, -2, -1, 0, 1, 2, 3].map((k) =>
      turned(polygon([cx - 2.6, cy - 36], [cx, cy - 56], [cx + 2.6, cy - 36]), k * 15, [cx, cy + 10]),
    )
    return join(text, lid, iris, ...lashes)
  },

  /** The u is the cup: a handle at its side, steam above. */
  bigcupcafe() {
    const word = new Word('BigCupCafe', 'titan-one', 400, 80)
    const { cx, cy, top, left, right, width, height } = word.box(4)
    const handle = cut(
      circle(right - 1, cy - 2, 13),
      circle(right - 1, cy - 2, 6),
      rectangle(left - 20, top - 20, width + 18, height + 40),
    )
    word.swap(4, join(word.letter(4), handle))
    word.shift(13.5, 5)
    const steam = [-9, 0, 9].map((dx) =>
      moved(turned(wave(0, 20, 0, 3, 20, 3.6), -90, [10, 0]), cx - 10 + dx, top - 18),
    )
    return join(word.joined(), ...steam)
  },

  /** Bitten at the corners; the crumbs lie beside it. */
  crumbl() {
    const word = new Word('CRUMBL', 'chango', 400, 76)
    const { right, bottom } = word.box(5)
    const c = word.box(0)
    const m = word.box(3)
    const bites = (
      [
        [right + 3, bottom - 16, 13],
        [right - 13, bottom - 21, 8],
        [right + 1, bottom + 3, 9],
        [c.left + 2, c.bottom - 4, 12],
        [c.left + 18, c.bottom + 4, 11],
        [m.cx - 4, c.top - 5, 11],
        [m.cx + 10, c.top - 4, 9],
      ] as const
    ).map(([x, y, radius]) => circle(x, y, radius))
    const crumbs = (
      [
        [8, -2, 4],
        [18, -12, 3],
        [16, 4, 2.4],
        [28, -4, 2],
        [26, 10, 3.2],
      ] as const
    ).map(([x, y, radius]) => circle(right + x, bottom - 12 + y, radius))
    return join(cut(word.joined(), ...bites), ...crumbs)
  },
}
