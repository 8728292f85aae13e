import { written } from '../../lib/handwriting'
import { hatched, stroke } from '../../lib/pencil'
import { ore, strata, sump } from './book'
import { contour } from './noise'

export const paper = '#FBF5E9'
/** What is written about the water. */
export const teal = '#12706C'

/** How the boards lie one above the other on a sheet, all seen from above one corner. */
export interface Stack {
  /** The middle of every board, and half its width and height. */
  axis: number
  half: number
  tall: number
  /** Where the first one lies, how far the next is below it, how thick each looks. */
  first: number
  gap: number
  thick: number
  /** Half the width of an opening, how high its round looks against its width, how weathered it is. */
  hole: (i: number) => number
  flat: number
  rough: number
  /** Where the floor with the water lies. */
  floor: number
  /** The numbers beside them: their em, how far from the corner. */
  number: number
  beside: number
}

const toneOf = (i: number): string => strata[9 - Math.round(i * 1.4)] ?? ore
/** The palest tone as a crayon draws it, so that it shows on paper. */
const drawn = (fill: string): string => (fill === strata[9] ? '#E8D3A8' : fill)

/** A board whose near edges show how thick it is. */
function board(all: Stack, i: number): string {
  const { axis, half, tall, first, gap, thick, hole, flat, rough, number, beside } = all
  const y = first + i * gap
  const corners = `M${axis - half} ${y}L${axis} ${y - tall}L${axis + half} ${y}L${axis} ${y + tall}Z`
  const edge = `M${axis - half} ${y}L${axis} ${y + tall}L${axis + half} ${y}V${y + thick}L${axis} ${y + tall + thick}L${axis - half} ${y + thick}Z`
  const rx = hole(i)
  const opening = (down: number): string =>
    contour(axis - 6 + i * 3, y + 2 + down, rx, rx * flat, 5 + i, rough, 60)
  const [rim, lip, fill] = [opening(0), opening(thick), toneOf(i)]
  const box = { left: axis - half, top: y - tall, right: axis + half, bottom: y + tall }
  return `<path d="${edge}" fill="${fill}"/><path d="${corners}" fill="${paper}"/>
    ${hatched(`board${i}`, corners, box, 15, { colour: drawn(fill), weight: 6, tool: 'crayon', opacity: 0.75 })}
    <path d="${rim}" fill="${paper}"/><clipPath id="hole${i}"><path d="${rim}"/></clipPath><g clip-path="url(#hole${i})">${stroke(lip, { colour: fill === strata[9] ? '#CDB27C' : fill, weight: 5 })}</g>
    ${stroke(corners, { weight: 4.4, again: i === 0 })}${stroke(`M${axis - half} ${y}V${y + thick}L${axis} ${y + tall + thick}L${axis + half} ${y + thick}V${y}M${axis} ${y + tall}V${y + tall + thick}`, { weight: 4 })}${stroke(rim, { colour: ore, weight: 6 })}
    ${written(String(i + 1), axis + half + beside, y + 20, number)}`
}

/** The cover taken apart: a floor with the water, over it seven boards with their openings, dashed lines where they come down. */
export function stack(all: Stack): string {
  const { axis, half, tall, first, floor } = all
  const pool = contour(axis, floor, 66, Math.round(tall * 0.18), 4, 0.08, 60)
  const box = { left: axis - 90, top: floor - 40, right: axis + 90, bottom: floor + 40 }
  return `${stroke(`M${axis - half} ${floor}L${axis} ${floor - tall}L${axis + half} ${floor}L${axis} ${floor + tall}Z`, { weight: 4 })}${hatched('water', pool, box, 9, { colour: sump, weight: 7, tool: 'crayon' })}${stroke(pool, { colour: teal, weight: 5.5 })}
    ${[6, 5, 4, 3, 2, 1, 0].map((i) => board(all, i)).join('')}<path d="M${axis - half} ${first}V${floor}M${axis + half} ${first}V${floor}" stroke="#7A6A5C" stroke-width="3.5" stroke-dasharray="16 14" fill="none"/>`
}

/** All boards shut, cut through the middle of (x, y): the opening narrows from board to board, water at its foot. */
export function section(x: number, y: number, half = 290, high = 42): string {
  const sides = Array.from({ length: 7 }, (_, i) => {
    const [open, top] = [(200 - i * 27) * (half / 290), y + i * high]
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
