import type { Drawing } from '../../lib/drawing'
import { disc, halftone, riso, text } from './book'
import { palm } from './palm'

const sand =
  'M-20 1010C30 1004 60 986 138 986S250 1012 320 1014C620 1026 760 1020 880 1012S980 984 1062 984S1180 1002 1220 1000V1220H-20Z'
const mouth = 'M236 596C330 1030 870 1030 964 596C870 756 330 756 236 596Z'
const cloth = 'M236 596C330 1030 870 1030 964 596C894 766 746 802 600 802S306 766 236 596Z'

/** A leg from the front, bent at the knee over the cloth's edge, which is the origin; its big toe is on the right. */
const shin =
  'M-36-4C-38-36 38-36 37-4C42 44 38 92 25 138C22 150 25 160 29 168C37 188 42 206 45 226L-50 214C-48 190-34 174-29 164C-25 154-23 148-25 138C-40 92-44 44-36-4Z'
/** Centre and radius of each toe. */
const toes: readonly (readonly [x: number, y: number, r: number])[] = [
  [28, 230, 18],
  [1, 232, 12],
  [-19, 228, 11],
  [-36, 221, 10],
  [-50, 211, 9],
]
// Wound the way the shin is, so that the two together leave no holes.
const leg = `${shin}${toes.map(([x, y, r]) => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`).join('')}`
const nails = toes.map(([x, y, r]) => disc(x, y + r * 0.5, r * 0.44)).join('')
/** What the pen adds: the ankle's two bones, the knee cap, the gaps between the toes. */
const lines = `M-23 152q9-7 14 3M23 152q-9-7-14 3M-20 8q20 16 40 0${[
  [12, 217],
  [-10, 216],
  [-28, 211],
  [-44, 203],
]
  .map(([x, y]) => `M${x} ${y}v15`)
  .join('')}`

const legs: readonly (readonly [x: number, y: number, tilt: number, side: number])[] = [
  [700, 792, 4, 1],
  [812, 762, -5, -1],
]

/** Two palms hold up a grin: the hammock is the mouth, the sun one eye, a gull the wink. */
export function postHammock(): Drawing {
  const left = palm([138, 1020], [186, 206], 1)
  const right = palm([1062, 1020], [1014, 206], -1)
  const whole = left.whole + right.whole
  const ropes = [-1, 1]
    .flatMap((side) =>
      [0, 1, 2].map((i) => {
        const [from, to] = side < 0 ? [164, 236] : [1036, 964]
        return `<path d="M${from} ${492 + i * 7}L${to - side * i * 12} ${598 + i * 36}" stroke="currentColor" stroke-width="6"/>`
      }),
    )
    .concat(
      [166, 1034].map(
        (x) => `<path d="M${x - 32} 487H${x + 32}M${x - 32} 500H${x + 32}" stroke="#fff" stroke-width="6"/>`,
      ),
    )
    .join('')
  const net = halftone(
    { left: 220, top: 590, right: 980, bottom: 960 },
    17,
    0.8,
    (x, y) => 0.5 * ((y - 600) / 320) * (0.6 + 0.4 * Math.abs((x - 600) / 400)),
  )
  const sky = halftone({ left: 0, top: 0, right: 1200, bottom: 1010 }, 17, 0.3, (x, y) =>
    Math.hypot(x - 436, y - 420) < 128 ? 0 : 0.3 * (y / 1010) ** 1.6,
  )
  const put = (path: string, extra = ''): string =>
    legs
      .map(
        ([x, y, tilt, side]) =>
          `<path transform="translate(${x} ${y}) rotate(${tilt}) scale(${side * 0.9} .9)" d="${path}" ${extra}/>`,
      )
      .join('')
  const pair = put(leg)
  // What prints the legs is moved back by what the drums are out of register.
  const [coralBack, lagoonBack] = ['transform="translate(-5 4)"', 'transform="translate(4 -4)"']
  return riso(1200, 1200, {
    sun: `<circle cx="436" cy="420" r="118"/><path d="${sand}"/>${pair}<path d="${left.nuts}${right.nuts}"/>`,
    coral: `${sky}<g fill="#fff" transform="translate(-9 8)">${whole}</g><path fill="#fff" d="${mouth}"/><path d="${cloth}"/><path fill="#fff" d="${sand}"/><g ${coralBack}><g fill="#fff">${pair}</g><g opacity=".74">${pair}</g></g><circle cx="436" cy="420" r="44"/><path d="${left.nuts}${right.nuts}"/>`,
    lagoon: `${whole}<path d="${left.rings}${right.rings}" fill="none" stroke="#fff" stroke-width="5"/><path fill="#fff" d="${left.nuts}${right.nuts}"/><path fill="#fff" transform="translate(4 -8)" d="${sand}"/><clipPath id="net"><path d="${cloth}"/></clipPath><g transform="translate(9 -8)" clip-path="url(#net)">${net}</g><g ${lagoonBack}><g fill="#fff">${pair}</g><g opacity=".36">${pair}</g></g>${ropes}<path d="M690 436Q735 350 780 410Q830 346 884 420" fill="none" stroke="currentColor" stroke-width="24" stroke-linecap="round" stroke-linejoin="round"/>`,
    key: `<g fill="none" stroke="currentColor">${put(lines, 'stroke-width="5" stroke-linecap="round"')}</g>${text(600, 1138, 76, 'Occupied until the tide turns.', 'middle')}`,
    paper: put(nails),
  })
}
