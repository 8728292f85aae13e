import { type Drawing, svg } from '../../lib/drawing'
import { brick, cream, flame, leafGreen, limeWash, lines, marigold, shadows, shubha, umber } from './book'
import { bob, mangoLeaf, plumb, swag } from './garland'
import { type Bond, bed, brickAt, firstBrick, wall } from './masonry'

const size = 1200

/** Day 1: an empty page, one brick, and a bob that has already measured it. */
export function dayOne(): Drawing {
  const ground = `<g filter="url(#high)"><path d="M-20 1056H1220V1240H-20Z" fill="${brick}"/></g>`
  const art = `${shadows}<rect width="${size}" height="${size}" fill="${marigold}"/>${ground}
    ${lines(['Day 1'], 84, 240, { size: 190, fill: umber })}
    ${lines(['The first', 'brick is', 'straight.'], 88, 396, { size: 72, fill: brick, leading: 1.14 })}
    ${shubha(170, 1158, 96, marigold)}${firstBrick(640, 936, 330, 120)}${bob(805, 928, 330, 80)}${plumb(805, -40, 520, 54)}`
  return { width: size, height: size, html: svg(art, size, size) }
}

/** Day 412: the wall fills the page; the string of the first day hangs over the last brick. */
export function dayLast(): Drawing {
  const bond: Bond = { line: size / 2, centred: 7, foot: 1214, width: 204, height: 84, gap: 11 }
  // The brick that closes the top course lies on the line of the bob.
  const full = wall({
    ...bond,
    reach: 610,
    courses: 8,
    keep: (away, course) => course < bond.centred || away > 60,
  })
  const top = bed(bond, bond.centred)
  const art = `${shadows}<rect width="${size}" height="${size}" fill="${leafGreen}"/>${full}
    ${swag([-60, 40], [600, -60], 250, 50)}${swag([600, -60], [1260, 40], 250, 50, 1)}${mangoLeaf(548, -40, 12, 1.1)}${mangoLeaf(652, -40, -12, 1.1)}
    ${brickAt(bond.line - bond.width / 2, top, bond.width, bond.height, cream)}${bob(bond.line, top - 8, 190, 40)}${plumb(bond.line, -40, top - 262, 50)}
    <g filter="url(#high)"><path d="M150 700H1050V1142H150Z" fill="${limeWash}"/></g>
    ${lines(['Day 412'], 600, 900, { size: 190, fill: flame, anchor: 'middle' })}
    ${lines(['The last one', 'is, too.'], 600, 1004, { size: 72, fill: umber, anchor: 'middle', leading: 1.14 })}`
  return { width: size, height: size, html: svg(art, size, size) }
}
