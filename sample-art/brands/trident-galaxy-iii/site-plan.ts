import { type Drawing, svg } from '../../lib/drawing'
import { clear, copper, deep, lilac, night, numeral, starlight, trails, violet } from './book'

/** Lavender: the grounds by day, so that the plan is a sheet of its own on the night of the page. */
const ground = '#CFC2FF'

interface Planet {
  name: string
  walk: string
  orbit: number
  angle: number
  size: number
  face: string
  /** Where the label stands: right of the planet, or below it. */
  side: 1 | 0
}

const ring = (r: number, stroke: string, width: number): string =>
  `<circle r="${r}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`

const planets: Planet[] = [
  {
    name: 'Pool',
    walk: 'A minute, dry',
    orbit: 290,
    angle: 285,
    size: 74,
    side: 1,
    face: `<circle r="74" fill="${violet}"/>${[20, 36, 52].map((r) => ring(r, lilac, 6)).join('')}`,
  },
  {
    name: 'Garden',
    walk: 'Two, or more',
    orbit: 430,
    angle: 8,
    size: 92,
    side: 0,
    face: `<circle r="92" fill="${deep}"/>${[0, 60, 120, 180, 240, 300].map((a) => `<ellipse transform="rotate(${a})" cy="-44" rx="17" ry="34" fill="${starlight}"/>`).join('')}<circle r="13" fill="${copper}"/>`,
  },
  {
    name: 'Court',
    walk: 'Two, in whites',
    orbit: 430,
    angle: 128,
    size: 66,
    side: 0,
    face: `<circle r="66" fill="${copper}"/><path d="M-38-46H38V46H-38ZM-38 0H38M0-46V46" fill="none" stroke="${night}" stroke-width="5"/>`,
  },
  {
    name: 'Library',
    walk: 'One, whispered',
    orbit: 290,
    angle: 62,
    size: 50,
    side: 0,
    face: `<circle r="50" fill="${starlight}"/>${[-24, -8, 8, 24].map((x, i) => `<rect x="${x - 6}" y="${-26 + (i % 2) * 8}" width="12" height="${52 - (i % 2) * 8}" fill="${[night, violet, copper, night][i]}"/>`).join('')}`,
  },
  {
    name: 'Playground',
    walk: 'Two, skipping',
    orbit: 430,
    angle: 200,
    size: 58,
    side: 0,
    face: `<circle r="58" fill="${starlight}"/><path d="M-40 34L30-30M-40 34h20M30-30V38" stroke="${violet}" stroke-width="9" fill="none"/><circle cx="-6" cy="-4" r="9" fill="${copper}"/>`,
  },
]

/** The grounds as an orrery: three towers for a sun, and everything else in its orbit. */
export function sitePlan(): Drawing {
  const [x, y] = [600, 610]
  const orbits = [290, 430].map(
    (r) =>
      `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${night}" stroke-width="4" stroke-dasharray="1 13" stroke-linecap="round"/>`,
  )
  const bodies = planets.map(({ name, walk, orbit, angle, size, face, side }) => {
    const a = (angle * Math.PI) / 180
    const [px, py] = [x + orbit * Math.cos(a), y + orbit * Math.sin(a)]
    const anchor = side ? 'start' : 'middle'
    const lx = px + side * (size + 20)
    const ly = py + (side ? -16 : size + 66)
    const room = 23 * Math.max(walk.length, name.length * 1.4)
    const mask = `<rect x="${lx - (side ? 12 : room / 2)}" y="${ly - 58}" width="${room}" height="126" rx="24" fill="${ground}"/>`
    return `${mask}<circle cx="${px}" cy="${py}" r="${size + 14}" fill="${ground}"/><g transform="translate(${px} ${py})">${face}</g>${clear([walk], lx, ly + 52, 50, night, anchor, ground)}${clear([name], lx, ly, 66, night, anchor, ground)}`
  })
  const art = `<rect width="1200" height="1500" fill="${ground}"/>
    ${trails({
      x,
      y,
      from: 640,
      to: 1060,
      every: 26,
      weight: 0.9,
      seed: 14,
      colours: [
        [0.86, violet],
        [0, lilac],
      ],
    })}
    ${orbits.join('')}<circle cx="${x}" cy="${y}" r="160" fill="${copper}"/>
    <g transform="translate(${x} ${y + 88})">${numeral(170, night)}</g>${bodies.join('')}
    <rect x="36" y="1214" width="672" height="264" rx="40" fill="${ground}"/>
    ${clear(['The grounds', 'go round you.'], 64, 1318, 104, night, 'start', ground)}
    ${clear(['Measured', 'in slippers.'], 1140, 1370, 60, night, 'end', ground)}`
  return { width: 1200, height: 1500, html: svg(art, 1200, 1500) }
}
