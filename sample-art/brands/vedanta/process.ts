import type { Drawing } from '../../lib/drawing'
import { written } from '../../lib/handwriting'
import { arrow, drawnByHand, hatched, stroke } from '../../lib/pencil'
import { ore, strata, sump } from './book'
import { contour } from './noise'

const paper = '#FBF5E9'
const [axis, gap] = [560, 168]

/** A board seen from above one corner: its near edges show how thick it is. */
function board(i: number): string {
  const y = 262 + i * gap
  const [w, h, thick] = [430, 150, 22]
  const corners = `M${axis - w} ${y}L${axis} ${y - h}L${axis + w} ${y}L${axis} ${y + h}Z`
  const edge = `M${axis - w} ${y}L${axis} ${y + h}L${axis + w} ${y}V${y + thick}L${axis} ${y + h + thick}L${axis - w} ${y + thick}Z`
  const rx = 292 - i * 38
  const hole = contour(axis - 6 + i * 3, y + 2, rx, rx * 0.36, 5 + i, 0.1, 60)
  const lip = contour(axis - 6 + i * 3, y + 2 + thick, rx, rx * 0.36, 5 + i, 0.1, 60)
  const fill = strata[9 - Math.round(i * 1.4)] ?? ore
  const clip = `<clipPath id="hole${i}"><path d="${hole}"/></clipPath>`
  return `<path d="${edge}" fill="${fill}"/><path d="${corners}" fill="${paper}"/>
    ${hatched(`board${i}`, corners, { left: axis - w, top: y - h, right: axis + w, bottom: y + h }, 15, { colour: fill === strata[9] ? '#E8D3A8' : fill, weight: 6, tool: 'crayon', opacity: 0.75 })}
    <path d="${hole}" fill="${paper}"/>${clip}<g clip-path="url(#hole${i})">${stroke(lip, { colour: fill === strata[9] ? '#CDB27C' : fill, weight: 5 })}</g>
    ${stroke(corners, { weight: 4.4, again: i === 0 })}${stroke(`M${axis - w} ${y}V${y + thick}L${axis} ${y + h + thick}L${axis + w} ${y + thick}V${y}M${axis} ${y + h}V${y + h + thick}`, { weight: 4 })}${stroke(hole, { colour: ore, weight: 6 })}
    ${written(String(i + 1), 1018, y + 22, 62)}`
}

/** The cover taken apart: seven boards, each with its own opening, over a floor with the water. */
export function processPicture(): Drawing {
  const boards = [6, 5, 4, 3, 2, 1, 0].map(board)
  const floor = 262 + 7 * gap - 26
  const pool = contour(axis, floor, 78, 30, 4, 0.08, 60)
  const art = `${stroke(`M${axis - 430} ${floor}L${axis} ${floor - 150}L${axis + 430} ${floor}L${axis} ${floor + 150}Z`, { weight: 4 })}${hatched('water', pool, { left: axis - 90, top: floor - 40, right: axis + 90, bottom: floor + 40 }, 9, { colour: sump, weight: 7, tool: 'crayon' })}${stroke(pool, { colour: '#12706C', weight: 5.5 })}
    ${boards.join('')}<path d="M${axis - 430} 262V${floor}M${axis + 430} 262V${floor}" stroke="#7A6A5C" stroke-width="3.5" stroke-dasharray="16 14" fill="none"/>
    ${stroke(`M${axis} 40V150`, { weight: 4 })}
    ${written(['pale on top,', 'dark below'], 40, 72, 62)}
    ${written('7 boards', 790, 72, 62, { colour: '#8A3423' })}${arrow('M1046 100Q1072 140 1054 212', [1053, 216], 98, { weight: 4.5, colour: '#8A3423' })}
    ${written(['2 mm each:', 'it still shuts'], 40, 1560, 60)}${written('water', 900, 1580, 60, { colour: '#12706C' })}${arrow(`M890 1560Q760 1540 660 ${floor + 20}`, [656, floor + 18], -148, { weight: 4.5, colour: '#12706C' })}`
  return drawnByHand(1120, 1660, art, paper)
}
