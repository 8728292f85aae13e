import { type Drawing, svg } from '../../lib/drawing'
import { random } from '../../lib/random'
import { leaves, line, ore, rect, sand, say, title } from './book'
import { bit, body, cast, type Layer, layers } from './core'
import type { Core } from './core-light'
import { contour } from './noise'

const count = layers.length

/** The core on its side: one looks at the end that the drill broke off. */
const lying: Core = { pitch: 187.25, thick: 400, bulge: 54, end: 'bedrock' }
const [left, top] = [152, 200]

/** The core upright, as it stood in the ground: one looks down on the surface. */
const upright: Core = { pitch: 178, thick: 420, bulge: 62, end: 'surface' }
const [side, head] = [84, 148]

/** The end that the drill broke off: a rough face inside a chipped rim, its lower half in the shade. */
function bedrockEnd({ pitch, thick, bulge }: Core): string {
  const [right, middle] = [count * pitch, thick / 2]
  const next = random(12)
  const grains = Array.from({ length: 46 }, () => {
    const [a, far, r] = [next() * Math.PI * 2, Math.sqrt(next()) * 0.82, 5 + next() * 8]
    const [x, y] = [right + Math.cos(a) * far * bulge, middle + (Math.sin(a) * far * thick) / 2]
    const fill = ['#8F4030', '#54190F', '#9C4A36'][Math.floor(next() * 3)]
    return `<path transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(.34 1)" d="${bit.splinters(r)}" fill="${fill}"/>`
  })
  const face = contour(right, middle, bulge - 7, middle - 13, 7, 0.035, 44)
  // Broken stone shows flat faces: three turn less and less to the light.
  const faces = ['M-60 150L-8 176L14 160L60 190V420H-60Z', 'M-60 262L-20 250L8 276L60 258V420H-60Z']
    .map(
      (d, i) =>
        `<path transform="translate(${right} 0) scale(1 ${thick / 400})" d="${d}" fill="${ore}" opacity="${i ? 0.3 : 0.22}"/>`,
    )
    .join('')
  const rim = `<ellipse cx="${right}" cy="${middle}" rx="${bulge}" ry="${middle}" fill="#93432F"/>`
  return `<clipPath id="end">${rim}</clipPath>${rim}<path d="${face}" fill="#7A3224"/>${grains.join('')}<g clip-path="url(#end)">${faces}</g>`
}

/** The surface seen across: crowns stand on it, the nearest last, and some over its edge. */
function surfaceEnd({ thick, bulge }: Core): string {
  const next = random(31)
  const middle = thick / 2
  const crowns: { x: number; y: number; r: number }[] = []
  for (let i = 0; i < 900; i++) {
    const [a, far, r] = [next() * Math.PI * 2, Math.sqrt(next()), 17 + next() * 13]
    const [x, y] = [Math.cos(a) * far * bulge, middle + Math.sin(a) * far * (middle - 4)]
    // Seen so low, crowns stand closer behind each other than beside each other.
    if (crowns.some((other) => Math.hypot((other.x - x) * 2, other.y - y) < (other.r + r) * 0.8)) continue
    crowns.push({ x, y, r })
  }
  const drawn = crowns
    .sort((a, b) => a.x - b.x)
    .map(({ x, y, r }, i) => {
      const at = (dx: number, dy: number, k: number, fill: string): string =>
        `<path d="${contour(x + dx, y + dy, r * k, r * k, i, 0.1)}" fill="${fill}"/>`
      return `${at(6, 7, 1.02, '#173F2B')}${at(0, 0, 1, leaves[i % 2 ? 0 : 2])}${at(-r * 0.2, -r * 0.2, 0.66, leaves[i % 3 ? 1 : 3])}`
    })
  return `<ellipse cx="0" cy="${middle}" rx="${bulge}" ry="${middle}" fill="#1F5037"/>${drawn.join('')}`
}

/** Number above and name below; every other name a row lower, so that they may be large. */
function labelBelow({ name }: Layer, index: number): string {
  // Every border bends to the left in the middle of the core.
  const middle = left + (index + 0.5) * lying.pitch - lying.bulge / 2
  const foot = index % 2 ? 790 : 716
  return `${title(String(index + 1), middle, 156, 84, { fill: ore, anchor: 'middle' })}${line(`M${middle} ${top + lying.thick}V${foot - 58}`, ore, 5)}${say(name, middle, foot, 66, { weight: 700, fill: ore, anchor: 'middle' })}`
}

/** Number and name beside the core, on a line from its edge. */
function labelBeside({ name }: Layer, index: number): string {
  const y = head + (index + 0.5) * upright.pitch + 12
  const edge = side + upright.thick
  return `${line(`M${edge} ${y}H${edge + 66}`, ore, 5)}${title(String(index + 1), edge + 128, y + 34, 96, { fill: ore, anchor: 'middle' })}${say(name, edge + 196, y + 32, 88, { weight: 700, fill: ore })}`
}

/** One core laid on its side, from the surface at the left to bedrock at the right. */
export function coreSample(): Drawing {
  const picture = `${rect(0, 0, 1800, 830, sand)}<g transform="translate(${left} ${top})">${cast(lying, 24, 30)}${body(lying)}${bedrockEnd(lying)}</g>${layers.map(labelBelow).join('')}`
  return { width: 1800, height: 830, ground: sand, html: svg(picture, 1800, 830) }
}

/** For a phone: the core stands upright, surface on top, and its layers are named at its side. */
export function coreSamplePhone(): Drawing {
  const [width, height] = [1080, head + count * upright.pitch + 152]
  // Lengthwise becomes downwards, and what lay above lies at the left: the light stays on that side.
  const picture = `${rect(0, 0, width, height, sand)}<g transform="translate(${side} ${head}) matrix(0 1 1 0 0 0)">${cast(upright, 20, 28)}${body(upright)}${surfaceEnd(upright)}</g>${layers.map(labelBeside).join('')}`
  return { width, height, ground: sand, html: svg(picture, width, height) }
}
