import { type Drawing, svg } from '../../lib/drawing'
import { cobalt, coral, line, night, note, rect, say, sky, white, yellow } from './book'
import { type Bulb, ends, face, outline, rays } from './bulb'
import { units } from './paper'

const side = 1200

/** Units as a bar chart: one wire bends itself into six months and May is the tall one. */
export function wireChart(): Drawing {
  const floor = 856
  const tops = units.map(([, count]) => Math.round(floor - count * 1.94))
  const left = (i: number) => 92 + i * 178
  const wire = tops.map((top, i) => `H${left(i)}V${top}h126V${floor}`).join('')
  const bulb: Bulb = { x: left(4) + 63, y: 257, r: 92, mood: 'worried', base: sky }
  const names = units.map(([month], i) =>
    note(month, left(i) + 63, 936, 62, { anchor: 'middle', fill: i === 4 ? yellow : sky, weight: 700 }),
  )
  const picture = `${rect(0, 0, side, side, night)}${rect(left(4) + 9, tops[4] ?? 0, 108, floor - (tops[4] ?? 0), coral)}
  ${line(`M-20 ${floor}${wire}H1220`, white, 18)}${face(bulb)}${names.join('')}
  ${say(['May was', 'your fan', 'month.'], 72, 168, 124)}${note(['214 units in June.', 'Well done, curtains.'], 76, 1044, 70, { fill: white, leading: 1.16 })}`
  return { width: side, height: side, ground: night, html: svg(picture, side, side) }
}

/** The question mark: the wire asks, then runs in at one cheek of the bulb that answers and out at the other. */
export function question(): Drawing {
  const bulb: Bulb = { x: 882, y: 820, r: 176, mood: 'smirk', base: cobalt }
  const [cheek = [0, 0], other = [0, 0]] = ends(bulb)
  const hook = `M-20 330C60 430 300 480 386 380C452 300 440 104 668 104C850 104 946 214 916 340C888 456 640 450 632 630C628 760 690 ${cheek[1] + 8} ${cheek[0]} ${cheek[1]}`
  const out = `M${other[0]} ${other[1]}C1030 880 1130 870 1230 760`
  const clip = `<clipPath id="answer">${outline(bulb)}</clipPath>`
  const near = (degrees: number): boolean => (degrees > 128 && degrees < 262) || degrees < 30 || degrees > 350
  const picture = `${rect(0, 0, side, side, white)}${clip}${line(hook + out, cobalt, 46)}${rays(bulb, yellow, near, 0.8)}${face(bulb)}
  <g clip-path="url(#answer)">${line(hook + out, night, 14)}</g>
  ${say(['Ask', 'us.'], 72, 692, 210, { fill: night, leading: 0.88 })}
  ${note('1800 000 0000', 78, 974, 74, { fill: cobalt, weight: 800 })}${note(['About one unit', 'or all of them.'], 80, 1058, 70, { fill: night, leading: 1.08 })}`
  return { width: side, height: side, ground: white, html: svg(picture, side, side) }
}

const figures: [string, string][] = [
  ['12M+', 'Reach'],
  ['703K+', 'Engagement'],
  ['25,500', 'App downloads'],
  ['+8.5K', 'Follower growth'],
]

/** A figure on the wire over what it counts; the knot is where it hangs. */
const hung = (index: number, x: number, y: number, size: number): string => {
  const [figure = '', what = ''] = figures[index] ?? []
  return `<circle cx="${x}" cy="${y}" r="${size * 0.15}" fill="${night}"/>${say(figure, x - size * 0.14, y - size * 0.38, size, { fill: night, stretch: 100 })}${note(what, x - size * 0.08, y - size * 1.26, size * 0.36, { fill: night, weight: 750 })}`
}

/** The bulb that ends the wire smiles like its siblings: white glass, since a yellow one would be lost on yellow, with a cobalt edge. */
function lit(bulb: Bulb, wire: string): string {
  const clip = `<clipPath id="lit">${outline(bulb)}</clipPath>`
  return `${rays(bulb, white, (d) => d > 128 && d < 172, 0.8)}<g fill="${white}" stroke="${cobalt}" stroke-width="10">${outline(bulb)}</g>${face(bulb)}${clip}<g clip-path="url(#lit)">${line(wire, night, bulb.r * 0.078)}</g>`
}

/** Results: the wire begins at the first figure’s knot, swings from figure to figure and ends as the smile of a bulb. */
export function results(): Drawing {
  const stops = [68, 491, 966, 1482]
  const bulb: Bulb = { x: 1998, y: 222, r: 104, mood: 'grin', body: white, base: cobalt }
  const [[x, y]] = ends(bulb)
  const wire = `M68 300C170 400 390 400 491 300C610 400 850 400 966 300C1090 400 1360 400 1482 300C1600 420 1806 390 ${x} ${y}`
  const picture = `${rect(0, 0, 2160, 450, yellow)}${line(wire, cobalt, 13)}${lit(bulb, wire)}${stops.map((x, index) => hung(index, x, 300, 116)).join('')}`
  return { width: 2160, height: 450, ground: yellow, html: svg(picture, 2160, 450) }
}

/** The same for a phone: the wire goes out at the right and comes in again below, like a line of writing. */
export function resultsPhone(): Drawing {
  const rows = [256, 552, 848, 1144]
  // Words begin 12 to its left: at 20 px of a phone's 390, as the page's own do.
  const margin = 53
  const bulb: Bulb = { x: 668, y: 1050, r: 88, mood: 'grin', body: white, base: cobalt }
  const [[x, y]] = ends(bulb)
  const wire = rows
    .map((y0, index) => {
      const start = index ? `M-20 ${y0 - 24}C4 ${y0} 20 ${y0 + 8} ${margin} ${y0}` : `M${margin} ${y0}`
      return `${start}${index < 3 ? `C260 ${y0 + 62} 560 ${y0 + 62} 820 ${y0 - 24}` : `C200 ${y0 + 84} 500 ${y0 + 60} ${x} ${y}`}`
    })
    .join('')
  const picture = `${rect(0, 0, 800, 1250, yellow)}${line(wire, cobalt, 13)}${lit(bulb, wire)}${rows.map((y0, index) => hung(index, margin, y0, 148)).join('')}`
  return { width: 800, height: 1250, ground: yellow, html: svg(picture, 800, 1250) }
}
