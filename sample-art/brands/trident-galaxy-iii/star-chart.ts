import { type Drawing, svg } from '../../lib/drawing'
import { random } from '../../lib/random'
import { copper, deep, lilac, lines, night, star, starlight, trails, violet } from './book'

/** The dial, and the windows of the three towers: seven columns each, row 0 at the roof of the middle one. */
const [cx, cy, radius] = [600, 790, 500]
const [cell, columns, rows, gap] = [36, 7, 17, 26]
/** Row 0 of the lower towers. */
const lower = 5

/** A window of one tower, counted from its own left column and from row 0 of the middle tower. */
type Window = [number, number]

interface Figure {
  name: string[]
  /** Lines from star to star. */
  through: Window[][]
  /** Round parts: a star in the middle of a ring, `radius` in windows. */
  rings?: { hub: Window; radius: number }[]
}

const figures: Figure[] = [
  {
    name: ['The Ladle'],
    through: [
      [
        [4, 7],
        [5, 6],
        [6, 7],
        [6, 12],
        [6, 13],
        [4, 15],
        [2, 15],
        [0, 13],
        [0, 12],
        [6, 12],
      ],
    ],
  },
  {
    name: ['The Late', 'Scooter'],
    through: [
      // Handlebar, stem, fork.
      [
        [3, 8],
        [4, 8],
        [5, 11],
        [6, 14],
      ],
      // Lamp.
      [
        [4, 8],
        [5, 9],
        [5, 11],
      ],
      // Footboard, seat, tail, rear wheel.
      [
        [5, 11],
        [4, 13],
        [3, 13],
        [2, 10],
        [0, 10],
        [0, 12],
        [1, 14],
        [3, 13],
      ],
    ],
    rings: [
      { hub: [1, 14], radius: 1 },
      { hub: [6, 14], radius: 1 },
    ],
  },
  {
    name: ['The Cricket', 'Bat'],
    through: [
      [
        [5, 6],
        [4, 9],
        [3, 9],
        [1, 14],
        [1, 15],
        [2, 16],
        [3, 15],
        [5, 10],
        [4, 9],
      ],
    ],
    rings: [{ hub: [5, 14], radius: 0.8 }],
  },
]

/** The middle of a window of tower 0, 1 or 2. */
function place(tower: number, [column, row]: Window): [number, number] {
  const left = cx + (tower - 1) * (columns * cell + gap) - ((columns - 1) / 2) * cell
  return [left + column * cell, cy - 372 + row * cell]
}

/** Name under its tower. */
function named(name: string[], tower: number): string {
  const [x, y] = place(tower, [(columns - 1) / 2, rows - 1])
  return lines(name, x, y + 86, {
    size: 50,
    fill: night,
    anchor: 'middle',
    leading: 1.04,
    bold: 1.8,
  })
}

/** The lines and rings of a figure. */
function drawn({ through, rings = [] }: Figure, tower: number): string {
  const d = through.map((path) => `M${path.map((at) => place(tower, at).join(' ')).join('L')}`).join('')
  const round = rings.map(({ hub, radius }) => {
    const [x, y] = place(tower, hub)
    return `<circle cx="${x}" cy="${y}" r="${radius * cell}"/>`
  })
  return `<g fill="none" stroke="${starlight}" stroke-width="5" stroke-linejoin="round"><path d="${d}"/>${round.join('')}</g>`
}

/** How far a window lies from the lines of a figure, in windows. */
function away([column, row]: Window, { through, rings = [] }: Figure): number {
  const lines = through.flatMap((path) =>
    path.slice(1).map(([c, r], i) => {
      const [a, b] = path[i] ?? [c, r]
      const along = ((column - a) * (c - a) + (row - b) * (r - b)) / ((c - a) ** 2 + (r - b) ** 2 || 1)
      const t = Math.max(0, Math.min(1, along))
      return Math.hypot(column - a - t * (c - a), row - b - t * (r - b))
    }),
  )
  const round = rings.map(({ hub, radius }) => Math.abs(Math.hypot(column - hub[0], row - hub[1]) - radius))
  return Math.min(...lines, ...round)
}

/** A chart of the flats as they look at night: every lit window is a home that has been sold. */
export function starChart(): Drawing {
  const next = random(61)
  const windows: string[] = []
  const stars: string[] = []
  for (const [tower, figure] of figures.entries()) {
    const { through, rings = [] } = figure
    const lit = new Set([...through.flat(), ...rings.map(({ hub }) => hub)].map(String))
    for (let column = 0; column < columns; column++) {
      for (let row = tower === 1 ? 0 : lower; row < rows; row++) {
        const [x, y] = place(tower, [column, row])
        const on = next() > 0.6
        const fill = next() > 0.5 ? copper : lilac
        if (lit.has(`${column},${row}`))
          stars.push(star(x, y, 20, starlight, `stroke="${night}" stroke-width="7" paint-order="stroke"`))
        else if (away([column, row], figure) < 0.4) continue
        else if (on) windows.push(`<rect x="${x - 8}" y="${y - 8}" width="16" height="16" fill="${fill}"/>`)
        else
          windows.push(
            `<rect x="${x - 7}" y="${y - 7}" width="14" height="14" fill="none" stroke="${violet}" stroke-width="2.2"/>`,
          )
      }
    }
  }
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
  // The sky turns round a star above the middle roof, as on every other piece; the towers stand on copper.
  const [axisX, roof] = place(1, [(columns - 1) / 2, 0])
  const axis = { x: axisX, y: roof - 74 }
  const sky = trails({
    ...axis,
    from: 40,
    to: 900,
    every: 17,
    seed: 12,
    weight: 0.85,
    colours: [
      [0.82, lilac],
      [0.42, violet],
      [0, deep],
    ],
  })
  const ground = cy + 238
  const half = Math.sqrt(radius ** 2 - (ground - cy) ** 2)
  const bodies = figures.map((_, tower) => {
    const [x, y] = place(tower, [(columns - 1) / 2, tower === 1 ? 0 : lower])
    const [w, high] = [columns * cell + 6, 18]
    return `<rect x="${x - w / 2}" y="${y - 34}" width="${w}" height="${ground - y + 34}" fill="${night}"/><rect x="${x - w / 2 - 8}" y="${y - 44}" width="${w + 16}" height="${high}" fill="${copper}"/>`
  })
  const said = { size: 64, fill: night, leading: 1.25, bold: 1.9 }
  const art = `<rect width="1200" height="1600" fill="${starlight}"/><circle cx="${cx}" cy="${cy}" r="${radius}" fill="${night}"/>
    <clipPath id="dial"><circle cx="${cx}" cy="${cy}" r="${radius - 26}"/></clipPath><g clip-path="url(#dial)">${sky}</g>${bodies.join('')}
    <path d="M${cx - half} ${ground}A${radius} ${radius} 0 0 0 ${cx + half} ${ground}Z" fill="${copper}"/>
    ${ticks.join('')}${windows.join('')}${figures.map(drawn).join('')}${stars.join('')}${figures.map(({ name }, tower) => named(name, tower)).join('')}${hours.join('')}${star(axis.x, axis.y, 34, starlight, `stroke="${night}" stroke-width="14" paint-order="stroke"`)}
    ${lines(['The sky is half taken.'], cx, 156, { size: 124, fill: night, anchor: 'middle', bold: 2.4 })}
    ${key.join('')}${lines(['Sold, up late', 'Sold, asleep early'], 132, 1464, said)}${lines(['A constellation', 'Bring your own'], 728, 1464, said)}`
  return { width: 1200, height: 1600, html: svg(art, 1200, 1600) }
}
