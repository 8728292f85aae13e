import { type Drawing, svg } from '../../lib/drawing'
import { ore, rect, sand, strata, sump, title } from './book'
import { contour } from './noise'
import { opening } from './pit-steps'

/** One field of the sheet, the board that lies in it, and where the middle of its opening is. */
const [wide, high] = [500, 562]
const [left, top, across, down] = [28, 28, 436, 498]
const middle = { x: left + 222, y: top + 278 }
/** How thick a board looks, px: one sees a little of every edge that faces down and right. */
const thick = 5

const tones = [9, 7, 6, 5, 4, 3, 2].map((i) => strata[i] ?? ore)
const dark = (i: number): string => strata[[7, 5, 4, 3, 2, 1, 0][i] ?? 0] ?? ore

const holes = tones.map((_, i) => {
  const r = 184 - i * 22
  const points = opening(middle.x, middle.y, r, r * 0.94, 5, 0.44)
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
})
const sheet = `M${left} ${top}h${across}v${down}h${-across}Z`

const put = (d: string, shift: number, fill: string, extra = ''): string =>
  `<path fill-rule="evenodd" d="${d}" fill="${fill}" transform="translate(${shift} ${shift})" ${extra}/>`

/** The floor with the water, so many boards below the top. */
function floor(shift: number): string {
  const pool = [56, 44, 31, 16].map((r, i) =>
    put(
      contour(middle.x, middle.y, r, r * 0.94, 5, 0.13),
      shift,
      ['#0F6F74', '#178E8A', sump, '#4CC4B4'][i] ?? sump,
    ),
  )
  return put(sheet, shift, ore) + pool.join('')
}

/** Board `i` on all that lie below it: the light comes from above and from the left. */
function pile(i: number): string {
  const deepest = tones.length
  let drawn = `<path d="${sheet}" transform="translate(${10 + (deepest - i) * 7} ${10 + (deepest - i) * 7})" fill="#12040266"/>${floor((deepest - i) * thick)}`
  for (let k = deepest - 1; k >= i; k -= 1) {
    const at = (k - i) * thick
    const board = sheet + holes[k]
    // The shadow of the upper left edge on the board below, then the edge itself, then the face.
    drawn += `<clipPath id="in${i}-${k}"><path d="${sheet}" transform="translate(${at + thick} ${at + thick})"/></clipPath><g clip-path="url(#in${i}-${k})">${put(`M-400 -400h1400v1400h-1400Z${holes[k]}`, at + thick + 13, '#1E0604', 'opacity=".42"')}</g>`
    for (let t = thick; t > 0; t -= 1) drawn += put(board, at + t, dark(k))
    drawn += put(board, at, tones[k] ?? sand)
    drawn += `<path d="${holes[k]}" transform="translate(${at} ${at})" fill="none" stroke="${sand}" stroke-width="2" opacity=".4"/>`
  }
  return drawn
}

/** The boards of the report's cover before the glue, one more lifted off in every field, until only the floor with the water is left. */
export function sevenBoards(): Drawing {
  const fields = Array.from({ length: 8 }, (_, i) => {
    const ink = i === 7 ? '#4CC4B4' : i < 4 ? ore : sand
    const what =
      i < 7 ? pile(i) : `<path d="${sheet}" transform="translate(8 8)" fill="#12040266"/>${floor(0)}`
    return `<g transform="translate(${(i % 4) * wide} ${Math.floor(i / 4) * high})">${what}${title(`${i + 1}`, left + 24, top + 78, 78, { fill: ink })}</g>`
  })
  return {
    width: 2000,
    height: 1124,
    ground: ore,
    html: svg(`${rect(0, 0, 2000, 1124, '#5B2A1C')}${fields.join('')}`, 2000, 1124),
  }
}
