import type { Drawing } from '../../lib/drawing'
import { written } from '../../lib/handwriting'
import { arrow, drawnByHand, hatched, stroke } from '../../lib/pencil'
import { ore, strata, sump } from './book'
import { contour } from './noise'

const paper = '#FBF5E9'
const [axis, gap] = [560, 104]
/** Where the first board lies, and half its height. */
const [first, tall] = [210, 112]

const toneOf = (i: number): string => strata[9 - Math.round(i * 1.4)] ?? ore
/** The palest tone as a crayon draws it, so that it shows on paper. */
const drawn = (fill: string): string => (fill === strata[9] ? '#E8D3A8' : fill)

/** A board seen from above one corner: its near edges show how thick it is. */
function board(i: number): string {
  const y = first + i * gap
  const [w, h, thick] = [430, tall, 18]
  const corners = `M${axis - w} ${y}L${axis} ${y - h}L${axis + w} ${y}L${axis} ${y + h}Z`
  const edge = `M${axis - w} ${y}L${axis} ${y + h}L${axis + w} ${y}V${y + thick}L${axis} ${y + h + thick}L${axis - w} ${y + thick}Z`
  const rx = 292 - i * 38
  const hole = contour(axis - 6 + i * 3, y + 2, rx, rx * 0.27, 5 + i, 0.1, 60)
  const lip = contour(axis - 6 + i * 3, y + 2 + thick, rx, rx * 0.27, 5 + i, 0.1, 60)
  const fill = toneOf(i)
  const clip = `<clipPath id="hole${i}"><path d="${hole}"/></clipPath>`
  return `<path d="${edge}" fill="${fill}"/><path d="${corners}" fill="${paper}"/>
    ${hatched(`board${i}`, corners, { left: axis - w, top: y - h, right: axis + w, bottom: y + h }, 15, { colour: drawn(fill), weight: 6, tool: 'crayon', opacity: 0.75 })}
    <path d="${hole}" fill="${paper}"/>${clip}<g clip-path="url(#hole${i})">${stroke(lip, { colour: fill === strata[9] ? '#CDB27C' : fill, weight: 5 })}</g>
    ${stroke(corners, { weight: 4.4, again: i === 0 })}${stroke(`M${axis - w} ${y}V${y + thick}L${axis} ${y + h + thick}L${axis + w} ${y + thick}V${y}M${axis} ${y + h}V${y + h + thick}`, { weight: 4 })}${stroke(hole, { colour: ore, weight: 6 })}
    ${written(String(i + 1), 1012, y + 20, 54)}`
}

/** All boards shut, cut through the middle: the opening narrows from board to board, water at its foot. */
function section(x: number, y: number): string {
  const [half, high] = [290, 42]
  const sides = Array.from({ length: 7 }, (_, i) => {
    const [open, top] = [200 - i * 27, y + i * high]
    const fill = toneOf(i)
    return [x - half, x + open].map((left) => {
      const box = `M${left} ${top}h${half - open}v${high}h${open - half}Z`
      const area = { left, top, right: left + half - open, bottom: top + high }
      return `${hatched(`cut${i}-${left}`, box, area, 11, { colour: drawn(fill), weight: 6, tool: 'crayon', opacity: 0.85 })}${stroke(box, { weight: 4 })}`
    })
  })
  const floor = y + 7 * high
  return `${sides.flat(2).join('')}${stroke(`M${x - half} ${floor}h${half * 2}v18h${half * -2}Z`, { weight: 4 })}${stroke(`M${x - 36} ${floor - 3}h72`, { colour: sump, weight: 10 })}`
}

/** The cover taken apart: seven boards, each with its own opening, over a floor with the water; beside it the cover shut. */
export function processPicture(): Drawing {
  const boards = [6, 5, 4, 3, 2, 1, 0].map(board)
  const floor = first + 7 * gap + 62
  const pool = contour(axis, floor, 66, 20, 4, 0.08, 60)
  const art = `${stroke(`M${axis - 430} ${floor}L${axis} ${floor - tall}L${axis + 430} ${floor}L${axis} ${floor + tall}Z`, { weight: 4 })}${hatched('water', pool, { left: axis - 90, top: floor - 40, right: axis + 90, bottom: floor + 40 }, 9, { colour: sump, weight: 7, tool: 'crayon' })}${stroke(pool, { colour: '#12706C', weight: 5.5 })}
    ${boards.join('')}<path d="M${axis - 430} ${first}V${floor}M${axis + 430} ${first}V${floor}" stroke="#7A6A5C" stroke-width="3.5" stroke-dasharray="16 14" fill="none"/>
    ${written(['pale on top,', 'dark below'], 40, 72, 58)}
    ${written('7 boards, open', 1080, 100, 60, { colour: '#8A3423' })}${arrow('M1064 92Q1000 96 954 150', [950, 156], 130, { weight: 4.5, colour: '#8A3423' })}
    ${section(1360, 420)}${written('and shut: 14 mm', 1120, 380, 60)}
    ${written('water', 1190, 1010, 60, { colour: '#12706C' })}${arrow('M1250 950Q1330 880 1354 736', [1355, 728], -80, { weight: 4.5, colour: '#12706C' })}${arrow(`M1176 1000Q900 1040 ${axis + 96} ${floor + 14}`, [axis + 90, floor + 12], -165, { weight: 4.5, colour: '#12706C' })}
    ${written('2 mm each', 40, 1150, 58)}`
  return drawnByHand(1720, 1180, art, paper)
}
