import { ink, madder, paper, turmeric } from '../dyes'
import { nested } from '../ornaments'
import type { Picture, Stretch } from '../picture'
import { group, path, rect, repeat } from '../shapes'

/** The knot comes into register: how each cell is woven, from raw yarn to the mark. */
const cells = [
  { slip: 90, drift: 30, bundle: 3 },
  { slip: 52, drift: 16, bundle: 3 },
  { slip: 28, drift: 8, bundle: 3 },
  { slip: 14, drift: 4, bundle: 3 },
  { slip: 7, drift: 2, bundle: 3 },
  { slip: 3, drift: 1, bundle: 2 },
] as const

const [cell, height] = [206, 250]
const [x, y] = [cell / 2, height / 2]

const raw =
  rect(0, 0, cell, height, madder) +
  nested(
    x,
    y,
    [96, 112, turmeric],
    [76, 88, madder],
    [58, 67, paper],
    [40, 46, madder],
    [22, 26, turmeric],
    [8, 10, madder],
  )

/** The agency's mark, on a 40 × 32 grid. */
const mark = (outer: string, iris: string) =>
  path('M16 0h8v4h4v4h4v4h4v2h4v4h-4v2h-4v4h-4v4h-4v4h-8v-4h-4v-4H8v-4H4v-2H0v-4h4v-2h4V8h4V4h4z', outer) +
  path('M18 8h4v3h3v3h3v4h-3v3h-3v3h-4v-3h-3v-3h-3v-4h3v-3h3z', iris) +
  rect(18, 14, 4, 4, outer)

export function knotRegister(): Picture {
  const woven: Stretch[] = cells.map((setting, i) => ({
    art: raw,
    x: i * cell,
    width: cell,
    weave: { ...setting, texture: 0.05, seed: 300 + i },
  }))
  const tied: Stretch = {
    art:
      rect(0, 0, cell, height, turmeric) +
      group(`translate(${x - 84} ${y - 67.2}) scale(4.2)`, mark(madder, turmeric)),
    x: cells.length * cell,
    width: cell,
    weave: false,
  }
  return { width: cell * 7, height, stretches: [...woven, tied] }
}

/** Call to action of brand identity: the corner of a cloth of knots, each row half a knot shorter than the one above. Transparent ground. */
export function knotRows(): Picture {
  const rows = [4, 4, 3, 3, 2]
  const art = rows
    .map((count, row) =>
      repeat(count, (i) =>
        nested(
          1005 + (row % 2) * 113 - i * 226,
          row * 102 + 95,
          [110, 90, madder],
          [86, 70, turmeric],
          [62, 50, madder],
          [38, 31, paper],
          [14, 12, ink],
        ),
      ),
    )
    .join('')
  return {
    width: 1120,
    height: 600,
    stretches: [{ art, weave: { bundle: 3, slip: 6, drift: 2.2, texture: 0.05, seed: 17 } }],
  }
}
