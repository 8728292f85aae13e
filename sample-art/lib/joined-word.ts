type Point = readonly [x: number, y: number]

interface Placed {
  character: string
  /** Points of `M` and `L`. */
  path: string
  left: number
  lift: number
}

/** Above this a letter is left at its shoulder, as an o is; below, at its foot. */
const shoulder = -24

const pointsOf = (one: string, left: number, lift: number): Point[] => {
  const numbers = (one.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
  return numbers.flatMap((x, i): Point[] => (i % 2 ? [] : [[x + left, (numbers[i + 1] ?? 0) + lift]]))
}

/** A curve through points: at each it runs parallel to the line between its neighbours; twice the same point is a corner. */
function curve(points: readonly Point[]): string {
  const at = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))] ?? [0, 0]
  const way = (i: number): Point => {
    const [[ax, ay], [bx, by]] = [at(i - 1), at(i + 1)]
    const length = Math.hypot(bx - ax, by - ay) || 1
    return [(bx - ax) / length, (by - ay) / length]
  }
  let d = ''
  for (let i = 0; i < points.length; i += 1) {
    const [x, y] = at(i)
    const text = `${x.toFixed(1)} ${y.toFixed(1)}`
    if (!i) d += `M${text}`
    else {
      const [fromX, fromY] = at(i - 1)
      const reach = Math.hypot(x - fromX, y - fromY) * 0.36
      if (!reach) continue
      const [[px, py], [qx, qy]] = [way(i - 1), way(i)]
      d += `C${(fromX + px * reach).toFixed(1)} ${(fromY + py * reach).toFixed(1)} ${(x - qx * reach).toFixed(1)} ${(y - qy * reach).toFixed(1)} ${text}`
    }
  }
  return d
}

/**
 * Path data of a line in which the letters of each word hang together, but for those in `startsAnew`; dots and bars come after
 * their word.
 */
export function joinedWord(placed: readonly Placed[], startsAnew = ''): string {
  const strokes: string[] = []
  let running: Point[] = []
  let later: string[] = []
  const lift = (): void => {
    if (running.length) strokes.push(curve(running))
    strokes.push(...later)
    running = []
    later = []
  }
  for (const { character, path, left, lift: off } of placed) {
    const [first, ...others] = path.split(/(?=M)/).map((one) => pointsOf(one, left, off))
    const isLetter = /\p{L}/u.test(character)
    if (!isLetter || startsAnew.includes(character)) lift()
    if (!first || !path) continue
    const exit = running.at(-1)
    // Whoever comes from a shoulder does not go down to the foot again.
    const isHigh = exit && exit[1] - off < shoulder && (first[0]?.[1] ?? 0) - off > shoulder
    running.push(...(isHigh ? first.slice(1) : first))
    later.push(...others.map(curve))
    if (!isLetter) lift()
  }
  lift()
  return strokes.join('')
}
