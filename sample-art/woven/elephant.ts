import { group, rect, repeat } from './shapes'

/** The dyes of an elephant and of the cloth on its back. */
export interface ElephantDyes {
  hide: string
  /** Keeps the ear apart from the head. */
  gap: string
  cloth: string
  border: string
  motif: string
  tusk: string
  /** The eye and its pupil; without them the head is plain. */
  eye?: readonly [string, string]
}

/** Lengths in cells: a cell is one step of the woven edge. */
interface Build {
  length: number
  height: number
  /** From the back to the belly. */
  body?: number
  /** Repeats of the pattern on the saddle cloth. */
  repeats: number
  /** How high above the back the trunk holds a flower; without it the trunk hangs down. */
  raised?: number
}

/** Rows of cells from the top: each row's inset on both sides; the last one holds for the rest. */
function stepped(
  x: number,
  y: number,
  width: number,
  insets: readonly number[],
  height: number,
  dye: string,
) {
  return repeat(height, (row) => {
    const inset = insets[row] ?? insets.at(-1) ?? 0
    return rect(x + inset, y + row, width - 2 * inset, 1.04, dye)
  })
}

/** Cells that the head, the ear and the trunk take at the front, and the tail at the back. They never stretch. */
const FRONT = 12
const BACK = 3

/** A four-petalled flower of rhombi, as the saddle cloth repeats it: `r` cells from its middle to a tip. */
function flower(x: number, y: number, r: number, dye: string): string {
  const petal = r * 0.45
  const steps = 4
  const diamond = (cx: number, cy: number) =>
    repeat(steps * 2, (i) => {
      const w = petal * ((i < steps ? i + 1 : steps * 2 - i) / steps)
      return rect(cx - w, cy - petal + (i * petal) / steps, 2 * w, petal / steps + 0.03, dye)
    })
  const out = r - petal
  return diamond(x - out, y) + diamond(x + out, y) + diamond(x, y - out) + diamond(x, y + out)
}

function saddle({ length, repeats, body = 9 }: Build, dyes: ElephantDyes): string {
  const [left, right, drop] = [BACK + 0.5, length - FRONT, body - 1.5]
  const width = right - left
  const step = (width - 1) / repeats
  const r = Math.min(step * 0.46, (drop - 2.6) * 0.48)
  return (
    rect(left, -0.5, width, drop, dyes.border) +
    rect(left + 0.5, 0, width - 1, drop - 1, dyes.cloth) +
    repeat(repeats, (i) => flower(left + 0.5 + step * (i + 0.5), (drop - 1) / 2, r, dyes.motif)) +
    repeat(Math.round(width), (i) =>
      rect(left + (i * width) / Math.round(width) + 0.2, drop - 0.5, 0.55, 0.9, dyes.border),
    )
  )
}

function trunk({ length, height, raised }: Build, dyes: ElephantDyes): string {
  const x = length - 5.2
  if (raised)
    return (
      rect(x + 1, 2.4, 4, 2.6, dyes.hide) +
      rect(x + 3, -raised, 2, 5 + raised, dyes.hide) +
      rect(x + 1.4, -raised, 3.6, 1.8, dyes.hide) +
      flower(x + 1.4, -raised - 1.2, 3.4, dyes.motif)
    )
  return (
    rect(x, 3, 2.8, 4, dyes.hide) +
    rect(x + 0.4, 6, 2.2, height - 8, dyes.hide) +
    rect(x + 0.4, height - 3, 4, 1.9, dyes.hide) +
    rect(x + 3, height - 4.6, 1.5, 2.6, dyes.hide)
  )
}

/** Four legs, thinner where they stand close. */
function legs({ length, height, body = 9 }: Build, dyes: ElephantDyes): string {
  const width = length > 26 ? 3 : 2.2
  return [BACK - 0.8, BACK + 2.9, length - FRONT - 2.9, length - FRONT + 0.8]
    .map(
      (x) =>
        rect(x, body - 1.5, width, height - body + 1.5, dyes.hide) +
        repeat(3, (toe) => rect(x + width * (0.08 + toe * 0.315), height - 0.7, width * 0.2, 0.7, dyes.tusk)),
    )
    .join('')
}

/** Lays out what is drawn in cells, its feet on the line `floor`. */
const inCells = (x: number, floor: number, cell: number, { height }: Build, ...drawn: string[]) =>
  group(`translate(${x} ${floor - height * cell}) scale(${cell})`, ...drawn)

function behindTheHead(build: Build, dyes: ElephantDyes): string {
  const { length, body = 9 } = build
  return (
    rect(0.5, 1, 3, 1, dyes.hide) +
    rect(0.5, 1, 0.9, body - 1, dyes.hide) +
    rect(0, body - 0.6, 1.9, 2.2, dyes.hide) +
    legs(build, dyes) +
    stepped(2.2, 0, length - FRONT + 3, [1.6, 0.8, 0.3, 0], body, dyes.hide) +
    saddle(build, dyes)
  )
}

/** Everything behind the ear: for a guest who wears a larger head. */
export const headless = (x: number, floor: number, cell: number, build: Build, dyes: ElephantDyes): string =>
  inCells(x, floor, cell, build, behindTheHead(build, dyes))

/**
 * The elephant of a woven border, walking to the right, its feet on the line `floor`. Only its middle stretches: head, legs and tail
 * keep their size, and the cloth on its back repeats as often as there is room.
 */
export function elephant(x: number, floor: number, cell: number, build: Build, dyes: ElephantDyes): string {
  const { length } = build
  const head = length - 10.5
  return inCells(
    x,
    floor,
    cell,
    build,
    behindTheHead(build, dyes),
    rect(length - 4.4, 6.2, 4.2, 1, dyes.tusk),
    rect(length - 1.2, 5.2, 1, 1.2, dyes.tusk),
    trunk(build, dyes),
    stepped(head, -1.5, 8, [2.4, 1.4, 0.6, 0, 0, 0, 0, 0.5, 1.2], 9, dyes.hide),
    stepped(head - 1.6, -0.6, 6, [0.8, 0, 0, 0, 0, 0.3, 0.9, 1.5, 2.1], 9, dyes.gap),
    stepped(head - 0.9, 0.1, 4.6, [0.6, 0, 0, 0, 0, 0.5, 1.1, 1.7], 7.5, dyes.hide),
    rect(head + 0.1, 1.5, 2.6, 0.9, dyes.cloth),
    rect(head + 0.1, 3.3, 2.6, 0.9, dyes.cloth),
    dyes.eye ? rect(head + 5, 1.2, 1.8, 1.4, dyes.eye[0]) + rect(head + 5.8, 1.5, 0.9, 0.9, dyes.eye[1]) : '',
  )
}
