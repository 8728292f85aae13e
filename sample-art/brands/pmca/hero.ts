import type { Drawing } from '../../lib/drawing'
import { bowlby, cloth, letter, mirror, patch, petalRing, round, sewn, stitch, teeth, tongue } from './book'

const { scarlet, turmeric, kajal, leaf, undyed, blue } = cloth
const [orange, pink] = ['#F2661B', '#E0357F']

interface Panel {
  character: string
  ground: string
  outer: readonly string[]
  inner: readonly string[]
  middle: string
  felt: string
  edge: string
  thread: string
}

const panels: readonly Panel[] = [
  {
    character: 'P',
    ground: scarlet,
    outer: [turmeric, orange],
    inner: [undyed, leaf],
    middle: kajal,
    felt: undyed,
    edge: kajal,
    thread: turmeric,
  },
  {
    character: 'M',
    ground: turmeric,
    outer: [scarlet, pink],
    inner: [kajal, undyed],
    middle: leaf,
    felt: kajal,
    edge: undyed,
    thread: scarlet,
  },
  {
    character: 'C',
    ground: kajal,
    outer: [blue, leaf],
    inner: [turmeric, scarlet],
    middle: pink,
    felt: turmeric,
    edge: kajal,
    thread: turmeric,
  },
  {
    character: 'A',
    ground: leaf,
    outer: [undyed, turmeric],
    inner: [scarlet, kajal],
    middle: blue,
    felt: undyed,
    edge: kajal,
    thread: turmeric,
  },
]

/** One patch of the canopy: rings of petals, a medallion, the letter. `s` scales the medallion. */
function medallion(
  panel: Panel,
  index: number,
  x: number,
  y: number,
  width: number,
  height: number,
  s: number,
  cy = y + height / 2,
): string {
  const cx = x + width / 2
  const mirrors = Array.from({ length: 16 }, (_, k) => {
    const turn = ((k + 0.5) / 16) * Math.PI * 2
    return mirror(cx + Math.cos(turn) * 337 * s, cy + Math.sin(turn) * 337 * s, 17 * s, undyed)
  }).join('')
  return `<clipPath id="panel-${index}"><rect x="${x}" y="${y}" width="${width + 1}" height="${height + 1}"/></clipPath><g clip-path="url(#panel-${index})"><rect x="${x}" y="${y}" width="${width + 1}" height="${height + 1}" fill="${panel.ground}"/>
    ${petalRing(cx, cy, { count: 20, inner: 330 * s, outer: 452 * s, width: 66 * s, fills: panel.outer, offset: 0.5 })}
    <g filter="url(#sewn)"><circle cx="${cx}" cy="${cy}" r="${345 * s}" fill="${panel.middle}"/></g>
    ${petalRing(cx, cy, { count: 16, inner: 240 * s, outer: 334 * s, width: 52 * s, fills: panel.inner })}
    <g filter="url(#sewn)"><circle cx="${cx}" cy="${cy}" r="${252 * s}" fill="${panel.ground}"/></g>${stitch(round(cx, cy, 238 * s))}${mirrors}</g>
    ${letter(panel.character, cx, cy, 400 * s, 372 * s, panel.felt, panel.edge, panel.thread)}`
}

/** The valance: tongues under a toothed rail. */
function valance(width: number, tongues: number): string {
  const step = width / tongues
  const fills = [kajal, undyed, blue, undyed, pink]
  const threads = [undyed, scarlet, undyed, leaf, undyed]
  const row = Array.from({ length: tongues }, (_, i) => {
    const x = (tongues - 1 - i) * step
    const k = (tongues - 1 - i) % 5
    return patch(tongue(x, 66, step, 52 + step / 2), fills[k] ?? undyed, threads[k], 0.82, x + step / 2, 100)
  }).join('')
  return `${row}<g filter="url(#sewn)"><rect y="-20" width="${width}" height="100" fill="${orange}"/></g>${teeth(0, 14, width, 62, tongues * 2)}${stitch(`M0 8H${width}M0 79H${width}`, undyed, 5)}`
}

/** Pointed flags with mirrors that hang below a band of this height, on which the words stand. */
function flags(width: number, count: number, y: number, band: number, size: number): string {
  const step = width / count
  const fills = [undyed, scarlet, blue, turmeric, kajal]
  const threads = [scarlet, undyed, undyed, kajal, turmeric]
  const collars = [kajal, undyed, undyed, scarlet, undyed]
  const words = `<text x="${width / 2}" y="${y + band / 2 + size * 0.34}" text-anchor="middle" style="${bowlby}" font-size="${size}" fill="${undyed}" letter-spacing="1">Many hands, one canopy.</text>`
  const foot = y + band
  const row = Array.from({ length: count }, (_, i) => {
    const [x, k] = [i * step + step / 2, i % 5]
    const path = `M${x - step / 2} ${foot - 16}H${x + step / 2}V${foot + 38}L${x} ${foot + 124}L${x - step / 2} ${foot + 38}Z`
    return (
      patch(path, fills[k] ?? undyed, threads[k], 0.8, x, foot + 48) +
      mirror(x, foot + 38, 15, collars[k] ?? undyed)
    )
  }).join('')
  return `<rect y="${foot - 26}" width="${width}" height="220" fill="#2A2430"/>${row}<g filter="url(#sewn)"><rect y="${y}" width="${width}" height="${band}" fill="${kajal}"/></g>${stitch(`M0 ${y + 10}H${width}M0 ${foot - 10}H${width}`, turmeric)}${words}`
}

export function hero(): Drawing {
  const [width, height] = [2000, 1250]
  const row = panels.map((panel, i) => medallion(panel, i, i * 500, 0, 500, 1100, 1, 610)).join('')
  const seams = [1, 2, 3]
    .map((i) => stitch(`M${i * 500 - 9} 130V1000M${i * 500 + 9} 130V1000`, undyed, 5))
    .join('')
  return sewn(width, height, `${row}${seams}${flags(width, 20, 990, 124, 84)}${valance(width, 20)}`)
}

/** On a phone the four patches are sewn two by two. */
export function heroPortrait(): Drawing {
  const [width, height] = [1080, 1350]
  const [w, h, top] = [540, 506, 96]
  const grid = panels
    .map((panel, i) => medallion(panel, i, (i % 2) * w, top + Math.floor(i / 2) * h, w, h, 0.95))
    .join('')
  const seams = stitch(
    `M${w - 9} 150V1110M${w + 9} 150V1110M0 ${top + h - 9}H1080M0 ${top + h + 9}H1080`,
    undyed,
    5,
  )
  return sewn(width, height, `${grid}${seams}${flags(width, 10, 1108, 112, 62)}${valance(width, 10)}`)
}
