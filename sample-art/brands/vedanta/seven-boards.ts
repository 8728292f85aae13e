import { type Drawing, svg } from '../../lib/drawing'
import { ore, rect, sand, strata, sump, title } from './book'
import { contour } from './noise'

const [wide, high] = [500, 562]

/** The boards of the report's cover before they were glued, each with its own opening; in the eighth place lies the floor with the water. */
export function sevenBoards(): Drawing {
  const tones = [9, 7, 6, 5, 4, 3, 2].map((i) => strata[i] ?? ore)
  const boards = tones.map((fill, i) => {
    const [x, y] = [(i % 4) * wide, Math.floor(i / 4) * high]
    const [cx, cy, r] = [x + 258, y + 296, 214 - i * 24]
    const edge = (dx: number, dy: number) => contour(cx + dx, cy + dy, r, r * 0.94, 5, 0.13)
    const ink = i < 4 ? ore : sand
    return `${rect(x, y, wide + 1, high + 1, fill)}<clipPath id="board${i}"><path d="${edge(0, 0)}"/></clipPath><path d="${edge(0, 0)}" fill="${ore}"/>
      <g clip-path="url(#board${i})"><path d="${edge(0, 0)}" fill="${strata[9 - i - 3] ?? ore}"/><path d="${edge(15, 20)}" fill="#1E0604"/></g>
      ${title(`${i + 1}`, x + 30, y + 88, 78, { fill: ink })}`
  })
  const [x, y] = [3 * wide, high]
  const pool = [118, 92, 62, 30].map(
    (r, i) =>
      `<path d="${contour(x + 258, y + 296, r, r * 0.94, 5, 0.13)}" fill="${['#0F6F74', '#178E8A', sump, '#4CC4B4'][i]}"/>`,
  )
  const floor = `${rect(x, y, wide, high + 1, ore)}${pool.join('')}${title('8', x + 30, y + 88, 78, { fill: '#4CC4B4' })}`
  const seams = `<path d="M500 0V1124M1000 0V1124M1500 0V1124M0 562H2000" stroke="#1E0604" stroke-width="6" opacity=".55"/>`
  return {
    width: 2000,
    height: 1124,
    ground: ore,
    html: svg(`${boards.join('')}${floor}${seams}`, 2000, 1124),
  }
}
