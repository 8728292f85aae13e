import { type Drawing, svg } from '../../lib/drawing'
import {
  blush,
  blushShade,
  cream,
  custard,
  custardShade,
  gable,
  note,
  say,
  shutter,
  shutterShade,
  tomato,
  wordmark,
} from './book'
import { pack, range } from './pack'
import { seed, seedDefs } from './seeds'

/** The carton’s body: its sides, where the roof sits on it, and the floor it stands on. */
const [left, right, eaves, ground] = [330, 1170, 452, 1404]
const middle = (left + right) / 2
/** Thickness of a wall, and of a floor: its edge carries the names of those who live above. */
const [wall, floor] = [28, 72]
const storey = (ground - eaves - wall) / 2

interface Room {
  /** Which of the seven packs has moved in. */
  lodger: number
  column: 0 | 1
  row: 0 | 1
  paper: string
  pattern: string
}

const rooms: Room[] = [
  { lodger: 3, column: 0, row: 0, paper: blush, pattern: blushShade },
  { lodger: 1, column: 1, row: 0, paper: cream, pattern: custard },
  { lodger: 2, column: 0, row: 1, paper: cream, pattern: custard },
  { lodger: 4, column: 1, row: 1, paper: blush, pattern: blushShade },
]

/** A room: wallpaper of little houses, the shade of the ceiling, one pack, its name below on the edge of the floor. */
function room({ lodger, column, row, paper, pattern }: Room): string {
  const one = range[lodger]
  if (!one) return ''
  const width = (right - left - 3 * wall) / 2
  const x = left + wall + column * (width + wall)
  const top = eaves + wall + row * storey
  const foot = top + storey - floor
  const houses = Array.from({ length: 30 }, (_, at) => {
    const [across, down] = [at % 6, Math.floor(at / 6)]
    return `<path d="${gable(x + 24 + across * 66 - (down % 2) * 33, top + 96 + down * 74, 24, 38)}" fill="${pattern}"/>`
  }).join('')
  const [size, tall] = [190, 350]
  const at = x + (width - size * 1.26) / 2
  const board = foot - 30
  return `<clipPath id="room${lodger}"><rect x="${x}" y="${top}" width="${width}" height="${foot - top}"/></clipPath><g clip-path="url(#room${lodger})"><rect x="${x}" y="${top}" width="${width}" height="${storey}" fill="${paper}"/>${houses}<rect x="${x}" y="${top}" width="${width}" height="26" fill="${pattern}"/><rect x="${x}" y="${top}" width="22" height="${storey}" fill="${pattern}"/><path d="M${x} ${foot}L${x + 22} ${board}H${x + width}V${foot}Z" fill="${custardShade}"/><path d="M${at + size} ${foot - 6}l52 -18h90l-40 18Z" fill="#B98F3A"/></g>
    ${pack(one, at, foot - 6, size, tall)}
    ${say(one.name, x + width / 2, foot + 53, 50, { anchor: 'middle' })}`
}

const leaf = (points: string, fill: string): string => `<path d="${points}" fill="${fill}"/>`

/** The delivery carton: slit, unfold, and it is a doll’s house with the order moved in. */
export function carton(): Drawing {
  const [out, drop] = [256, 66]
  const slant = drop / out
  const apex = 190
  const floors = [0, 1]
    .map((row) => {
      const y = eaves + wall + (row + 1) * storey - floor
      return `<rect x="${left}" y="${y}" width="${right - left}" height="${floor}" fill="${custard}"/><rect x="${left}" y="${y}" width="${right - left}" height="8" fill="#FBEBB8"/>`
    })
    .join('')
  return {
    width: 1500,
    height: 1500,
    html: svg(
      `${seedDefs}<rect width="1500" height="1500" fill="${shutter}"/><rect y="1290" width="1500" height="210" fill="${shutterShade}"/><path d="M40 1450L${left - 40} 1386H${right + 40}L1460 1450L1500 1470V1500H0V1470Z" fill="#073322"/>
      ${leaf(`M${left} ${eaves}L${middle} ${apex}L${right} ${eaves}Z`, custardShade)}<path d="M${left + 44} ${eaves}L${middle} ${apex + 28}L${right - 44} ${eaves}Z" fill="${tomato}"/><path d="M${left + 44} ${eaves}L${middle} ${apex + 28}L${middle} ${apex + 74}L${left + 116} ${eaves}Z" fill="#C93722"/>
      <rect x="${left}" y="${eaves}" width="${right - left}" height="${ground - eaves}" fill="${custardShade}"/>${floors}${rooms.map(room).join('')}
      ${[654, 744, 838].map((x, k) => seed('makhana', x, eaves - 20 - (k % 2) * 6, 1.3, k * 9, k)).join('')}
      ${leaf(`M${left - 40} ${eaves + 28}L${middle} ${apex - 34}L${middle + 22} ${apex + 2}L${left} ${eaves + 50}Z`, cream)}${leaf(`M${right + 40} ${eaves + 28}L${middle} ${apex - 34}L${middle - 22} ${apex + 2}L${right} ${eaves + 50}Z`, custard)}
      ${leaf(`M${left} ${eaves}L${left - out} ${eaves + drop}V${ground + drop}L${left} ${ground}Z`, custard)}${leaf(`M${left} ${eaves}l-14 4V${ground + 4}L${left} ${ground}Z`, custardShade)}
      ${leaf(`M${right} ${eaves}L${right + out} ${eaves + drop}V${ground + drop}L${right} ${ground}Z`, custard)}${leaf(`M${right} ${eaves}l14 4V${ground + 4}L${right} ${ground}Z`, '#FBEBB8')}
      <g transform="matrix(1 ${-slant} 0 1 ${left - out} ${eaves + drop})"><path d="${gable(22, 860, 206, 760)}" fill="none" stroke="${shutter}" stroke-width="6" stroke-dasharray="14 12"/>${say(['This', 'side', 'home.'], 125, 400, 56, { anchor: 'middle', line: 1.06 })}<circle cx="206" cy="640" r="12" fill="${tomato}"/></g>
      <g transform="matrix(1 ${slant} 0 1 ${right} ${eaves})">${wordmark(30, 150, 204)}${note(['Slit here.', 'Fold back.', 'Furnish', 'with', 'dinner.'], 30, 330, 46, { line: 1.26 })}<path d="M30 800h204" stroke="${tomato}" stroke-width="8" stroke-dasharray="20 14"/></g>
      ${say('Delivered. Moved in.', 750, 118, 100, { anchor: 'middle', colour: cream })}`,
      1500,
      1500,
    ),
  }
}
