import { type Drawing, svg } from '../../lib/drawing'
import { clear, copper, lilac, lines, night, numeral, starlight, violet } from './book'

/** Ink and lilac on cream: a map is read by day. */
const [ground, lane, water] = [starlight, '#CBB9F5', '#DCD2FF']

const [x, y] = [1180, 640]
const at = (r: number, degrees: number): string => {
  const a = (degrees * Math.PI) / 180
  return `${(x + r * Math.cos(a)).toFixed(1)} ${(y + r * Math.sin(a)).toFixed(1)}`
}
const arc = (r: number, from: number, to: number): string =>
  `M${at(r, from)}A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 1 ${at(r, to)}`

/** Roads stop short of words: a name never lies on a line. */
const roads = [
  { r: 210, from: 20, to: 330, width: 16, colour: lilac },
  { r: 330, from: 150, to: 402, width: 22, colour: violet },
  { r: 470, from: 122, to: 300, width: 12, colour: lane },
  { r: 560, from: 154, to: 262, width: 30, colour: lilac },
  { r: 700, from: 159, to: 173, width: 12, colour: lane },
  { r: 700, from: 185, to: 250, width: 12, colour: lane },
  { r: 860, from: 164, to: 174, width: 18, colour: violet },
  { r: 860, from: 184, to: 236, width: 18, colour: violet },
  { r: 1010, from: 166, to: 197, width: 12, colour: lane },
  { r: 1010, from: 207, to: 214, width: 12, colour: lane },
  { r: 470, from: 320, to: 377, width: 12, colour: lane },
]
const lanes = [
  [210, 560, 172],
  [330, 700, 206],
  [560, 1100, 190],
  [210, 330, 262],
  [412, 600, 300],
  [330, 700, 16],
  [700, 1100, 168],
  [330, 470, 232],
]

const label = (
  id: string,
  r: number,
  from: number,
  to: number,
  words: string,
  fill: string,
  size = 56,
): string =>
  `<path id="${id}" d="${arc(r, from, to)}" fill="none"/><text font-family="Italiana" font-size="${size}" fill="${fill}" stroke="${fill}" stroke-width="2" letter-spacing="1"><textPath href="#${id}">${words}</textPath></text>`

function stop(r: number, degrees: number, words: string[], side: 1 | -1, dy = 0): string {
  const [px, py] = at(r, degrees).split(' ').map(Number) as [number, number]
  const [name = '', ...notes] = words
  const anchor = side === 1 ? 'start' : 'end'
  return `<circle cx="${px}" cy="${py}" r="19" fill="${night}" stroke="${copper}" stroke-width="8"/>${clear([name], px + side * 62, py - 6 + dy, 66, night, anchor, ground)}${clear(notes, px + side * 62, py + 54 + dy, 56, night, anchor, ground)}`
}

/** The way there: every road goes round, one comes in. */
export function approachMap(): Drawing {
  const drawn = roads.map(
    ({ r, from, to, width, colour }) =>
      `<path d="${arc(r, from, to)}" stroke="${colour}" stroke-width="${width}"/>`,
  )
  const radial = lanes.map(
    ([a = 0, b = 0, t = 0]) => `<path d="M${at(a, t)}L${at(b, t)}" stroke="${lane}" stroke-width="8"/>`,
  )
  const route = `M${at(860, 206)}A860 860 0 0 0 ${at(860, 190)}L${at(560, 190)}A560 560 0 0 0 ${at(560, 172)}L${at(210, 172)}A210 210 0 0 0 ${at(210, 92)}L${at(150, 92)}`
  const lake = `<path d="${arc(430, 26, 68)}L${at(660, 70)}A660 660 0 0 0 ${at(660, 28)}Z" fill="${water}"/>${[475, 515, 555, 595].map((r, i) => `<path d="${arc(r, 31 + i, 45 + (i % 2) * 2)}" stroke="${violet}" stroke-width="5" fill="none"/>`).join('')}`
  const art = `<rect width="1800" height="1200" fill="${ground}"/><g fill="none" stroke-linecap="round">${lake}${radial.join('')}${drawn.join('')}
    <path d="${route}" stroke="${night}" stroke-width="44" stroke-linejoin="round"/><path d="${route}" stroke="${copper}" stroke-width="26" stroke-linejoin="round"/></g>
    <circle cx="${x}" cy="${y}" r="158" fill="${copper}"/><g transform="translate(${x} ${y + 84})">${numeral(160, night)}</g>
    ${label('ringroad', 589, 212, 262, 'Ring road. Indicate.', night)}${label('canal', 356, 250, 350, 'Canal road, by bicycle', night)}
    ${stop(860, 206, ['Airport', '22 minutes.', '16 at night.'], -1, -10)}${stop(560, 181, ['Tea, the good one', 'Stop. You have time.'], -1, -2)}${stop(210, 132, ['Last left', 'Two towers?', 'Look again.'], 1, 124)}
    ${lines(['Lake,', 'with the same', 'stars in it'], 1412, 1066, { size: 56, fill: night, leading: 1.06, bold: 2 })}
    ${lines(['All roads go round.', 'One comes in.'], 84, 1020, { size: 92, fill: night, leading: 1.04, bold: 2.6 })}`
  return { width: 1800, height: 1200, html: svg(art, 1800, 1200) }
}
