import { ink, madder, paper, saffron, vermilion } from '../dyes'
import { nested } from '../ornaments'
import type { Picture } from '../picture'
import { polygon, rect, repeat } from '../shapes'

const [width, height] = [240, 224]
/** Between the two posts of the back. */
const back = { left: 64, right: width - 64, top: 18, height: 88 }
const span = back.right - back.left
const rows = 11

/** A turned post: bands of thread, a knob on top. */
const post = (x: number) =>
  rect(x, 12, 16, 118, ink) +
  rect(x - 4, 6, 24, 10, ink) +
  rect(x + 3, 0, 10, 8, ink) +
  [24, 112].map((y) => rect(x, y, 16, 5, saffron)).join('')

/** A leg that grows thinner to its foot. */
const leg = (x: number, top: number, wide: number) =>
  polygon(
    [
      [x, top],
      [x + wide, top],
      [x + wide - 4, height],
      [x + 4, height],
    ],
    ink,
  )

/** A chair from the front: a high back between two posts, a woven seat that comes forward, four legs and a rung. */
const frame = () =>
  leg(54, 150, 16) +
  leg(width - 70, 150, 16) +
  rect(34, 192, width - 68, 8, ink) +
  post(back.left - 16) +
  post(back.right) +
  rect(back.left, back.top - 8, span, 8, ink) +
  rect(back.left, back.top + back.height, span, 10, ink) +
  polygon(
    [
      [back.left - 18, 126],
      [back.right + 18, 126],
      [width - 16, 158],
      [16, 158],
    ],
    madder,
  ) +
  repeat(6, (i) => nested(45 + i * 30, 142, [13, 12, i % 2 ? paper : saffron], [6, 5, madder])) +
  rect(14, 156, width - 28, 12, ink) +
  leg(18, 166, 24) +
  leg(width - 42, 166, 24)

/** Warp stretched from post to post, and the shuttle where the weaver left it, at the cloth's end. */
const warp = () => {
  const [x, y] = [width / 2 + 28, back.top + back.height / 2]
  return (
    rect(back.left, back.top, span, back.height, ink) +
    repeat(rows, (i) => rect(back.left, back.top + 3 + i * 8, span, 4, i % 2 ? saffron : paper)) +
    polygon(
      [
        [x - 30, y],
        [x - 16, y - 14],
        [x + 16, y - 14],
        [x + 30, y],
        [x + 16, y + 14],
        [x - 16, y + 14],
      ],
      vermilion,
    ) +
    rect(x - 12, y - 4, 24, 8, ink)
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
  stretches: [{ art, weave: { slip: 1.4, drift: 0.5, texture: 0.05, seed: 71 } }],
})

/** The free chair, whose back is a loom: strung, and (to lie over it as far as the cloth has come) woven. */
export const strungChair = () => woven(warp() + frame())
export const wovenChair = () => woven(cloth() + frame())
