import { type Drawing, svg } from '../../lib/drawing'
import { copper, grain, lilac, lines, night, starlight } from './book'
import { arc, foot, hedges, type Kept, lawn, lights, paths, prints, slipper, trees } from './site-plan-ground'
import { court, garden, library, meadow, playground, pool, surfaces } from './site-plan-places'
import { roofing, towersFromAbove } from './site-plan-towers'

interface Label {
  name: string
  walk: string
  /** Where the words stand on the ring between the two outer walks, degrees. */
  angle: number
  /** Half the ring that they take, degrees. */
  half: number
}

/** Distances in minutes on foot, as far as one can say. */
const labels: Label[] = [
  { name: 'Pool', walk: 'A minute, dry', angle: 270, half: 23 },
  { name: 'Playground', walk: 'Two, skipping', angle: 221, half: 24 },
  { name: 'Library', walk: 'One, whispered', angle: 90, half: 24 },
  { name: 'Court', walk: 'Two, in whites', angle: 138, half: 22 },
  { name: 'Garden', walk: 'Two, or more', angle: 42, half: 20 },
]

/** Words that go round with everything else; below the towers they turn, so that nobody stands on his head. */
function around({ name, walk, angle }: Label): string {
  const below = angle < 180
  const row = (words: string, r: number, size: number, fill: string): string => {
    const id = `${name}${r}`
    const d = below ? arc(r, angle + 60, angle - 60) : arc(r, angle - 60, angle + 60)
    const text = (ink: string, bold: number): string =>
      `<text font-size="${size}" fill="${ink}" stroke="${ink}" stroke-width="${bold}" text-anchor="middle"><textPath href="#${id}" startOffset="50%">${words}</textPath></text>`
    // The margin of lawn first: it must not lie on letters beside its own.
    return `<path id="${id}" d="${d}" fill="none"/>${text(lawn, 20)}${text(fill, size * 0.034)}`
  }
  return below
    ? row(name, 426, 64, copper) + row(walk, 481, 48, starlight)
    : row(name, 452, 64, copper) + row(walk, 402, 48, starlight)
}

/** Ways across the ring of words, between one label and the next. */
const crossings = [0, 180, 316, 246, 66, 114, 160, 20]

const far = { playground: [136, 132], meadow: [1066, 130], court: [172, 1050], garden: [1056, 1056] } as const

/** The grounds at night from above the star: hedges, walks and words turn round three roofs that read III. */
export function sitePlan(): Drawing {
  const kept: Kept[] = [
    { inner: 0, outer: 212, from: 0, to: 360 },
    { inner: 225, outer: 352, from: 209, to: 351 },
    { inner: 222, outer: 354, from: 46, to: 134 },
    ...labels.map(({ angle, half }) => ({
      inner: 372,
      outer: 506,
      from: angle - half,
      to: angle + half,
    })),
    ...crossings.map((a) => ({ inner: 212, outer: 516, from: a - 1.6, to: a + 1.6 })),
    ...Object.values(far).map(([x, y]) => ({ x, y, radius: 146 })),
    { x: far.court[0], y: far.court[1], radius: 172 },
  ]
  const ways = crossings.map((a) => prints(374, 504, a)).join('')
  const near = [212, 316, 146, 34].map((a) => prints(226, 350, a)).join('')
  const words = `<g font-family="Italiana" stroke-linejoin="round" letter-spacing="1">${labels.map(around).join('')}</g>`
  const scale = [0, 1, 2, 3, 4]
    .map(
      (i) =>
        `<g transform="translate(${770 + i * 78} ${foot + 80}) rotate(90) scale(2.5)"><g transform="translate(-6 0)">${slipper(night, copper)}</g><g transform="translate(7 -13)">${slipper(night, copper)}</g></g>`,
    )
    .join('')
  const art = `<defs>${lights}${surfaces}${roofing}</defs><rect width="1200" height="1500" fill="url(#lawn)"/>
    <g fill="none" stroke-linecap="round">${hedges(kept)}</g>${paths()}${ways}${near}${trees(kept)}
    ${playground(...far.playground)}${meadow(...far.meadow)}${court(...far.court)}${garden(...far.garden)}${pool()}${library()}${towersFromAbove()}${words}
    ${grain(1200, foot, 0.2)}<rect y="${foot}" width="1200" height="${1500 - foot}" fill="${copper}"/>
    ${lines(['The grounds', 'go round you.'], 56, foot + 118, { size: 108, fill: night, leading: 0.98 })}
    ${scale}${lines(['Measured', 'in slippers.'], 1144, foot + 170, { size: 60, fill: night, anchor: 'end', leading: 1, bold: 1.4 })}`
  return { width: 1200, height: 1500, ground: lilac, html: svg(art, 1200, 1500) }
}
