import { type Drawing, svg } from '../../lib/drawing'
import { coral, lines, night, wordmark } from './book'
import { person } from './people'

const paper = '#EFE6D6'

/** A full page whose columns of text are the stair: each floor says what it sees. */
const floors = [
  { name: 'Ground', sees: ['Post,', 'scooters.'] },
  { name: 'First', sees: ['A mango', 'trunk.'] },
  { name: 'Second', sees: ['Mangoes.'] },
  { name: 'Third', sees: ['Kites.'] },
  { name: 'Fourth', sees: ['Breeze,', 'all of it.'] },
]

export function newspaperAd(): Drawing {
  const [x0, column, base, first, rise] = [75, 240, 1560, 312, 202]
  const columns = floors.map(({ name, sees }, i) => {
    const height = first + i * rise
    const [x, y] = [x0 + i * column, base - height]
    return `<rect x="${x}" y="${y}" width="${column}" height="${height}" fill="${night}"/><rect x="${x}" y="${y}" width="${column}" height="12" fill="${coral}"/>
      ${lines([name], x + 24, y + 78, { size: 52, fill: coral })}${lines(sees, x + 24, y + 140, { size: 48, fill: paper, leading: 1.16 })}`
  })
  const art = `<rect width="1350" height="1800" fill="${paper}"/>
    <circle cx="1130" cy="330" r="118" fill="${coral}"/>
    ${columns.join('')}
    ${lines(['Come', 'up.'], 62, 330, { size: 330, fill: night, leading: 0.86, spacing: -6 })}
    ${person('sitting', 1190, base - first - 4 * rise, 120, night)}
    ${person('climbing', 715, base - first - 2 * rise, 128, night)}${person('dog', 420, base - first - rise, 104, night)}
    ${wordmark(75, 1634, 400, night)}
    ${lines(['Show flat open till the sun', 'is down, and a bit longer.'], 1275, 1652, { size: 48, fill: night, anchor: 'end', leading: 1.2 })}`
  return { width: 1350, height: 1800, html: svg(art, 1350, 1800) }
}
