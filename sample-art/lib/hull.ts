/** x and y on a plane. */
export type Flat = readonly [number, number]

/** The convex hull of points on a plane. */
export function hull(points: Flat[]): Flat[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (list: Flat[]): Flat[] => {
    const chain: Flat[] = []
    for (const p of list) {
      for (let [a, b] = chain.slice(-2); a && b; [a, b] = chain.slice(-2)) {
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break
        chain.pop()
      }
      chain.push(p)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half([...sorted].reverse())]
}
