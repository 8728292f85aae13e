type Point = [number, number]

/** The convex hull of points. */
function hull(points: Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (list: Point[]): Point[] => {
    const chain: Point[] = []
    for (const p of list) {
      for (let [a, b] = chain.slice(-2); a && b; [a, b] = chain.slice(-2)) {
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break
        chain.pop()
      }
      chain.push(p)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.reverse())]
}

/** The shadow on the ground of parts seen from above, as path data: it falls `degrees` (0 is right), `length` px long for a height of 1. */
export function shadow(
  parts: { outline: Point[]; height: number }[],
  degrees: number,
  length: number,
): string {
  const a = (degrees * Math.PI) / 180
  const [dx, dy] = [length * Math.cos(a), length * Math.sin(a)]
  return parts
    .map(({ outline, height }) => {
      const far = outline.map(([x, y]): Point => [x + dx * height, y + dy * height])
      return `M${hull([...outline, ...far])
        .map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
        .join('L')}Z`
    })
    .join('')
}
