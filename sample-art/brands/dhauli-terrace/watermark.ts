import { ink } from './book'
import { elephant } from './elephant'
import { engrave, rgb } from './engraving'
import type { Field } from './field'
import { rockCut } from './rock-cut'

/** The elephant in the paper of the bill: no ink lies on it, the paper is only thinner here and thicker there. */
const thick = '#B9CDB6'
const thin = rgb('#EEF4E8')

export const ghost = { width: 620, height: 760 }

const bust: Field = (x, y, z) => {
  const away = Math.sqrt(x * x + (y - 1.2) ** 2 + (z - 0.2) ** 2) - 2.1
  return away > 0.9 ? away : elephant(x, y, z)
}

/** Both bills show the same one, and it takes a minute. */
let once: Promise<string> | undefined

/** The watermark as a PNG data address; round it the paper has the colour of the bill. */
export function watermark(): Promise<string> {
  once ??= pressed()
  return once
}

function pressed(): Promise<string> {
  const view = rockCut(
    { ...ghost, from: [0.9, 1.5, 6], to: [0.04, 1.2, 0], lens: 1.7, step: 1, sun: [0.7, 0.66, 0.5] },
    (_, __, cut) => {
      cut.solid = 0
      cut.ground = rgb(ink.note)
    },
    9999,
    7.3,
    bust,
  )
  return engrave(
    ghost.width,
    ghost.height,
    (x, y, cut) => {
      cut.ground = thin
      view(x, y, cut)
    },
    thick,
  )
}
