import { type Drawing, svg } from '../../lib/drawing'
import { biscuit, china, liquor, saucer, say, shade, wordmark } from './book'
import { arm, counter, fingers, glass, iron, kettle, paintedShutter } from './stall-parts'

const [width, height] = [1080, 1350]
const [top, column, row] = [156, 236, 126]
/** The post at the right holds the shutter; at the left it runs out of the picture. */
const post = 1020
const slab = 1110
const near = 1.42

/** Something that stands on the wide view's counter at `from`, nearer, at x. */
const moved = (from: number, x: number, what: string): string =>
  `<g transform="translate(${x} ${slab}) scale(${near}) translate(${-from} ${-counter})">${what}</g>`

/** The same stall from as near as a customer stands: the milky side of the shutter, the hand below it. */
export function shutterPhone(): Drawing {
  const left = post - 5 * column
  const foot = top + 5 * row
  const back = [64, 258, 904]
    .map(
      (x, i) =>
        `<rect x="${x}" y="770" width="124" height="136" fill="#6A3D22"/><rect x="${x + 20}" y="826" width="84" height="58" fill="${shade(12 + i * 9)}"/>`,
    )
    .join('')
  return {
    width,
    height,
    html: svg(
      `<rect width="${width}" height="${height}" fill="${liquor}"/><rect y="22" width="1052" height="118" fill="${saucer}"/>${wordmark(44, 106, 280, china)}${say('Ask for your number.', 1020, 104, 64, { anchor: 'end', colour: china, weight: 600 })}
      <rect y="${foot}" width="${post}" height="${slab - foot}" fill="#3D2013"/>${back}<rect y="906" width="${post}" height="14" fill="#5C3520"/><rect y="${foot}" width="${post}" height="104" fill="#120400" opacity=".5"/>
      ${moved(1287, 566, arm)}${paintedShutter({ left, top, column, row, columns: [3, 4, 5, 6, 7], slat: row / 4, size: 80, grip: 100 })}<rect x="${post}" y="140" width="32" height="${slab - 140}" fill="${iron}"/>
      ${moved(1010, 274, kettle)}${moved(0, 744, glass(0, shade(31)))}${moved(0, 922, glass(0, shade(40), true))}${moved(1287, 566, glass(1287, shade(30)) + fingers)}
      <rect y="${slab}" width="${width}" height="42" fill="${biscuit}"/><rect y="${slab + 42}" width="${width}" height="${height - slab - 42}" fill="${saucer}"/><rect y="${slab + 42}" width="${width}" height="12" fill="#120400" opacity=".3"/>${say(['Opens when you are thirsty.', 'Shuts when you agree.'], 44, slab + 128, 72, { colour: china, weight: 600, line: 1.1 })}`,
      width,
      height,
    ),
  }
}
