import { type Drawing, svg } from '../../lib/drawing'
import { biscuit, china, liquor, saucer, say, shade, wordmark } from './book'
import { arm, counter, fingers, glass, iron, kettle, paintedShutter } from './stall-parts'

const [width, height] = [1080, 1350]
/** The painted part of the shutter: the card turned a quarter, as narrow as a phone, light below as it is on the right there. */
const [left, top, columns, column, row] = [60, 146, 5, 192, 87.5]
const right = left + columns * column
const foot = top + (40 / columns) * row
/** Width of the posts between which the shutter runs. */
const post = 32
const slab = 1132
const near = 1.34
/** Right of the shutter's grip, so that neither hides the other. */
const hand = 734

/** Something that stands on the wide view's counter at `from`, nearer, at x. */
const moved = (from: number, x: number, what: string): string =>
  `<g transform="translate(${x} ${slab}) scale(${near}) translate(${-from} ${-counter})">${what}</g>`

/** The same stall from as near as a customer stands, as narrow as a phone: all forty shades, the hand below them. */
export function shutterPhone(): Drawing {
  const inside = `x="${left}" width="${right - left}"`
  // Two of them stand behind the kettle's dark handle, which would be lost in the stall's depth.
  const tins = [180, 322, 840]
    .map(
      (x, i) =>
        `<rect x="${x}" y="850" width="124" height="120" fill="#6A3D22"/><rect x="${x + 20}" y="896" width="84" height="52" fill="${shade(12 + i * 9)}"/>`,
    )
    .join('')
  const posts = [left - post, right]
    .map((x) => `<rect x="${x}" y="130" width="${post}" height="${slab - 130}" fill="${iron}"/>`)
    .join('')
  return {
    width,
    height,
    html: svg(
      `<rect width="${width}" height="${height}" fill="${liquor}"/><rect x="${left - post}" y="18" width="${right - left + 2 * post}" height="114" fill="${saucer}"/>${wordmark(left, 99, 280, china)}${say('Ask for your number.', right, 97, 64, { anchor: 'end', colour: china, weight: 600 })}
      <rect ${inside} y="${foot}" height="${slab - foot}" fill="#3D2013"/>${tins}<rect ${inside} y="970" height="14" fill="#5C3520"/><rect ${inside} y="${foot}" height="54" fill="#120400" opacity=".5"/>
      ${moved(1287, hand, arm)}${paintedShutter({ left, top, column, row, columns, turned: true, slat: row / 4, size: 60, shadow: 12, grip: width / 2 })}${posts}
      ${moved(1010, 322, kettle)}${moved(0, 548, glass(0, shade(31)))}${moved(0, 918, glass(0, shade(40), true))}${moved(1287, hand, glass(1287, shade(30)) + fingers)}
      <rect y="${slab}" width="${width}" height="32" fill="${biscuit}"/><rect y="${slab + 32}" width="${width}" height="${height - slab - 32}" fill="${saucer}"/><rect y="${slab + 32}" width="${width}" height="12" fill="#120400" opacity=".3"/>${say(['Opens when you are thirsty.', 'Shuts when you agree.'], left, slab + 110, 68, { colour: china, weight: 600, line: 1.08 })}`,
      width,
      height,
    ),
  }
}
