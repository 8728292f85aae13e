import type { Drawing } from '../../lib/drawing'
import { disc, halftone, riso, round, text } from './book'
import { palm } from './palm'
import { sleeper } from './sleeper'

const sand =
  'M-20 1010C30 1004 60 986 138 986S250 1012 320 1014C620 1026 760 1020 880 1012S980 984 1062 984S1180 1002 1220 1000V1220H-20Z'

/** A curve from knot to knot of the hammock whose middle hangs `sag` px deeper than they do, there or back. */
function hang(sag: number, back = false): string {
  const y = round(596 + sag / 0.75)
  return back ? `C890 ${y} 310 ${y} 236 596` : `C310 ${y} 890 ${y} 964 596`
}
/** The stripe of cloth between two curves. */
const between = (upper: number, lower: number): string => `M236 596${hang(lower)}${hang(upper, true)}Z`

const [far, near, foot] = [112, 208, 330]
const inside = between(far, near)
const cloth = between(near, foot)
const stripes = [0.2, 0.52, 0.84].map((at) => {
  const top = near + (foot - near) * (at - 0.07)
  return between(top, top + (foot - near) * 0.14)
})

/** Tassels along the lower hem. */
const fringe = Array.from({ length: 25 }, (_, i) => {
  const t = 0.14 + (i / 24) * 0.72
  const y = 596 + (foot / 0.75) * 3 * t * (1 - t)
  const x = 236 * (1 - t) ** 3 + 310 * 3 * t * (1 - t) ** 2 + 890 * 3 * t * t * (1 - t) + 964 * t ** 3
  return `M${round(x)} ${round(y - 4)}l-5 28h10Z`
}).join('')

const gull =
  '<path d="M690 416Q735 330 780 390Q830 326 884 400" fill="none" stroke="currentColor" stroke-width="24" stroke-linecap="round" stroke-linejoin="round"/>'
const sun = { x: 436, y: 400, radius: 118 }

/** Two palms hold up a grin: the hammock is the mouth, the sun one eye, a gull the wink. No two inks print on each other but by a hair. */
export function postHammock(): Drawing {
  const left = palm([138, 1020], [186, 206], 1)
  const right = palm([1062, 1020], [1014, 206], -1)
  const whole = left.whole + right.whole
  const nuts = left.nuts + right.nuts
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
  const sky = halftone({ left: 0, top: 0, right: 1200, bottom: 1010 }, 17, 0.3, (x, y) =>
    Math.hypot(x - sun.x, y - sun.y) < sun.radius + 10 ? 0 : 0.3 * (y / 1010) ** 1.6,
  )
  const shade = halftone({ left: 220, top: 590, right: 980, bottom: 820 }, 15, 0.8, () => 0.42)
  // What must meet another ink edge to edge is moved back by what the drum is out of register.
  const [coralBack, lagoonBack] = ['transform="translate(-5 4)"', 'transform="translate(4 -4)"']
  const inCloth = `<clipPath id="behind"><path clip-rule="evenodd" d="M0 0H1200V1200H0Z${cloth}"/></clipPath>`
  const behind = (markup: string): string => `<g clip-path="url(#behind)">${markup}</g>`
  return riso(1200, 1200, {
    sun: `${inCloth}<path d="${disc(sun.x, sun.y, sun.radius)}"/><path fill="#fff" d="${disc(sun.x, sun.y, 46)}"/><g fill="#fff">${whole}</g><path d="${sand}"/>${behind(sleeper.sun)}<g fill="#fff">${sleeper.coral}${sleeper.lagoon}</g>`,
    coral: `${inCloth}${sky}<g fill="#fff" color="#fff" transform="translate(-9 8)">${whole}${ropes}${gull}</g><path fill="#fff" d="${inside}"/><clipPath id="inside"><path d="${inside}"/></clipPath><g clip-path="url(#inside)">${shade}</g>
      <path d="${cloth}"/><path d="${fringe}"/><path fill="#fff" d="${stripes.join('')}"/><path fill="#fff" d="${sand}"/>
      <g fill="#fff" ${coralBack}>${behind(sleeper.body)}</g><g ${coralBack}>${sleeper.coral}</g><path d="${disc(sun.x, sun.y, 44)}" ${coralBack}/><path d="${nuts}" ${coralBack}/>`,
    lagoon: `${inCloth}${whole}<path d="${left.rings}${right.rings}" fill="none" stroke="#fff" stroke-width="5"/><path fill="#fff" d="${nuts}" ${lagoonBack}/><path fill="#fff" transform="translate(4 -8)" d="${sand}"/>${ropes}
      <g ${lagoonBack}>${behind(sleeper.lagoon)}</g>${gull}`,
    key: `${inCloth}<mask id="over"><rect width="1200" height="1200" fill="#fff"/><g fill="#000">${sleeper.over}</g></mask>
      ${behind(`<g mask="url(#over)">${sleeper.inside}</g>${sleeper.folds}`)}${sleeper.outside}${text(600, 1138, 76, 'Occupied until the tide turns.', 'middle')}`,
  })
}
