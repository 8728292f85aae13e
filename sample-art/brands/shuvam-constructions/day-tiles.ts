import { type Drawing, svg } from '../../lib/drawing'
import { brick, cream, flame, leafGreen, limeWash, lines, marigold, shadows, shubha, umber } from './book'
import { bob, mangoLeaf, plumb, swag } from './garland'
import { brickAt, firstBrick, wall } from './masonry'

const size = 1200

/** Day 1: an empty page, one brick, and a bob that has already measured it. */
export function dayOne(): Drawing {
  const ground = `<g filter="url(#high)"><path d="M-20 1060L1220 1052V1240H-20Z" fill="${brick}"/></g>`
  const art = `${shadows}<rect width="${size}" height="${size}" fill="${marigold}"/>${ground}
    ${lines(['Day 1'], 84, 240, { size: 190, fill: umber })}
    ${lines(['One brick.', 'Already', 'straight.'], 88, 396, { size: 72, fill: brick, leading: 1.14 })}
    ${shubha(170, 1158, 96, marigold)}${firstBrick(640, 936, 330, 122)}${bob(805, 926, 330, 60)}${plumb(805, -40, 520, 54)}`
  return { width: size, height: size, html: svg(art, size, size) }
}

/** Day 412: the wall fills the page; the string of the first day hangs over the last brick. */
export function dayLast(): Drawing {
  const [w, h] = [204, 84]
  // The brick that closes the top course, in the middle of the picture: the bob hangs over it.
  const lastX = size / 2
  const full = wall({
    left: lastX + 5.5 - 3 * (w + 11),
    right: 1210,
    foot: 1214,
    courses: 8,
    width: w,
    height: h,
    gap: 11,
    keep: (x, course) => course < 7 || Math.abs(x - lastX) > 60,
  })
  const art = `${shadows}<rect width="${size}" height="${size}" fill="${leafGreen}"/>${full}
    ${swag([-60, 40], [600, -60], 250, 50)}${swag([600, -60], [1260, 40], 250, 50, 1)}${mangoLeaf(548, -40, 12, 1.1)}${mangoLeaf(652, -40, -12, 1.1)}
    ${brickAt(lastX - w / 2, 1214 - 8 * (h + 11 * 0.8), w, h, cream)}${bob(lastX, 466, 190, 20)}${plumb(lastX, -40, 244, 50)}
    <g filter="url(#high)"><path d="M150 704L1050 696L1046 1138L154 1144Z" fill="${limeWash}"/></g>
    ${lines(['Day 412'], 600, 900, { size: 190, fill: flame, anchor: 'middle' })}
    ${lines(['Last brick.', 'Same string.'], 600, 1004, { size: 72, fill: umber, anchor: 'middle', leading: 1.14 })}`
  return { width: size, height: size, html: svg(art, size, size) }
}
