import { type Drawing, svg } from '../../lib/drawing'
import { still } from '../../lib/still'
import { brick, bricks, cream, limeWash, lines, marigold, shubha, umber, wordmark } from './book'

/** One brick with its joint; the scene counts in the same bricks. */
const [pitch, course, joint] = [126, 58, 8]

const flat = (art: string, width: number, height: number): Drawing => ({
  width,
  height,
  html: svg(art, width, height),
})

/**
 * Paper printed with running bond. With an even number of courses and whole bricks it repeats without a seam.
 * The brick at `blessed`, a course and a place in it, is marigold.
 */
function bond(width: number, height: number, blessed?: readonly [number, number]): string {
  const rows = Math.ceil(height / course)
  const columns = Math.ceil(width / pitch)
  const printed = Array.from({ length: rows }, (_, r) =>
    Array.from({ length: columns + 1 }, (_, c) => {
      const first = r === blessed?.[0] && c === blessed[1]
      const tone = first ? marigold : bricks[(r * 3 + (c % columns) * 2 + (r % 3)) % 5]
      return `<rect x="${c * pitch - (r % 2 ? pitch / 2 : 0) + joint / 2}" y="${r * course + joint / 2}" width="${pitch - joint}" height="${course - joint}" fill="${tone}"/>`
    }).join(''),
  )
  return `<rect width="${width}" height="${height}" fill="#EBCBA6"/>${printed.join('')}`
}

/** The gift to every client: the bob itself, in a box papered with bricks, one of them marigold; traced. */
export const bobGift = (): Drawing =>
  still(1800, 1350, {
    bricks: flat(bond(pitch * 10, course * 10), pitch * 10, course * 10),
    lid: flat(bond(pitch * 8, course * 28, [23, 6]), pitch * 8, course * 28),
    roundel: flat(
      `<rect width="700" height="700" fill="${marigold}"/>${shubha(350, 456, 330, brick)}`,
      700,
      700,
    ),
    name: flat(
      `<rect width="1000" height="360" fill="${cream}"/>${wordmark(110, 100, 780, brick)}`,
      1000,
      360,
    ),
    card: flat(
      `<rect width="1200" height="990" fill="${limeWash}"/>${lines(['For the first', 'picture you', 'hang.'], 110, 250, { size: 136, fill: brick, leading: 1.2 })}${lines(['We did the wall.'], 110, 830, { size: 88, fill: umber })}`,
      1200,
      990,
    ),
  })
