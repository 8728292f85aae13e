import type { Drawing } from '../../lib/drawing'
import { disc, halftone, ink, riso, round, serif } from './book'
import { type Point, segment } from './limb'

/** Dinner from straight above: the crab fills the plate, its back shaded in halftone, the menu runs round the rim. */
export function postCrab(): Drawing {
  const c = 600
  const shell =
    'M388 560C400 452 500 400 600 400S800 452 812 560C838 586 838 610 806 632C770 740 690 778 600 778S430 740 394 632C362 610 362 586 388 560Z'
  // Four legs a side, thigh, shank and claw, thick where they leave the shell and pointed where they stand.
  const joints: readonly (readonly [root: Point, knee: Point, shank: Point, tip: Point])[] = [
    [
      [172, 548],
      [294, 494],
      [360, 552],
      [392, 652],
    ],
    [
      [178, 592],
      [302, 584],
      [356, 660],
      [364, 766],
    ],
    [
      [160, 636],
      [266, 668],
      [304, 756],
      [290, 850],
    ],
    [
      [128, 672],
      [206, 738],
      [226, 818],
      [190, 896],
    ],
  ]
  const legs = joints
    .flatMap(([root, knee, shank, tip]) =>
      [-1, 1].map(
        (side) =>
          `<g transform="translate(${c} 0) scale(${side} 1)">${segment(root, knee, 27, 20)}${segment(knee, shank, 20, 14)}${segment(shank, tip, 14, 1.5)}</g>`,
      ),
    )
    .join('')
  const gaps = joints
    .flatMap(([, knee, shank]) => [-1, 1].flatMap((side) => [knee, shank].map(([x, y]) => [c + side * x, y])))
    .map(([x = 0, y = 0], i) => `<path d="${disc(x, y, i % 2 ? 4.5 : 7)}"/>`)
    .join('')
  const claw = (side: number) =>
    `<g transform="translate(${c} 0) scale(${side} 1)">${segment([150, 470], [262, 456], 30, 27)}${segment([262, 456], [276, 372], 26, 22)}<path d="M276 396C202 372 172 298 218 220C230 254 244 284 262 304C266 274 286 244 326 234C368 298 350 380 276 396Z"/></g>`
  const eyes = [-1, 1]
    .map(
      (side) =>
        `<path d="M${c + side * 62} 412L${c + side * 76} 356" stroke="currentColor" stroke-width="16" stroke-linecap="round"/><circle cx="${c + side * 78}" cy="348" r="21"/>`,
    )
    .join('')
  const grow = 'transform="matrix(.95 0 0 .95 30 46)"'
  const crab = `<g ${grow}>${legs}${claw(1)}${claw(-1)}${eyes}<path d="${shell}"/></g>`
  const back = halftone({ left: 360, top: 400, right: 840, bottom: 780 }, 15, 0.8, (x, y) => {
    const lit = Math.hypot((x - 560) / 250, (y - 500) / 300)
    return Math.min(0.72, 0.62 * lit ** 2.4)
  })
  const cloth = halftone({ left: 0, top: 0, right: 1200, bottom: 1200 }, 24, 0.52, (x, y) =>
    Math.hypot(x - c, y - c) < 560 ? 0 : 0.4,
  )
  const rim = Array.from({ length: 40 }, (_, i) => {
    const turn = (i / 40) * 360
    if (Math.abs(Math.cos((turn * Math.PI) / 180)) > 0.64) return ''
    return `<path transform="rotate(${turn} ${c} ${c})" d="M${c} 76C${c + 28} 94 ${c + 28} 116 ${c} 134C${c - 28} 116 ${c - 28} 94 ${c} 76Z"/>`
  }).join('')
  const around = (sweep: 0 | 1, words: string, radius: number) =>
    `<path id="rim-${sweep}" d="M${c - radius} ${c}A${radius} ${radius} 0 0 ${sweep} ${c + radius} ${c}" fill="none"/><text font-size="80" style="${serif}" text-anchor="middle" letter-spacing="1"><textPath href="#rim-${sweep}" startOffset="50%">${words}</textPath></text>`
  const rock = [0, 1, 2, 3, 4]
    .map(
      (i) =>
        `<path d="M${520 + i * 40} ${round(640 + Math.abs(i - 2) * -14)}v${40 - Math.abs(i - 2) * 6}" stroke="${ink.shell}" stroke-width="7" stroke-linecap="round"/>`,
    )
    .join('')
  const eyeBalls = [-1, 1].map((s) => `<circle cx="${c + s * 78}" cy="346" r="11"/>`).join('')
  return riso(1200, 1200, {
    sun: rim,
    coral: `<path d="${disc(c, c, 548)}" fill="none" stroke="currentColor" stroke-width="7"/><path d="${disc(c, c, 444)}" fill="none" stroke="currentColor" stroke-width="4"/>${crab}`,
    lagoon: `<rect width="1200" height="1200"/><path fill="#fff" d="${disc(c, c, 562)}"/>`,
    key: `<clipPath id="back"><path d="${shell}"/></clipPath><g ${grow}><g clip-path="url(#back)">${back}</g>${eyeBalls}</g>${around(1, 'Caught at low tide.', 468)}${around(0, 'Served before high.', 524)}`,
    paper: `<g ${grow}>${rock}${gaps}</g><g opacity=".28">${cloth}</g>`,
  })
}
