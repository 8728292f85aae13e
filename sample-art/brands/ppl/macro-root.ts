import { random } from '../../lib/random'
import { root, sky } from './book'
import { at, type Flat, mix, spine, write } from './macro-form'
import { macroGrain } from './macro-nutrients'

/** The root of the macro picture, cut open lengthwise: skin, flesh in rows of cells, and the water in the middle. */

/** Borders between the rows of cells on one side, from the middle out; the last row is the skin. */
const rows = [0.3, 0.4, 0.56, 0.72, 0.87, 1]
const vessel = 0.26
/** Where the water begins; below it the root only grows. */
const wells = 0.8

/** A strip of the root between two places across, from `start` to `end` along. */
function strip(left: number, right: number, start: number, end: number, fill: string, more = 0): string {
  const steps = 90
  const edge = (across: number): Flat[] =>
    Array.from({ length: steps + 1 }, (_, i) => at(start + ((end - start) * i) / steps, across, more))
  return `<path d="M${write(edge(left))}L${write(edge(right).reverse())}Z" fill="${fill}"/>`
}

/** How bright the flesh is at a place across: a half pipe lit from the upper left. */
const flesh = (across: number, wear: number): string =>
  across < 0
    ? mix(root, '#EBD3AE', Math.abs(across + 0.62) * 0.8 + wear * 0.16)
    : mix('#EFD9B6', '#BE9468', across * 0.85 + wear * 0.16)

/** One row of cells from the top to the tip; shorter and shorter, as younger cells are. */
function row(near: number, far: number, next: () => number): string {
  const cells: string[] = []
  const [low, high] = near < far ? [near, far] : [far, near]
  for (let t = -0.01 - next() * 0.03; t < 0.99; ) {
    const long = t > 0.86 ? 0.0105 : 0.0105 + (0.86 - t) * 0.05 * (0.8 + next() * 0.4)
    const end = Math.min(0.9985, t + long)
    const [a, b] = [low + 0.012, high - 0.012]
    const [s, e] = [t + 0.0011, end - 0.0011]
    const middle = (a + b) / 2
    const wall = [at(s, a), at((s + e) / 2, a), at(e, a), at(e, b), at((s + e) / 2, b), at(s, b)]
    const fill = flesh(middle, next())
    cells.push(`<path d="M${write(wall)}Z" fill="${fill}" stroke="${fill}"/>`)
    t = end
  }
  return cells.join('')
}

/** What the root has taken up, in single file on its way to the crop. */
function file(): string {
  const drawn: string[] = []
  let [t, kind] = [0.012, 0]
  while (t < wells - 0.07) {
    const r = 25 - t * 14
    const [x, y] = spine(t)
    drawn.push(macroGrain({ kind: kind % 3, x, y, r, turn: kind % 3 === 1 ? 8 : 0 }))
    t += 0.04 + t * 0.004
    kind += 1
  }
  return drawn.join('')
}

/** Rings that keep the vessel open, as thin as they are. */
const rings = (): string =>
  Array.from({ length: 74 }, (_, i) => {
    const t = (i * (wells - 0.05)) / 74
    const [[ax, ay], [mx, my], [bx, by]] = [at(t, -vessel), at(t + 0.006, 0.001), at(t, vessel)]
    return `M${ax.toFixed(1)} ${ay.toFixed(1)}Q${mx.toFixed(1)} ${my.toFixed(1)} ${bx.toFixed(1)} ${by.toFixed(1)}`
  }).join('')

/** The tube of water: its sides come together where it wells. */
function tube(share: number, shift: number, fill: string): string {
  const edge = (side: number): Flat[] =>
    Array.from({ length: 81 }, (_, i) => {
      const t = -0.01 + (i / 80) * (wells + 0.01)
      return at(t, (side * share + shift) * Math.min(1, Math.sqrt(Math.max(0, (wells - t) / 0.1))))
    })
  return `<path d="M${write(edge(-vessel))}L${write(edge(vessel).reverse())}Z" fill="${fill}"/>`
}

/** The cap that the tip pushes ahead of itself, and cells that it has left behind. */
function cap(): string {
  const [starts, thick] = [0.78, 27]
  const swell = (t: number): number => thick * Math.sqrt((t - starts) / (1 - starts))
  const places = Array.from(
    { length: 61 },
    (_, i) => starts + Math.sin((i / 60) * (Math.PI / 2)) * (1 - starts),
  )
  const skin = [
    ...places.map((t) => ({ t, p: at(t, -1) })),
    ...places
      .slice(0, -1)
      .map((t) => ({ t, p: at(t, 1) }))
      .reverse(),
  ]
  const outer = skin.map(({ t, p }, i): Flat => {
    const [ax, ay] = skin[Math.max(0, i - 1)]?.p ?? p
    const [bx, by] = skin[Math.min(skin.length - 1, i + 1)]?.p ?? p
    const out = Math.atan2(by - ay, bx - ax) + Math.PI / 2
    return [p[0] + Math.cos(out) * swell(t), p[1] + Math.sin(out) * swell(t)]
  })
  const [x, y] = spine(1)
  const outline = `M${write(outer)}Z`
  const shed: readonly Flat[] = [
    [-96, 10],
    [-52, 56],
    [18, 62],
    [74, 26],
    [92, -44],
  ]
  const left = shed.map(
    ([dx, dy], i) =>
      `<rect x="-12" y="-7" width="24" height="14" rx="6" fill="${i % 2 ? '#C98F3F' : '#E8BE78'}" transform="translate(${x + dx} ${y + dy}) rotate(${i * 47})"/>`,
  )
  return `${left.join('')}<clipPath id="cap"><path d="${outline}"/></clipPath><path d="${outline}" fill="#9C6A28"/><g clip-path="url(#cap)"><path d="${outline}" fill="#D09B4C" transform="translate(-10 -5)"/><path d="${outline}" fill="#F0CF94" transform="translate(-36 -8)"/></g>`
}

export function macroRoot(): string {
  const next = random(9)
  const both = rows
    .slice(1)
    .flatMap((far, i) => [row(-(rows[i] ?? 0), -far, next), row(rows[i] ?? 0, far, next)])
  const core = [-0.2, 0, 0.2].map((middle) => row(middle - 0.1, middle + 0.1, next))
  return `<g filter="url(#cast)">${cap()}${strip(-1, 1, -0.02, 1, '#B8946A')}</g><g stroke-width="2" stroke-linejoin="round">${core.join('')}${both.join('')}</g>
    ${strip(-1, -0.9, -0.02, 0.99, root, 2)}${strip(0.955, 1, -0.02, 0.99, '#9A744C', 1)}
    ${tube(1.2, 0, '#7A5433')}${tube(1, 0, mix(sky, '#2457C5', 0.32))}${tube(0.84, 0.02, sky)}
    <path d="${rings()}" fill="none" stroke="#8FBBD8" stroke-width="3"/>${file()}`
}
