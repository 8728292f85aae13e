import { type Drawing, svg } from '../../lib/drawing'
import { random } from '../../lib/random'
import { copper, lilac, lines, night, star, starlight, violet } from './book'

/** Windows of the three towers as a grid: column 0 to 17 (six a tower), row 0 at the top. */
const [cx, cy, radius] = [1166, 675, 596]
const [cell, rows, gap] = [42, 19, 58]
/** The dial is drawn at full size and reduced, so that its hours find room outside it. */
const small = 0.865

const figures: { name: string[]; through: [number, number][] }[] = [
  {
    name: ['The', 'Ladle'],
    through: [
      [5, 5],
      [4, 8],
      [3, 10],
      [4, 13],
      [2, 16],
      [0, 14],
      [0, 11],
      [3, 10],
    ],
  },
  {
    name: ['The Late', 'Scooter'],
    through: [
      [7, 5],
      [9, 3],
      [11, 6],
      [10, 10],
      [11, 13],
      [9, 16],
      [7, 13],
      [8, 10],
      [10, 10],
    ],
  },
  {
    name: ['The Cricket', 'Bat'],
    through: [
      [17, 5],
      [15, 8],
      [16, 11],
      [14, 16],
      [12, 14],
      [14, 9],
      [15, 8],
    ],
  },
]

function place(column: number, row: number): [number, number] {
  const side = Math.floor(column / 6)
  return [cx - 8.5 * cell - gap + column * cell + side * gap, cy - 11 * cell + row * cell]
}

/** A chart of the flats as they look at night: every lit window is a home that has been sold. */
export function starChart(): Drawing {
  const next = random(61)
  const lit = new Set(figures.flatMap(({ through }) => through.map(([c, r]) => `${c} ${r}`)))
  const windows: string[] = []
  for (let column = 0; column < 18; column++) {
    const first = Math.floor(column / 6) === 1 ? 0 : 4
    for (let row = first; row < rows; row++) {
      const [x, y] = place(column, row)
      const special = lit.has(`${column} ${row}`)
      const on = special || next() > 0.58
      const fill = next() > 0.5 ? copper : lilac
      windows.push(
        special
          ? star(x, y, 23, starlight, `stroke="${night}" stroke-width="10" paint-order="stroke"`)
          : on
            ? `<rect x="${x - 8}" y="${y - 8}" width="16" height="16" fill="${fill}"/>`
            : `<rect x="${x - 8}" y="${y - 8}" width="16" height="16" fill="none" stroke="${violet}" stroke-width="2"/>`,
      )
    }
  }
  const lineWork = figures.map(
    ({ through }) =>
      `<path d="M${through.map(([c, r]) => place(c, r).join(' ')).join('L')}" fill="none" stroke="${starlight}" stroke-width="2.4"/>`,
  )
  const names = figures.map(({ name }, i) => {
    const [x, y] = place(i * 6 + 2.5, rows + 0.3)
    return lines(name, x, y, { size: 60, fill: starlight, anchor: 'middle', leading: 0.96, bold: 1.8 })
  })
  const ticks = Array.from(
    { length: 144 },
    (_, i) =>
      `<path transform="rotate(${i * 2.5} ${cx} ${cy})" d="M${cx} ${cy - radius + 14}v${i % 6 ? 12 : 28}" stroke="${i % 6 ? lilac : copper}" stroke-width="${i % 6 ? 2 : 4}"/>`,
  )
  const hours = ['XII', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI'].map(
    (hour, i) =>
      `<g transform="rotate(${i * 30} ${cx} ${cy})">${lines([hour], cx, cy - radius * small - 20, { size: 54, fill: night, anchor: 'middle', bold: 1.8 })}</g>`,
  )
  const art = `<rect width="1800" height="1350" fill="${starlight}"/>
    <g transform="translate(${cx} ${cy}) scale(${small}) translate(${-cx} ${-cy})"><circle cx="${cx}" cy="${cy}" r="${radius}" fill="${night}"/>${[0.985].map((k) => `<circle cx="${cx}" cy="${cy}" r="${radius * k}" fill="none" stroke="${violet}" stroke-width="2"/>`).join('')}
    ${ticks.join('')}${windows.filter((w) => !w.startsWith('<path')).join('')}${lineWork.join('')}${windows.filter((w) => w.startsWith('<path')).join('')}${names.join('')}</g>${hours.join('')}
    ${lines(['Every', 'light', 'is', 'taken.'], 84, 200, { size: 150, fill: night, leading: 0.96 })}
    <rect x="86" y="1060" width="28" height="28" fill="${copper}"/><rect x="86" y="1125" width="28" height="28" fill="${lilac}"/><rect x="88" y="1191" width="24" height="24" fill="none" stroke="${violet}" stroke-width="3"/>${star(100, 1008, 24, night)}
    ${lines(['A constellation', 'Sold, up late', 'Sold, asleep early', 'Could be yours'], 146, 1024, { size: 54, fill: night, leading: 1.2, bold: 1.6 })}`
  return { width: 1800, height: 1350, html: svg(art, 1800, 1350) }
}
