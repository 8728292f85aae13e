import { type Drawing, svg } from '../../lib/drawing'
import { random } from '../../lib/random'
import { copper, lilac, lines, night, star, starlight, violet } from './book'

/** Windows of the three towers as a grid: column 0 to 14 (five a tower), row 0 at the top. */
const [cx, cy, radius] = [600, 790, 500]
const [cell, rows, gap] = [43, 15, 32]
/** Where names run along the rim, below the towers. */
const rim = 468

const figures: { name: string; through: [number, number][] }[] = [
  {
    name: 'The Ladle',
    through: [
      [4, 4],
      [3, 6],
      [3, 9],
      [4, 11],
      [2, 13],
      [0, 12],
      [0, 9],
      [3, 9],
    ],
  },
  {
    name: 'The Late Scooter',
    through: [
      [5, 4],
      [7, 2],
      [9, 5],
      [8, 8],
      [9, 11],
      [7, 13],
      [5, 11],
      [6, 8],
      [8, 8],
    ],
  },
  {
    name: 'The Cricket Bat',
    through: [
      [14, 4],
      [12, 6],
      [13, 9],
      [12, 12],
      [10, 11],
      [11, 7],
      [12, 6],
    ],
  },
]

function place(column: number, row: number): [number, number] {
  const side = Math.floor(column / 5)
  return [cx - 7 * cell - gap + column * cell + side * gap, cy - 402 + row * cell]
}

/** Words along the lower rim, their middle at so many degrees from the foot of the dial. */
function named(name: string, degrees: number): string {
  const id = `rim${degrees + 90}`
  const at = (a: number): string => {
    const turn = ((90 - degrees + a) * Math.PI) / 180
    return `${(cx + rim * Math.cos(turn)).toFixed(1)} ${(cy + rim * Math.sin(turn)).toFixed(1)}`
  }
  return `<path id="${id}" d="M${at(26)}A${rim} ${rim} 0 0 0 ${at(-26)}" fill="none"/><text font-family="Italiana" font-size="56" fill="${starlight}" stroke="${starlight}" stroke-width="1.8" text-anchor="middle"><textPath href="#${id}" startOffset="50%">${name}</textPath></text>`
}

/** A chart of the flats as they look at night: every lit window is a home that has been sold. */
export function starChart(): Drawing {
  const next = random(61)
  const lit = new Set(figures.flatMap(({ through }) => through.map(([c, r]) => `${c} ${r}`)))
  const windows: string[] = []
  const stars: string[] = []
  for (let column = 0; column < 15; column++) {
    const first = Math.floor(column / 5) === 1 ? 0 : 3
    for (let row = first; row < rows; row++) {
      const [x, y] = place(column, row)
      const on = next() > 0.55
      const fill = next() > 0.5 ? copper : lilac
      if (lit.has(`${column} ${row}`))
        stars.push(star(x, y, 27, starlight, `stroke="${night}" stroke-width="10" paint-order="stroke"`))
      else if (on) windows.push(`<rect x="${x - 10}" y="${y - 10}" width="20" height="20" fill="${fill}"/>`)
      else
        windows.push(
          `<rect x="${x - 9}" y="${y - 9}" width="18" height="18" fill="none" stroke="${violet}" stroke-width="2.6"/>`,
        )
    }
  }
  const drawn = figures.map(
    ({ through }) =>
      `<path d="M${through.map(([c, r]) => place(c, r).join(' ')).join('L')}" fill="none" stroke="${starlight}" stroke-width="3.4"/>`,
  )
  const ticks = Array.from(
    { length: 72 },
    (_, i) =>
      `<path transform="rotate(${i * 5} ${cx} ${cy})" d="M${cx} ${cy - radius + 6}v${i % 3 ? 9 : 18}" stroke="${i % 3 ? lilac : copper}" stroke-width="${i % 3 ? 2.4 : 4.4}"/>`,
  )
  const hours = ['XII', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI'].map(
    (hour, i) =>
      `<g transform="rotate(${i * 30} ${cx} ${cy})">${lines([hour], cx, cy - radius - 16, { size: 54, fill: night, anchor: 'middle', bold: 1.8 })}</g>`,
  )
  const key = [
    `<rect x="70" y="1426" width="34" height="34" fill="${copper}"/>`,
    `<rect x="70" y="1506" width="34" height="34" fill="${lilac}"/>`,
    star(678, 1443, 30, night),
    `<rect x="662" y="1507" width="32" height="32" fill="none" stroke="${violet}" stroke-width="4"/>`,
  ]
  const said = { size: 64, fill: night, leading: 1.25, bold: 1.9 }
  const art = `<rect width="1200" height="1600" fill="${starlight}"/><circle cx="${cx}" cy="${cy}" r="${radius}" fill="${night}"/>
    ${ticks.join('')}${windows.join('')}${drawn.join('')}${stars.join('')}${named('The Ladle', -46)}${named('The Late Scooter', 0)}${named('The Cricket Bat', 51)}${hours.join('')}
    ${lines(['Every light is taken.'], cx, 156, { size: 124, fill: night, anchor: 'middle', bold: 2.4 })}
    ${key.join('')}${lines(['Sold, up late', 'Sold, asleep early'], 132, 1464, said)}${lines(['A constellation', 'Could be yours'], 728, 1464, said)}`
  return { width: 1200, height: 1600, html: svg(art, 1200, 1600) }
}
