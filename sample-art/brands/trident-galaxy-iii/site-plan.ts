import { type Drawing, svg } from '../../lib/drawing'
import { clear, copper, deep, lilac, night, numeral, starlight, trails, violet } from './book'

/** Lavender: the grounds by day, so that the plan is a sheet of its own on the night of the page. */
const ground = '#CFC2FF'

const [x, y] = [600, 628]
/** A minute on foot, and two. */
const [near, far] = [230, 475]

interface Planet {
  name: string
  walk: string
  orbit: number
  angle: number
  size: number
  /** The radius for which its face is drawn. */
  drawn: number
  face: string
  /** Where the label stands: under the planet or over it. */
  side: 1 | -1
  /** How far the label stands to the right of its planet's middle. */
  shift?: number
}

const ring = (r: number, stroke: string, width: number): string =>
  `<circle r="${r}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`

const planets: Planet[] = [
  {
    name: 'Pool',
    walk: 'A minute, dry',
    orbit: near,
    angle: 272,
    size: 62,
    side: -1,
    drawn: 74,
    face: `<circle r="74" fill="${violet}"/>${[20, 36, 52].map((r) => ring(r, lilac, 6)).join('')}`,
  },
  {
    name: 'Garden',
    walk: 'Two, or more',
    orbit: far,
    angle: 45,
    size: 84,
    side: 1,
    drawn: 92,
    face: `<circle r="92" fill="${deep}"/>${[0, 60, 120, 180, 240, 300].map((a) => `<ellipse transform="rotate(${a})" cy="-44" rx="17" ry="34" fill="${starlight}"/>`).join('')}<circle r="13" fill="${copper}"/>`,
  },
  {
    name: 'Court',
    walk: 'Two, in whites',
    orbit: far,
    angle: 131,
    size: 62,
    side: 1,
    drawn: 66,
    face: `<circle r="66" fill="${copper}"/><path d="M-38-46H38V46H-38ZM-38 0H38M0-46V46" fill="none" stroke="${night}" stroke-width="5"/>`,
  },
  {
    name: 'Library',
    walk: 'One, whispered',
    orbit: near,
    angle: 88,
    size: 48,
    side: 1,
    drawn: 50,
    face: `<circle r="50" fill="${starlight}"/>${[-24, -8, 8, 24].map((x, i) => `<rect x="${x - 6}" y="${-26 + (i % 2) * 8}" width="12" height="${52 - (i % 2) * 8}" fill="${[night, violet, copper, night][i]}"/>`).join('')}`,
  },
  {
    name: 'Playground',
    walk: 'Two, skipping',
    orbit: far,
    angle: 235,
    shift: -96,
    size: 54,
    side: -1,
    drawn: 58,
    face: `<circle r="58" fill="${starlight}"/><path d="M-40 34L30-30M-40 34h20M30-30V38" stroke="${violet}" stroke-width="9" fill="none"/><circle cx="-6" cy="-4" r="9" fill="${copper}"/>`,
  },
]

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** The middle of a planet, and the boxes of its two lines of label. */
function layout({ name, walk, orbit, angle, size, side, shift = 0 }: Planet) {
  const a = (angle * Math.PI) / 180
  const [px, py] = [x + orbit * Math.cos(a), y + orbit * Math.sin(a)]
  const first = side > 0 ? py + size + 66 : py - size - 88
  const row = (words: string, letter: number, foot: number): Box => ({
    left: px + shift - (words.length * letter) / 2,
    right: px + shift + (words.length * letter) / 2,
    top: foot - 46,
    bottom: foot + 14,
  })
  return { px, py, first, boxes: [row(name, 31, first), row(walk, 23, first + leading)] }
}

/** From the name down to the distance, px. */
const leading = 62

/** The dots of both orbits, evenly spaced; those near a planet or a word are left out. */
function orbits(): string {
  const laid = planets.map((planet) => ({ ...layout(planet), size: planet.size }))
  const free = (u: number, v: number): boolean =>
    laid.every(
      ({ px, py, size, boxes }) =>
        Math.hypot(u - px, v - py) > size + 20 &&
        boxes.every(
          ({ left, top, right, bottom }) =>
            Math.hypot(Math.max(left - u, 0, u - right), Math.max(top - v, 0, v - bottom)) > 20,
        ),
    )
  const dots = [near, far].flatMap((r) => {
    const count = Math.round((2 * Math.PI * r) / 13)
    return Array.from({ length: count }, (_, i) => {
      const a = (i / count) * 2 * Math.PI
      const [u, v] = [x + r * Math.cos(a), y + r * Math.sin(a)]
      return free(u, v) ? `<circle cx="${u.toFixed(1)}" cy="${v.toFixed(1)}" r="2.2"/>` : ''
    })
  })
  return `<g fill="${night}">${dots.join('')}</g>`
}

/** The grounds as an orrery: three towers for a sun, and everything else in its orbit. */
export function sitePlan(): Drawing {
  const bodies = planets.map((planet) => {
    const { px, py, first } = layout(planet)
    const label = (words: string, foot: number, size: number): string =>
      clear([words], px + (planet.shift ?? 0), foot, size, night, 'middle', ground)
    return `<g transform="translate(${px} ${py}) scale(${planet.size / planet.drawn})">${planet.face}</g>${label(planet.name, first, 66)}${label(planet.walk, first + leading, 50)}`
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
    ${orbits()}<circle cx="${x}" cy="${y}" r="130" fill="${copper}"/>
    <g transform="translate(${x} ${y + 72})">${numeral(138, night)}</g>${bodies.join('')}
    <rect x="36" y="1214" width="672" height="264" rx="40" fill="${ground}"/>
    ${clear(['The grounds', 'go round you.'], 64, 1318, 104, night, 'start', ground)}
    ${clear(['Measured', 'in slippers.'], 1140, 1370, 60, night, 'end', ground)}`
  return { width: 1200, height: 1500, html: svg(art, 1200, 1500) }
}
