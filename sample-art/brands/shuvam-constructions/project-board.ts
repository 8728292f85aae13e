import { type Drawing, svg } from '../../lib/drawing'
import { brick, bricks, cream, lines, marigold, shadows, umber, wordmark } from './book'
import { bob, plumb, swag } from './garland'
import { brickAt } from './masonry'
import { enamelBoard, hook, keys, tag, tinFence, tinPaints, twigShadow } from './tin'

/** Courses from the ground up; the months are the plan, the tags are what stands. */
const courses = [
  { name: 'Foundation', month: 'January' },
  { name: 'Plinth', month: 'March' },
  { name: 'Walls', month: 'June' },
  { name: 'Slab', month: 'September' },
  { name: 'Plaster', month: 'November' },
  { name: 'Keys', month: 'February' },
]
const built = 3

const board = { x: 40, y: 62, width: 1476, height: 1078 }
/** Left edge of the bond, a whole tag and half of one, their height and joint, and the pitch of rows. */
const [left, whole, high, gap, pitch, foot] = [452, 200, 106, 12, 130, 1092]
const half = whole / 2 - gap / 2
/** Hooks stand where a tag of any row has its holes: half a tag apart. */
const hooks = Array.from({ length: 6 }, (_, i) => left + half / 2 + i * (whole / 2 + gap / 2))
const right = left + 3 * whole + 2 * gap

/** One row of the board: its name, its bond of tags or of painted places that wait for them, its month. */
function row({ name, month }: { name: string; month: string }, i: number): string {
  const y = foot - i * pitch - high
  const widths = i % 2 ? [half, whole, whole, half] : [whole, whole, whole]
  let here = left
  const places = widths.map((width, k) => {
    const x = here
    here += width + gap
    const holes = hooks.filter((at) => at > x && at < x + width)
    if (i < built || (i === built && k === 0))
      return tag(x, y, width, high, bricks[(i * 3 + k * 2) % 5] ?? brick, holes)
    if (i === built && k === 1)
      return `${tag(x, y, width, high, marigold, holes)}${lines(['Today'], x + width / 2, y + 89, { size: 54, fill: umber, anchor: 'middle' })}`
    return `<rect x="${x + 3}" y="${y + 3}" width="${width - 6}" height="${high - 6}" rx="7" fill="#EAD7B4" stroke="#D3B98C" stroke-width="4"/>`
  })
  const wires = hooks.map((x) => hook(x, y + 6))
  const string = i < built ? swag([left - 4, y + 4], [right + 4, y + 4], 30, 15, i) : ''
  const fill = i <= built ? umber : '#735240'
  return `${places.join('')}${wires.join('')}${string}${lines([name], left - 26, y + 74, { size: 54, fill, anchor: 'end' })}${lines([month], right + 28, y + 74, { size: 54, fill })}`
}

/** The board at the gate tells progress in the unit that everyone can check from the street: a tin tag for every brick, hung up as it is laid. */
export function projectBoard(): Drawing {
  const [width, height] = [1660, 1270]
  const band = `<path d="M${board.x + 26} ${board.y + 26}H${board.x + board.width - 26}V${board.y + 214}H${board.x + 26}Z" fill="${brick}"/><path d="M${board.x + 26} ${board.y + 228}H${board.x + board.width - 26}" stroke="${brick}" stroke-width="6"/>`
  const title = `${wordmark(board.x + 84, board.y + 68, 500, cream)}${lines(['Plot 18, row by row:', 'six rows, then your keys.'], board.x + board.width - 84, board.y + 106, { size: 54, fill: cream, anchor: 'end', leading: 1.24 })}`
  const kerb = Array.from({ length: 15 }, (_, i) => brickAt(i * 118 - 30, 1204, 110, 44))
  const keysAt = hooks[5] ?? right
  const painted = `${band}${title}${courses.map(row).join('')}${keys(keysAt + 8, foot - 5 * pitch - high + 22)}`
  const art = `${shadows}${tinPaints}${tinFence(width, 0, 1204, [30, 1172])}
    ${enamelBoard(board.x, board.y, board.width, board.height, painted)}
    ${twigShadow(1570, 640, 1)}
    <rect y="1200" width="${width}" height="70" fill="#D9BE98"/><rect y="1196" width="${width}" height="12" fill="#04140F" opacity=".45"/>${kerb.join('')}
    ${bob(1588, 1176, 190, 40)}${plumb(1588, -40, 940, 27)}`
  return { width, height, html: svg(art, width, height) }
}
