import { type Drawing, svg } from '../../lib/drawing'
import { clear, copper, deep, lilac, lines, night, numeral, starlight, trails, violet } from './book'

/** Lavender: the grounds by day, so that the plan is a sheet of its own on the night of the page. */
const ground = '#CFC2FF'

interface Planet {
  name: string
  walk: string[]
  orbit: number
  angle: number
  size: number
  face: string
  /** Where the label stands: right or left of the planet. */
  side: 1 | -1
}

const ring = (r: number, stroke: string, width: number): string =>
  `<circle r="${r}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`

const planets: Planet[] = [
  {
    name: 'Pool',
    walk: ['One minute,', 'dry'],
    orbit: 300,
    angle: 205,
    size: 74,
    side: -1,
    face: `<circle r="74" fill="${violet}"/>${[20, 36, 52].map((r) => ring(r, lilac, 6)).join('')}`,
  },
  {
    name: 'Garden',
    walk: ['Two minutes,', 'or an hour'],
    orbit: 400,
    angle: 318,
    size: 92,
    side: 1,
    face: `<circle r="92" fill="${deep}"/>${[0, 60, 120, 180, 240, 300].map((a) => `<ellipse transform="rotate(${a})" cy="-44" rx="17" ry="34" fill="${starlight}"/>`).join('')}<circle r="13" fill="${copper}"/>`,
  },
  {
    name: 'Court',
    walk: ['Two minutes,', 'in whites'],
    orbit: 400,
    angle: 120,
    size: 66,
    side: -1,
    face: `<circle r="66" fill="${copper}"/><path d="M-38-46H38V46H-38ZM-38 0H38M0-46V46" fill="none" stroke="${night}" stroke-width="5"/>`,
  },
  {
    name: 'Library',
    walk: ['One minute,', 'whispered'],
    orbit: 300,
    angle: 36,
    size: 50,
    side: 1,
    face: `<circle r="50" fill="${starlight}"/>${[-24, -8, 8, 24].map((x, i) => `<rect x="${x - 6}" y="${-26 + (i % 2) * 8}" width="12" height="${52 - (i % 2) * 8}" fill="${[night, violet, copper, night][i]}"/>`).join('')}`,
  },
  {
    name: 'Dog lawn',
    walk: ['Three minutes,', 'pulled'],
    orbit: 510,
    angle: 66,
    size: 44,
    side: 1,
    face: `<circle r="44" fill="${violet}"/><ellipse cy="12" rx="17" ry="14" fill="${starlight}"/>${[
      [-20, -4],
      [-8, -18],
      [8, -18],
      [20, -4],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="7" fill="${starlight}"/>`)
      .join('')}`,
  },
  {
    name: 'Gate',
    walk: ['Three minutes,', 'never late'],
    orbit: 510,
    angle: 165,
    size: 40,
    side: 1,
    face: `<circle r="40" fill="${copper}"/><path d="M-18 22V-4A18 18 0 0 1 18-4V22Z" fill="${night}"/>`,
  },
  {
    name: 'Playground',
    walk: ['Two minutes,', 'skipping'],
    orbit: 510,
    angle: 246,
    size: 58,
    side: 1,
    face: `<circle r="58" fill="${starlight}"/><path d="M-40 34L30-30M-40 34h20M30-30V38" stroke="${violet}" stroke-width="9" fill="none"/><circle cx="-6" cy="-4" r="9" fill="${copper}"/>`,
  },
]

/** The grounds as an orrery: three towers for a sun, and everything else in its orbit. */
export function sitePlan(): Drawing {
  const [x, y] = [750, 690]
  const orbits = [300, 400, 510].map(
    (r) =>
      `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${night}" stroke-width="4" stroke-dasharray="1 13" stroke-linecap="round"/>`,
  )
  const bodies = planets.map(({ name, walk, orbit, angle, size, face, side }) => {
    const a = (angle * Math.PI) / 180
    const [px, py] = [x + orbit * Math.cos(a), y + orbit * Math.sin(a)]
    const anchor = side === 1 ? 'start' : 'end'
    const lx = px + side * (size + 22)
    return `<circle cx="${px}" cy="${py}" r="${size + 14}" fill="${ground}"/><g transform="translate(${px} ${py})">${face}</g>${clear(walk, lx, py + 34, 52, night, anchor, ground)}${clear([name], lx, py - 20, 66, night, anchor, ground)}`
  })
  const art = `<rect width="1500" height="1500" fill="${ground}"/>
    ${trails({
      x,
      y,
      from: 215,
      to: 1300,
      every: 22,
      weight: 0.8,
      seed: 14,
      colours: [
        [0.86, violet],
        [0, lilac],
      ],
    })}
    <circle cx="${x}" cy="${y}" r="610" fill="${ground}" opacity=".78"/>${orbits.join('')}<circle cx="${x}" cy="${y}" r="188" fill="${copper}"/>
    <g transform="translate(${x} ${y + 104})">${numeral(200, night)}</g>${bodies.join('')}
    ${lines(['The grounds', 'go round you.'], 84, 1372, { size: 92, fill: night, leading: 1, bold: 2.6 })}
    ${lines(['All walks measured', 'in slippers.'], 1416, 1404, { size: 56, fill: night, anchor: 'end', bold: 2 })}`
  return { width: 1500, height: 1500, html: svg(art, 1500, 1500) }
}
