import { type Drawing, svg } from '../../lib/drawing'
import { copper, deep, lines, night, numeral, star, starlight, trails, violet } from './book'

const [width, height] = [1800, 1350]
const [wide, high] = [720, 960]

type Stops = [number, string][]
const brass: Stops = [
  [0, '#C98A3C'],
  [0.3, '#F4D28A'],
  [0.5, '#D9A24E'],
  [0.75, '#F1C876'],
  [1, '#9A6326'],
]
const foil: Stops = [
  [0, '#B56B40'],
  [0.2, copper],
  [0.36, starlight],
  [0.5, '#E58F55'],
  [0.66, copper],
  [0.78, '#FFE3C4'],
  [1, '#9A5530'],
]

/** Its light runs over the whole sheet, and once more over each piece alone. */
const metal = (id: string, stops: Stops): string => {
  const inside = stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('')
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x2="${wide}" y2="${high}">${inside}</linearGradient><linearGradient id="${id}-piece" x2="1" y2="1">${inside}</linearGradient>`
}

/** What the cover has in copper: arcs, star, numeral and name. */
function relief(id: string, under: string): string {
  const [sheet, piece] = [`url(#${id})`, `url(#${id}-piece)`]
  const arcs = trails({
    x: wide / 2,
    y: 300,
    from: 60,
    to: 620,
    every: 30,
    seed: 12,
    weight: 1.7,
    colours: [
      [0.28, sheet],
      [0, under],
    ],
  })
  return `<clipPath id="edge"><rect width="${wide}" height="790"/></clipPath><g clip-path="url(#edge)">${arcs}</g>
    <g transform="translate(${wide / 2} 730)"><g stroke="${under}" stroke-width="44" stroke-linejoin="round">${numeral(500, under, false)}</g>${numeral(500, piece, false)}${star(0, -576, 62, piece)}</g>
    ${lines(['Trident Galaxy'], wide / 2, 892, { size: 96, fill: sheet, anchor: 'middle' })}`
}

const bolt = (x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="25" fill="#5B3A14"/><path d="M${x - 15} ${y - 7}L${x + 15} ${y + 7}" stroke="#F4D28A" stroke-width="8"/>`

/** The brass die of the cover, its picture back to front, and beside it the first sheet that it stamped. */
export function foilDie(): Drawing {
  const shade = `<rect x="-24" y="-14" width="820" height="1070" fill="#0B0519" opacity=".7" filter="url(#soft)"/>`
  const die = `<rect x="-44" y="-44" width="808" height="1058" rx="12" fill="#2A1707"/><rect x="-44" y="-44" width="808" height="1036" rx="12" fill="#B87B33"/><rect width="${wide}" height="948" fill="#3A240A"/>
    <g transform="translate(${wide} 0) scale(-1 1)">${relief('brass', '#3A240A')}</g>${[-6, 726].map((x) => bolt(x, -6) + bolt(x, 954)).join('')}`
  const sheet = `<rect x="-60" y="-60" width="840" height="1080" fill="${night}"/>${relief('foil', deep)}`
  const art = `<defs>${metal('brass', brass)}${metal('foil', foil)}<filter id="soft"><feGaussianBlur stdDeviation="20"/></filter></defs><rect width="${width}" height="${height}" fill="${violet}"/>
    <g transform="translate(1006 204) rotate(4)">${shade}${sheet}</g><g transform="translate(110 214) rotate(-3)">${shade}${die}</g>`
  // Never shown wider than three fifths of a page.
  return {
    width: 1200,
    height: 900,
    ground: violet,
    html: svg(`<g transform="scale(${2 / 3})">${art}</g>`, 1200, 900),
  }
}
