import { type Drawing, svg } from '../../lib/drawing'
import { biscuit, type Cup, cup, mix, saucer, say, shade, wordmark } from './book'
import { stain } from './wet'

const darker = (colour: string): string => mix(colour, '#120400', 0.3)

/** What tells one entry from the next, by its letter in a wall's plan; a dot is a plain cup. */
const habits: Record<string, Partial<Cup>> = {
  r: { red: true },
  b: { biscuit: -40 },
  B: { biscuit: 118 },
  l: { leaf: true },
  f: { froth: true },
  s: { spoons: true },
  e: { empty: true },
  x: { red: true, biscuit: 28 },
  y: { red: true, froth: true },
}

interface Wall {
  /** One letter for each place, row by row: a habit, `o` for a cup that has gone and left its ring, a space for the plate. */
  plan: string[]
  /** The side of a place, and where the first one begins. */
  side: number
  left: number
  top: number
  radius: number
}

/** Places in a grid, each with its cup or its stain; stronger upwards, milkier to the right. */
function wall({ plan, side, left, top, radius }: Wall): string {
  return plan
    .flatMap((letters, row) =>
      [...letters].map((letter, column) => {
        if (letter === ' ') return ''
        const milk = column / (letters.length - 1)
        const at = Math.round(milk * 7) + 8 * Math.round((row / (plan.length - 1)) * 4) + 1
        const own = mix(shade(at), shade(Math.min(40, at + (column % 3))), 0.5)
        const [x, y, seed] = [left + column * side, top + row * side, row * letters.length + column]
        const middle: [number, number] = [x + side / 2, y + side / 2]
        const entry =
          letter === 'o'
            ? stain(...middle, radius * 0.66, mix(own, '#120400', 0.72), { seed: seed + 2, fresh: 1.2 })
            : cup({
                x: middle[0],
                y: middle[1],
                radius,
                colour: own,
                shadow: darker(own),
                handle: (row * 83 + column * 131 + 20) % 360,
                seed,
                ...habits[letter],
              })
        return `<rect x="${x}" y="${y}" width="${side + 0.5}" height="${side + 0.5}" fill="${own}"/>${entry}`
      }),
    )
    .join('')
}

/** A stretch of the wall, so near that every cup can be told from the next; it goes on above and at both sides. */
export function entriesWall(): Drawing {
  const side = 322
  const [left, top] = [-129, 1125 - 4 * side]
  const plan = ['.bo.fr.', 'r.sxl.f', 'b  f.oy', 'l.rB.e.']
  const [x, y] = [left + side, top + 2 * side]
  const drawn = wall({ plan, side, left, top, radius: 132 })
  return {
    width: 2000,
    height: 1125,
    html: svg(
      `${drawn}<rect x="${x}" y="${y}" width="${side * 2}" height="${side}" fill="${biscuit}"/>${plateWords(x, y)}`,
      2000,
      1125,
    ),
  }
}

/** What the plate says: the name beside the figure, as large as the smaller words. */
const plateWords = (x: number, y: number): string =>
  `${say('150+', x + 34, y + 146, 152, { colour: saucer })}${say(['more people', 'who are right.'], x + 40, y + 216, 64)}${wordmark(x + 420, y + 84, 190)}`

/** For a phone: a corner of the wall. */
export function entriesWallPhone(): Drawing {
  const side = 150
  const plan = ['.b.fo.', 'l.r..B', '.x.s.f', 'r.oB.y', '    l.', '    be']
  return {
    width: 800,
    height: 800,
    html: svg(
      `<g transform="scale(${800 / 900})">${wall({ plan, side, left: 0, top: 0, radius: 60 })}<rect y="${side * 4}" width="${side * 4}" height="${side * 2}" fill="${biscuit}"/>${say('150+', 60, 742, 160, { colour: saucer })}${say(['more people', 'who are right.'], 64, 800, 54)}</g>`,
      800,
      800,
    ),
  }
}
