import { type Drawing, svg } from '../../lib/drawing'
import { clear, copper, lilac, lines, night, numeral, starlight, violet } from './book'

/** Ink and lilac on cream: a map is read by day. */
const [ground, lane, water] = [starlight, '#CBB9F5', '#DCD2FF']

const [x, y] = [740, 720]
/** Radii below are drawn so much smaller. */
const scale = 0.72
const at = (r: number, degrees: number): string => {
  const a = (degrees * Math.PI) / 180
  return `${(x + r * scale * Math.cos(a)).toFixed(1)} ${(y + r * scale * Math.sin(a)).toFixed(1)}`
}
const turn = (r: number, to: string, far: 0 | 1, way: 0 | 1): string =>
  `A${r * scale} ${r * scale} 0 ${far} ${way} ${to}`
const arc = (r: number, from: number, to: number): string =>
  `M${at(r, from)}${turn(r, at(r, to), to - from > 180 ? 1 : 0, 1)}`

/** Roads stop short of words: a name never lies on a line. */
const roads = [
  { r: 210, from: 20, to: 330, width: 13, colour: lilac },
  { r: 330, from: 160, to: 402, width: 18, colour: violet },
  { r: 470, from: 166, to: 300, width: 10, colour: lane },
  { r: 560, from: 167, to: 262, width: 24, colour: lilac },
  { r: 700, from: 185, to: 214, width: 10, colour: lane },
  { r: 700, from: 230, to: 290, width: 10, colour: lane },
  { r: 860, from: 240, to: 275, width: 15, colour: violet },
  { r: 1010, from: 250, to: 312, width: 10, colour: lane },
  { r: 470, from: 320, to: 377, width: 10, colour: lane },
  { r: 700, from: 306, to: 330, width: 10, colour: lane },
]
const lanes = [
  [210, 560, 172],
  [330, 700, 206],
  [560, 860, 190],
  [210, 330, 262],
  [412, 700, 300],
  [330, 620, 16],
  [330, 470, 232],
  [700, 1010, 262],
]

const label = (id: string, r: number, from: number, to: number, words: string): string =>
  `<path id="${id}" d="${arc(r, from, to)}" fill="none"/><text font-family="Italiana" font-size="56" fill="${night}" stroke="${night}" stroke-width="2" letter-spacing="1"><textPath href="#${id}">${words}</textPath></text>`

/** A stop on the way; its name stands where there is room for it. */
function stop(r: number, degrees: number, words: string[], left: number, top: number): string {
  const [px, py] = at(r, degrees).split(' ')
  const [name = '', ...notes] = words
  return `<circle cx="${px}" cy="${py}" r="19" fill="${night}" stroke="${copper}" stroke-width="8"/>${clear([name], left, top, 72, night, 'start', ground)}${clear(notes, left, top + 64, 58, night, 'start', ground)}`
}

/** The way there, for phones: every road goes round, one comes in. */
export function approachMap(): Drawing {
  const drawn = roads.map(
    ({ r, from, to, width, colour }) =>
      `<path d="${arc(r, from, to)}" stroke="${colour}" stroke-width="${width}"/>`,
  )
  const radial = lanes.map(
    ([a = 0, b = 0, t = 0]) => `<path d="M${at(a, t)}L${at(b, t)}" stroke="${lane}" stroke-width="7"/>`,
  )
  const route = `M${at(860, 206)}${turn(860, at(860, 190), 0, 0)}L${at(560, 190)}${turn(560, at(560, 172), 0, 0)}L${at(210, 172)}${turn(210, at(210, 92), 0, 0)}L${at(150, 92)}`
  const lake = `<path d="${arc(400, 24, 54)}L${at(620, 54)}${turn(620, at(620, 24), 0, 0)}Z" fill="${water}"/>${[440, 480, 520, 560].map((r, i) => `<path d="${arc(r, 29 + i, 43 + (i % 2) * 2)}" stroke="${violet}" stroke-width="5" fill="none"/>`).join('')}`
  const art = `<rect width="1200" height="1500" fill="${ground}"/><g fill="none" stroke-linecap="round">${lake}${radial.join('')}${drawn.join('')}
    <path d="${route}" stroke="${night}" stroke-width="44" stroke-linejoin="round"/><path d="${route}" stroke="${copper}" stroke-width="26" stroke-linejoin="round"/></g>
    <circle cx="${x}" cy="${y}" r="118" fill="${copper}"/><g transform="translate(${x} ${y + 64})">${numeral(124, night)}</g>
    ${label('ringroad', 590, 206, 276, 'Ring road. Indicate.')}${label('canal', 360, 238, 372, 'Canal road, by bicycle')}
    ${stop(860, 206, ['Airport', '22 minutes.', '16 at night.'], 64, 258)}${stop(560, 181, ['Tea, the good one', 'Stop. You have time.'], 64, 886)}${stop(210, 132, ['Last left', 'Two towers?', 'Look again.'], 400, 1046)}
    ${lines(['Lake, with the', 'same stars in it'], 1140, 1136, { size: 58, fill: night, anchor: 'end', leading: 1.06, bold: 2 })}
    ${lines(['All roads go round.', 'One comes in.'], 64, 1316, { size: 112, fill: night, leading: 1.04, bold: 2.8 })}`
  return { width: 1200, height: 1500, html: svg(art, 1200, 1500) }
}
