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

interface Layout {
  width: number
  height: number
  board: { x: number; y: number; width: number; height: number }
  /** Height of the red band with the name. */
  band: number
  title: string
  /** Left edge of the bond, a whole tag, its height, the joint, the pitch of rows, the foot of the lowest. */
  left: number
  whole: number
  high: number
  gap: number
  pitch: number
  foot: number
  /** Name and month of a row, in this ink; the row's top is y, its bond ends at `right`. */
  labels: (name: string, month: string, y: number, fill: string, right: number) => string
  /** Where the plumb line hangs, where its garland ends, and how high its bob is. */
  line: [number, number, number]
  /** Where the shadow of a twig comes in: never over the tags. */
  twig?: [number, number]
}

/** One row of the board: its name, its bond of tags or of painted places that wait for them, its month. */
function row(
  { left, whole, high, gap, pitch, foot, labels }: Layout,
  hooks: readonly number[],
  i: number,
): string {
  const half = whole / 2 - gap / 2
  const right = left + 3 * whole + 2 * gap
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
      return `${tag(x, y, width, high, marigold, holes)}${lines(['Today'], x + width / 2, y + high - 20, { size: whole * 0.27, fill: umber, anchor: 'middle' })}`
    return `<rect x="${x + 3}" y="${y + 3}" width="${width - 6}" height="${high - 6}" rx="7" fill="#EAD7B4" stroke="#D3B98C" stroke-width="4"/>`
  })
  const wires = hooks.map((x) => hook(x, y + 6))
  const string = i < built ? swag([left - 4, y + 4], [right + 4, y + 4], 30, 15, i) : ''
  const { name = '', month = '' } = courses[i] ?? {}
  return `${places.join('')}${wires.join('')}${string}${labels(name, month, y, i <= built ? umber : '#735240', right)}`
}

/** The board at the gate tells progress in the unit that everyone can check from the street: a tin tag for every brick, hung up as it is laid. */
function gateBoard(layout: Layout): Drawing {
  const { width, height, board, band, title, left, whole, high, gap, pitch, foot, line, twig } = layout
  // Hooks stand where a tag of any row has its holes: half a tag apart.
  const hooks = Array.from({ length: 6 }, (_, i) => left + whole / 4 - gap / 4 + i * (whole / 2 + gap / 2))
  const [inner, end] = [board.x + 26, board.x + board.width - 26]
  const red = `<path d="M${inner} ${board.y + 26}H${end}V${board.y + 26 + band}H${inner}Z" fill="${brick}"/><path d="M${inner} ${board.y + 40 + band}H${end}" stroke="${brick}" stroke-width="6"/>`
  const street = height - 66
  const kerb = Array.from({ length: Math.ceil(width / 118) + 1 }, (_, i) =>
    brickAt(i * 118 - 30, street, 110, 44),
  )
  const rows = courses.map((_, i) => row(layout, hooks, i)).join('')
  const painted = `${red}${title}${rows}${keys((hooks[5] ?? left) + 8, foot - 5 * pitch - high + 22)}`
  const [plumbAt, garlandEnd, bobHeight] = line
  const art = `${shadows}${tinPaints}${tinFence(width, 0, street, [30, street - 32])}
    ${enamelBoard(board.x, board.y, board.width, board.height, painted)}
    ${twig ? twigShadow(...twig, 1) : ''}
    <rect y="${street - 4}" width="${width}" height="70" fill="#D9BE98"/><rect y="${street - 8}" width="${width}" height="12" fill="#04140F" opacity=".45"/>${kerb.join('')}
    ${bob(plumbAt, garlandEnd + bobHeight + 46, bobHeight, 40)}${plumb(plumbAt, -40, garlandEnd, 27)}`
  return { width, height, html: svg(art, width, height) }
}

export const projectBoard = (): Drawing =>
  gateBoard({
    width: 1660,
    height: 1270,
    board: { x: 40, y: 62, width: 1476, height: 1078 },
    band: 188,
    title: `${wordmark(124, 130, 500, cream)}${lines(['Plot 18, row by row:', 'six rows, then your keys.'], 1432, 168, { size: 54, fill: cream, anchor: 'end', leading: 1.24 })}`,
    left: 452,
    whole: 200,
    high: 106,
    gap: 12,
    pitch: 130,
    foot: 1092,
    labels: (name, month, y, fill, right) =>
      `${lines([name], 426, y + 74, { size: 54, fill, anchor: 'end' })}${lines([month], right + 28, y + 74, { size: 54, fill })}`,
    line: [1588, 940, 190],
    twig: [1570, 640],
  })

/** For phones: the month stands below the name, so that both are large enough to read from the gate. */
export const projectBoardPhone = (): Drawing =>
  gateBoard({
    width: 1080,
    height: 1480,
    board: { x: 22, y: 62, width: 940, height: 1290 },
    band: 274,
    title: `${wordmark(82, 124, 420, cream)}${lines(['Plot 18, row by row:', 'six rows, then your keys.'], 82, 268, { size: 52, fill: cream, leading: 1.16 })}`,
    left: 412,
    whole: 160,
    high: 122,
    gap: 12,
    pitch: 154,
    foot: 1304,
    labels: (name, month, y, fill) =>
      `${lines([name], 58, y + 52, { size: 52, fill })}${lines([month], 58, y + 106, { size: 44, fill })}`,
    line: [1021, 1130, 150],
  })
