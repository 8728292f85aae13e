import { type Drawing, svg } from '../../lib/drawing'
import { coral, lines, night, wordmark } from './book'
import { person } from './people'

const paper = '#EFE6D6'

/** A full page whose columns of text are the stair: each floor tells what it sees. */
const floors = [
  { name: 'Ground', sees: ['The post.', 'The scooter.', 'Next door’s', 'opinion.'] },
  { name: 'First', sees: ['The mango', 'tree, trunk', 'and thief.'] },
  { name: 'Second', sees: ['The mango', 'tree, with', 'mangoes.'] },
  { name: 'Third', sees: ['Kites, from', 'their side.'] },
  { name: 'Fourth', sees: ['The breeze,', 'before it', 'gets tired.'] },
]

export function newspaperAd(): Drawing {
  const [x0, column, base, first, rise] = [75, 240, 1560, 312, 202]
  const columns = floors.map(({ name, sees }, i) => {
    const height = first + i * rise
    const [x, y] = [x0 + i * column, base - height]
    return `<rect x="${x}" y="${y}" width="${column}" height="${height}" fill="${night}"/><rect x="${x}" y="${y}" width="${column}" height="12" fill="${coral}"/>
      ${lines([name], x + 24, y + 74, { size: 46, fill: coral })}${lines(sees, x + 24, y + 132, { size: 36, fill: paper, leading: 1.3 })}`
  })
  const grain = `<filter id="pulp" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="3" seed="4"/><feColorMatrix values="0 0 0 0 .25 0 0 0 0 .18 0 0 0 0 .1 0 0 0 1.5 -.72"/></filter><rect width="1350" height="1800" filter="url(#pulp)" opacity=".34"/>`
  const art = `<rect width="1350" height="1800" fill="${paper}"/>
    <circle cx="1130" cy="330" r="118" fill="${coral}"/>
    ${columns.join('')}
    ${lines(['Come', 'up.'], 62, 330, { size: 330, fill: night, leading: 0.86, spacing: -6 })}
    ${person('sitting', 1190, base - first - 4 * rise, 120, night)}
    ${person('climbing', 715, base - first - 2 * rise, 128, night)}${person('dog', 420, base - first - rise, 104, night)}
    ${wordmark(75, 1634, 400, night)}
    ${lines(['Show flat open till the sun', 'is down, and a bit longer.'], 1275, 1662, { size: 40, fill: night, anchor: 'end', leading: 1.26 })}
    <g style="mix-blend-mode:multiply">${grain}</g>`
  return { width: 1350, height: 1800, html: svg(art, 1350, 1800) }
}
