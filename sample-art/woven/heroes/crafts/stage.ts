import type { Pixels } from '../../pixels'
import type { Point } from '../../shapes'
import { type Box, boxesDrawn } from '../boxes'
import { box, plain } from './cloths'

/** Px of one object's place and its unit. */
export const [pane, height, unit] = [370, 334, 64]
/** Where the back corner of the plinth's ground lies. */
const back = { x: pane / 2, y: 120 }

/** One craft's object: its solids, and what is drawn over them without faces, as markup. */
export interface Craft {
  solids: Pixels
  over?: string
}

/** Everything starts as a grey block; all six stand on the same one. */
export const plinth = box([0.1, 0.1, -0.4], [2.8, 2.8, 0.4], plain('slab'))

export const drawn = (boxes: Box[]): Pixels => boxesDrawn(boxes, { width: pane, height, unit, ...back })

/** Px of a place in units. */
export const placed = (x: number, y: number, z: number): Point => [
  back.x + (x - y) * unit,
  back.y + ((x + y) / 2 - z) * unit,
]
