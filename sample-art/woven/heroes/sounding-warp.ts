import { ink, madder, paper, vermilion } from '../dyes'
import type { Picture } from '../picture'
import { clipped, polygon, rect, repeat, rhombus } from '../shapes'

const [width, height] = [1440, 400]
const [threads, pitch, thick] = [11, 36, 23]
const top = (height - (threads - 1) * pitch - thick) / 2

const thread = (i: number, fill: string) => rect(0, top + i * pitch, width, thick, fill)

/** A play mark that points right, its edges `by` px further out than the innermost. */
function play(by: number, dye: string): string {
  const [back, tip, half] = [610, 880, 158]
  return polygon(
    [
      [back - by, height / 2 - half - by * 1.75],
      [tip + by * 2, height / 2],
      [back - by, height / 2 + half + by * 1.75],
    ],
    dye,
  )
}

/** Undyed places where the threads were tied, like notes: px from the left, and the thread. */
const ties = [
  [30, 4],
  [120, 6],
  [210, 5],
  [270, 2],
  [330, 3],
  [420, 8],
  [480, 7],
  [540, 5],
  [960, 3],
  [1020, 5],
  [1080, 7],
  [1170, 6],
  [1230, 2],
  [1320, 4],
  [1410, 8],
] as const

/** AV: a warp of thick threads, the play mark dyed into it. It stands still here; its page makes it sound. Transparent ground. */
export function soundingWarp(): Picture {
  const bare = repeat(threads, (i) => thread(i, i % (threads - 1) ? ink : madder))
  const notes = ties
    .map(([x, i]) => rhombus(x, top + i * pitch + thick / 2, 22, thick / 2 + 1, paper))
    .join('')
  const dyed = clipped(
    'warp',
    repeat(threads, (i) => thread(i, ink)),
    play(26, vermilion) + play(0, paper),
    notes,
  )
  return {
    width,
    height,
    stretches: [{ art: bare + dyed, weave: { slip: 4, drift: 1.5, texture: 0.05, seed: 52 } }],
  }
}
