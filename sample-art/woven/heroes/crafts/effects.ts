import { paper, saffron, turmeric, vermilion } from '../../dyes'
import { group, path } from '../../shapes'
import type { Box, Cloth } from '../boxes'
import { blue, box, cube, plain } from './cloths'
import { type Craft, drawn, pane, placed, plinth, unit } from './stage'

/** A bird with its beak to the right, or to the left where `size` is negative: far wing, body, near wing. */
const bird = (x: number, y: number, size: number, turned: number, body: string, wing: string): string =>
  group(
    `translate(${x} ${y}) scale(${size} ${Math.abs(size)}) rotate(${turned})`,
    path('M4 0C6-16 16-28 30-32C30-16 24-4 14 4Z', wing),
    path('M-34 6L-14 3C-8-4 2-6 10-5C15-11 24-10 27-4L36-1L27 4C20 13 4 15-9 11L-34 20L-24 12Z', body),
    path('M-8 5C-18-12-16-26-28-36C-4-34 12-20 14 0C8 8-2 9-8 5Z', wing),
  )

/** A bit in the air by where its middle is seen, in px. */
function bit(px: number, py: number, edge: number, cloth: Cloth): Box {
  const across = (px - pane / 2) / unit
  const z = (placed(1.5, 1.5, 0)[1] - py) / unit
  return cube(1.5 + across / 2, 1.5 - across / 2, z - edge / 2, edge, cloth)
}

/** Edge of a block, and the back corner of the cube. */
const [edge, left, deep] = [0.86, 0.22, 0.98]

/** The cube as far as it still holds: its upper right is gone. */
function rest(): Box[] {
  const gone = ['101', '111', '001']
  return [0, 1].flatMap((x) =>
    [0, 1].flatMap((y) =>
      [0, 1].flatMap((z) =>
        gone.includes(`${x}${y}${z}`)
          ? []
          : [box([left + x * edge, deep + y * edge, z * edge], [edge, edge, edge], blue)],
      ),
    ),
  )
}

/** Visual effects: a cube bursts, and its bits fly off as birds. */
export function effects(): Craft {
  const bits = [
    bit(206, 112, 0.5, plain('indigo')),
    bit(254, 150, 0.42, plain('vermilion')),
    bit(206, 46, 0.38, plain('vermilion')),
    bit(262, 98, 0.32, plain('turmeric')),
    bit(306, 158, 0.26, plain('turmeric')),
  ]
  return {
    solids: drawn([plinth, ...rest(), ...bits]),
    over:
      bird(140, 38, -0.85, -16, saffron, vermilion) +
      bird(266, 40, 0.9, -20, vermilion, saffron) +
      bird(326, 74, 1.1, -14, paper, turmeric) +
      bird(338, 128, 0.75, -4, turmeric, vermilion),
  }
}
