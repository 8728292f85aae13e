import { type Drawing, svg } from '../../lib/drawing'
import { ore, rect, sand, say } from './book'
import { type Dusk, pitAtDusk } from './dusk-pit'

/** The view with its line on a tag at the foot, so many px wide. */
function page(view: Dusk, tag: number): Drawing {
  const { width, height } = view
  const picture = `${pitAtDusk(view)}${rect(0, height - 140, tag, 140, sand)}${say('The pit, line by line.', 56, height - 35, 100, { weight: 800, fill: ore })}`
  return { width, height, ground: ore, html: svg(picture, width, height) }
}

/** The end page of the report: the same pit, line by line, when the lamps are on. */
export const endPage = (): Drawing =>
  page(
    {
      width: 2000,
      height: 1125,
      middle: [986, 560],
      flat: 0.35,
      horizon: 186,
      rim: [905, 1010],
      step: [86.5, 99],
      thick: 30,
      pool: [118, 88, 50],
      trees: 520,
      ground: [-1050, 1350],
      sun: 330,
      trucks: [
        [1, 238, 1],
        [2, 305, -1],
        [4, 202, 1],
        [5, 318, 1],
        [6, 268, -1],
      ],
    },
    960,
  )

/** For a phone: upright, from a higher hill, so that the pit is as deep as the page is tall; its line begins at the page's margin. */
export const endPagePhone = (): Drawing =>
  page(
    {
      width: 1080,
      height: 1350,
      middle: [534, 690],
      flat: 0.62,
      horizon: 186,
      rim: [485, 640],
      step: [46.5, 62],
      thick: 32,
      pool: [66, 49, 28],
      trees: 300,
      ground: [-850, 950],
      sun: 220,
      trucks: [
        [1, 250, 1],
        [2, 304, -1],
        [4, 244, 1],
        [5, 322, -1],
      ],
    },
    850,
  )
