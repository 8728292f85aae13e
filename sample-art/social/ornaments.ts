import { ink, madder, paper, saffron, turmeric, vermilion } from '../woven/dyes'
import { heads } from '../woven/heroes/topknots'
import { head } from '../woven/heroes/topknots/parts'
import { eye, nested } from '../woven/ornaments'
import type { Stretch } from '../woven/picture'
import { group, rect, repeat } from '../woven/shapes'
import { height, width } from './frame'

/** What stands at the foot of a page's picture: woven stretches, and px they take. */
export interface Foot {
  rise: number
  stretches: Stretch[]
}

const strip = (rise: number, art: string, seed: number): Foot => ({
  rise,
  stretches: [
    { y: height - rise, height: rise, art, weave: { bundle: 2, slip: 5, drift: 1.5, texture: 0.04, seed } },
  ],
})

const saffronEye = { rim: ink, white: paper, iris: saffron, pupil: ink }

/** Eyes that look up at the headline, small diamonds between them. */
export const lookingEyes = () =>
  strip(
    142,
    rect(0, 0, width, 142, ink) +
      rect(0, 8, width, 134, madder) +
      repeat(6, (i) => {
        const [x, y] = [100 + i * 200, 76]
        return (
          nested(x, y, [80, 58, saffron], [72, 52, vermilion]) +
          eye(x, y, 66, 46, [(2.5 - i) / 3.2, -0.8], saffronEye) +
          nested(x + 100, 24, [11, 14, saffron]) +
          nested(x + 100, 76, [13, 17, turmeric], [6, 8, ink]) +
          nested(x + 100, 128, [11, 14, saffron])
        )
      }) +
      nested(0, 24, [11, 14, saffron]) +
      nested(0, 76, [13, 17, turmeric], [6, 8, ink]) +
      nested(0, 128, [11, 14, saffron]),
    4,
  )

/** The squad's heads of hair behind a ledge, as on the about page. */
export const topknotFoot = () => {
  const [rise, ledge] = [182, 24]
  const scale = (rise - ledge) / head.height
  return strip(
    rise,
    rect(0, 0, width, rise, madder) +
      heads
        .map((art, i) =>
          group(`translate(${(i + 0.5) * (width / 5) - (head.width * scale) / 2} 0) scale(${scale})`, art()),
        )
        .join('') +
      rect(0, rise - ledge, width, ledge, ink) +
      rect(0, rise - ledge, width, 6, vermilion),
    5,
  )
}

const gazes = [
  [-0.9, 0.1],
  [0, 0.8],
  [0.8, -0.6],
  [0, -0.9],
  [0.9, 0.4],
  [-0.8, 0.5],
  [0.1, 0],
  [0.8, -0.2],
] as const

/** Eyes that search in every direction: the 404 page's. */
export const searchingEyes = () =>
  strip(
    116,
    rect(0, 0, width, 116, ink) +
      rect(0, 0, width, 6, vermilion) +
      gazes
        .map((gaze, i) =>
          eye(75 + i * 150, 61, 62, 45, gaze, {
            rim: madder,
            white: paper,
            iris: i % 2 ? saffron : vermilion,
            pupil: ink,
          }),
        )
        .join(''),
    6,
  )
