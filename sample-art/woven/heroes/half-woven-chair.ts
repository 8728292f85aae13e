import { ink, madder, paper, saffron } from '../dyes'
import { nested } from '../ornaments'
import type { Picture } from '../picture'
import { polygon, rect, repeat } from '../shapes'

const [width, height] = [240, 224]
/** Between the two posts of the back. */
const back = { left: 64, right: width - 64, top: 18, height: 88 }
const span = back.right - back.left
const rows = 11

/** A chair from the front: a high back between two posts, a seat that comes forward, four legs and a rung. */
const frame = () =>
  [back.left - 16, back.right]
    .map((x) => rect(x, 8, 16, height - 34, ink) + rect(x - 3, 4, 22, 8, ink) + rect(x + 3, 0, 10, 6, ink))
    .join('') +
  rect(back.left, back.top - 8, span, 8, ink) +
  rect(back.left, back.top + back.height, span, 8, ink) +
  polygon(
    [
      [back.left - 18, 126],
      [back.right + 18, 126],
      [width - 20, 154],
      [20, 154],
    ],
    madder,
  ) +
  repeat(4, (i) => rect(34 - i * 3, 130 + i * 6, width - 68 + i * 6, 2, saffron)) +
  rect(18, 152, width - 36, 12, ink) +
  [24, width - 42].map((x) => rect(x, 160, 18, height - 160, ink)).join('') +
  rect(42, 190, width - 84, 8, ink)

/** Warp stretched from post to post, and the shuttle where the weaver left it, at the cloth's end. */
const warp = () => {
  const [x, y] = [width / 2 + 4, back.top + 32]
  return (
    repeat(rows, (i) => rect(back.left, back.top + 3 + i * 8, span, 2, ink)) +
    repeat(5, (i) => rect(x + Math.abs(i - 2) * 5, y + i * 5, 44 - Math.abs(i - 2) * 10, 5, paper)) +
    rect(x + 13, y + 10, 18, 5, madder)
  )
}

/** The cloth when it is done: a name, knots for its letters. */
const cloth = () => {
  const step = span / 4
  const y = back.top + back.height / 2
  return (
    rect(back.left, back.top, span, back.height, madder) +
    [6, back.height - 11].map((down) => rect(back.left, back.top + down, span, 5, saffron)).join('') +
    repeat(4, (i) => {
      const x = back.left + (i + 0.5) * step
      return i % 2
        ? nested(x, y, [step * 0.46, 27, saffron], [step * 0.28, 16, madder])
        : nested(x, y, [step * 0.46, 27, paper], [step * 0.18, 14, madder])
    })
  )
}

const woven = (art: string): Picture => ({
  width,
  height,
  stretches: [{ art, weave: { bundle: 2, slip: 3, drift: 1, texture: 0.05, seed: 71 } }],
})

/** The free chair, whose back is a loom: strung, and (to lie over it as far as the cloth has come) woven. */
export const strungChair = () => woven(warp() + frame())
export const wovenChair = () => woven(cloth() + frame())
