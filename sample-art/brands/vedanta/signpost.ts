import { type Drawing, svg } from '../../lib/drawing'
import { random } from '../../lib/random'
import { still } from '../../lib/still'
import { line, ore, rect, sand, title } from './book'
import { seam } from './noise'

/** Rammed layers from the top, with the height that each has in the post. */
const layers: readonly [colour: string, share: number][] = [
  ['#E9BE86', 0.15],
  ['#DB9256', 0.16],
  ['#CF7440', 0.16],
  ['#A8452B', 0.17],
  ['#8A3423', 0.18],
  ['#54190F', 0.18],
]
const [tall, wide, deep] = [2400, 900, 420]

/** One side of the post: each layer rammed in courses, with pebbles and lime in them; the same seams all round. */
function side(width: number, seed: number, words = ''): Drawing {
  const next = random(seed)
  let top = 0
  const bands = layers.map(([colour, share], at) => {
    const from = top
    top += share * tall
    const courses = Array.from(
      { length: 5 },
      (_, k) =>
        `<path d="M0 ${from + ((k + 1) * share * tall) / 5}L${seam(0, width, from + ((k + 1) * share * tall) / 5, 9, at * 7 + k + 2)}" fill="none" stroke="#1E0604" stroke-opacity="${0.1 + next() * 0.12}" stroke-width="${3 + next() * 5}"/>`,
    )
    return at
      ? `<path d="M0 ${tall}V${from}L${seam(0, width, from, 20, at + 3)}L${width} ${tall}Z" fill="${colour}"/>${courses.join('')}`
      : `${rect(0, 0, width, tall, colour)}${courses.join('')}`
  })
  const stones = Array.from({ length: width * 1.5 }, () => {
    const r = 1.5 + next() ** 3 * 13
    return `<ellipse cx="${(next() * width).toFixed(0)}" cy="${(next() * tall).toFixed(0)}" rx="${r.toFixed(1)}" ry="${(r * 0.72).toFixed(1)}" fill="${next() > 0.5 ? '#FFF3DC' : '#1E0604'}" opacity="${(0.08 + next() * 0.22).toFixed(2)}"/>`
  })
  return { width, height: tall, html: svg(`${bands.join('')}${stones.join('')}${words}`, width, tall) }
}

/** What lies below stands low on the post, in the colour of its depth. */
const signs: readonly [name: string, arrow: string, y: number, ink: string][] = [
  ['Gate', 'M0 44L40 0L80 44M40 0V96', 250, ore],
  ['First aid', 'M0 48H92M52 6L96 48L52 90', 640, ore],
  ['Canteen', 'M96 48H4M44 6L0 48L44 90', 1020, sand],
  ['Bench 4', 'M0 52L40 96L80 52M40 96V0', 1640, sand],
  ['Pumps', 'M0 52L40 96L80 52M40 96V0', 2140, sand],
]

const words = signs
  .map(
    ([name, arrow, y, ink]) =>
      `<g transform="translate(110 ${y - 104}) scale(1.12)">${line(arrow, ink, 17, 'stroke-linejoin="miter"')}</g>${title(name, 290, y, 138, { fill: ink })}`,
  )
  .join('')

/** The ground behind, where it has been planted again; far out of focus. */
function hills(): Drawing {
  const tones = ['#D9CFA6', '#A9B98A', '#6E9670', '#3D6F50']
  const ridges = tones.map(
    (fill, i) =>
      `<path d="M0 900V${470 + i * 62}L${seam(0, 2400, 470 + i * 62, 64 - i * 6, i * 5 + 3)}L2400 900Z" fill="${fill}"/>`,
  )
  return {
    width: 2400,
    height: 900,
    html: svg(
      `<defs><linearGradient id="late" x2="0" y2="1"><stop offset="0" stop-color="#F3C88F"/><stop offset="1" stop-color="#FFF0D2"/></linearGradient></defs><rect width="2400" height="900" fill="url(#late)"/>${ridges.join('')}`,
      2400,
      900,
    ),
  }
}

/** Signpost of rammed earth in low sun; traced. */
export const totem = () =>
  still(1350, 1800, { front: side(wide, 5, words), side: side(deep, 9), hills: hills() })
