import { ink, madder, paper, saffron } from '../dyes'
import { nested } from '../ornaments'
import type { Picture } from '../picture'
import { rect, repeat } from '../shapes'

const [width, height] = [360, 160]
/** Between the two posts. */
const back = { left: 72, right: width - 72, top: 26, height: 96 }
const span = back.right - back.left
const rows = 12

/** An armchair from the front: posts with stepped knobs, arms, and a seat. */
const frame = () =>
  [back.left - 26, back.right]
    .map(
      (x) => rect(x, 20, 26, height - 20, ink) + rect(x - 5, 11, 36, 11, ink) + rect(x + 5, 0, 16, 12, ink),
    )
    .join('') +
  [0, width - 64].map((x) => rect(x, 92, 64, height - 92, ink) + rect(x + 8, 84, 48, 9, ink)).join('') +
  [12, width - 52].map((x) => rect(x, 98, 40, 5, saffron)).join('') +
  rect(64, 122, width - 128, height - 122, ink) +
  rect(64, 128, width - 128, 5, saffron)

/** Warp stretched from post to post, and the shuttle where the weaver left it, at the cloth's end. */
const warp = () => {
  const [x, y] = [width / 2 + 10, back.top + 36]
  return (
    repeat(rows, (i) => rect(back.left, back.top + 3 + i * 8, span, 2, ink)) +
    repeat(5, (i) => rect(x + Math.abs(i - 2) * 7, y + i * 5, 62 - Math.abs(i - 2) * 14, 5, paper)) +
    rect(x + 18, y + 10, 26, 5, madder)
  )
}

/** The cloth when it is done: a name, a knot for each letter. */
const cloth = () => {
  const step = span / 6
  const y = back.top + back.height / 2
  return (
    rect(back.left, back.top, span, back.height, madder) +
    [6, back.height - 11].map((down) => rect(back.left, back.top + down, span, 5, saffron)).join('') +
    repeat(6, (i) => {
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
