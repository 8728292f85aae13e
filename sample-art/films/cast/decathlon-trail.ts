import { path } from '../stage/markup'
import { clamp } from '../stage/timing'
import { lean, pose, size, sun, white } from './decathlon'

/** Seconds that the trail reaches back, and into how many pieces it is cut. */
const past = 0.42
const pieces = 36

/** The ribbons she draws: how high on her body and how far ahead of her back, how wide, in which colour. */
const ribbons = [
  { high: 486, ahead: 84, wide: 15, colour: sun },
  { high: 372, ahead: 24, wide: 26, colour: white },
] as const

/** Where a point of her body is at a second. */
function at(t: number, high: number, ahead: number): [number, number] {
  const her = pose(t)
  const { x, y, turn, face } = her
  const angle = ((turn + face * lean(her)) * Math.PI) / 180
  const [side, up] = [ahead * face * size, high * size]
  return [
    x + Math.cos(angle) * side + Math.sin(angle) * up,
    y + Math.sin(angle) * side - Math.cos(angle) * up,
  ]
}

/** The way up to its last sharp bend: a ribbon does not fold. */
function sinceBend(way: [number, number][]): [number, number][] {
  const bend = way.findIndex(([x, y], i) => {
    const [before, after] = [way[i - 2], way[i + 2]]
    if (!before || !after) return false
    const [ax, ay, bx, by] = [x - before[0], y - before[1], after[0] - x, after[1] - y]
    return ax * bx + ay * by < 0.6 * Math.hypot(ax, ay) * Math.hypot(bx, by)
  })
  return bend < 0 ? way : way.slice(0, bend + 1)
}

/** The way her head and chest came, as ribbons that run out to a point; none where she turns in the air. */
export function trail(t: number): string {
  const long = past * clamp((t - 0.3) / past)
  if (t > 1.98 && t < 2.5) return ''
  return ribbons
    .map(({ high, ahead, wide, colour }) => {
      const way = sinceBend(
        Array.from({ length: pieces + 1 }, (_, i) => at(t - (long * i) / pieces, high, ahead)),
      )
      const last = way.length - 1
      if (last < 3) return ''
      const gone = way.reduce((sum, [x, y], i) => {
        const [bx, by] = way[i - 1] ?? [x, y]
        return sum + Math.hypot(x - bx, y - by)
      }, 0)
      const strong = clamp((gone - 40) / 80)
      const edge = (side: 1 | -1) =>
        way.map(([x, y], i) => {
          const [ax, ay] = way[Math.max(0, i - 1)] ?? [x, y]
          const [bx, by] = way[Math.min(last, i + 1)] ?? [x, y]
          const far = Math.hypot(bx - ax, by - ay) || 1
          const half = (side * strong * wide * (1 - i / last)) / 2
          return `${(x - ((by - ay) / far) * half).toFixed(1)} ${(y + ((bx - ax) / far) * half).toFixed(1)}`
        })
      return path(`M${[...edge(1), ...edge(-1).reverse()].join('L')}Z`, colour)
    })
    .join('')
}
