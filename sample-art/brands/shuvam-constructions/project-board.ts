import { type Drawing, svg } from '../../lib/drawing'
import { brick, cream, leafGreen, limeWash, lines, marigold, shadows, umber, wordmark } from './book'
import { head } from './garland'
import { brickAt } from './masonry'

/** Courses from the ground up; the months are the plan, the colour is what stands. */
const courses = [
  { name: 'Foundation', month: 'January' },
  { name: 'Plinth', month: 'March' },
  { name: 'Walls', month: 'June' },
  { name: 'Slab', month: 'September' },
  { name: 'Plaster', month: 'November' },
  { name: 'Keys', month: 'February' },
]
const built = 3

/** The board at the gate tells progress in the unit that everyone can check from the street: courses of brick. */
export function projectBoard(): Drawing {
  const [x, w, h, gap, foot] = [548, 222, 112, 12, 1130]
  const rows = courses.map(({ name, month }, i) => {
    const y = foot - (i + 1) * (h + gap)
    const widths = i % 2 ? [w / 2 - gap / 2, w, w, w / 2 - gap / 2] : [w, w, w]
    let left = x
    const row = widths.map((width, k) => {
      const here = left
      left += width + gap
      const today = i === built && k === 1
      if (i < built || (i === built && k === 0)) return brickAt(here, y, width, h)
      if (today)
        return (
          brickAt(here, y, width, h, marigold) +
          lines(['Today'], here + width / 2, y + 74, { size: 54, fill: umber, anchor: 'middle' })
        )
      return `<rect x="${here}" y="${y}" width="${width}" height="${h}" fill="#E2D2B8"/>`
    })
    const tone = i <= built ? umber : '#7A5A48'
    return `${row.join('')}${lines([name], x - 30, y + 76, { size: 60, fill: tone, anchor: 'end' })}${lines([month], x + 3 * w + 2 * gap + 32, y + 76, { size: 60, fill: tone })}`
  })
  const art = `${shadows}<g transform="translate(-75 -40)" data-bleed><rect width="1800" height="1350" fill="${leafGreen}"/><path d="M0 1230H1800V1350H0Z" fill="${brick}"/>
    <g filter="url(#high)"><rect x="190" y="1180" width="52" height="180" fill="${umber}"/><rect x="1560" y="1180" width="52" height="180" fill="${umber}"/></g>
    <g filter="url(#high)"><rect x="110" y="90" width="1590" height="1110" fill="${limeWash}"/></g><g filter="url(#low)"><rect x="140" y="120" width="1530" height="226" fill="${brick}"/></g>
    ${wordmark(184, 176, 560, cream)}${lines(['Plot 18, row by row:', 'six rows, then your keys.'], 1630, 218, { size: 56, fill: cream, anchor: 'end', leading: 1.24 })}
    ${rows.join('')}${head(150, 128, 46, 'flame')}${head(1662, 128, 46, 'flame')}</g>`
  return { width: 1660, height: 1270, html: svg(art, 1660, 1270) }
}
