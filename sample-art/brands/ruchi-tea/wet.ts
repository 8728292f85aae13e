import { random } from '../../lib/random'

/** What tea does to paper and tables: rough edges, dark where it dried last. */
type Pull = readonly [turns: number, phase: number, by: number]

const pulled = (next: () => number, rough: number): Pull[] =>
  [2, 3, 5, 9, 14].map((turns) => [turns, next() * 6.283, (next() * rough) / Math.sqrt(turns / 2)])

const at = (pulls: readonly Pull[], a: number): number =>
  pulls.reduce((sum, [turns, phase, by]) => sum + by * Math.sin(a * turns + phase), 0)

/** The edge of a wet spot: a circle that the paper has pulled about, `rough` parts of its radius. */
export function blot(x: number, y: number, radius: number, next: () => number, rough = 0.05): string {
  const pulls = pulled(next, rough)
  const points = Array.from({ length: 90 }, (_, i) => {
    const a = (i / 90) * Math.PI * 2
    const k = radius * (1 + at(pulls, a))
    return `${(x + Math.cos(a) * k).toFixed(1)} ${(y + Math.sin(a) * k).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
}

interface Ring {
  seed?: number
  /** How fresh it is, 0 to 1: old rings are pale and broken. */
  fresh?: number
  /** Where most of the tea ran together, degrees. */
  heavy?: number
}

/** The ring that a cup has left behind, with what dripped beside it. */
export function stain(x: number, y: number, radius: number, colour: string, ring: Ring = {}): string {
  const { seed = 4, fresh = 1, heavy = 50 } = ring
  const next = random(seed)
  const [middle, width, gaps] = [pulled(next, 0.012), pulled(next, 0.5), pulled(next, 0.9)]
  const count = 260
  /** One lobe of the ring between the angles where tea still lies; `share` of the width it has there. */
  const band = (share: number, least: number): string => {
    const runs: { outer: string[]; inner: string[] }[] = []
    let open: { outer: string[]; inner: string[] } | undefined
    for (let i = 0; i <= count; i++) {
      // It starts where least has run together, so that no run of it is cut in two.
      const a = ((heavy + 180) * Math.PI) / 180 + (i / count) * Math.PI * 2
      const near = Math.cos(a - (heavy * Math.PI) / 180)
      const lies = 0.86 + near * 0.56 + at(gaps, a) * 0.62
      if (lies < least) {
        open = undefined
        continue
      }
      if (!open) {
        open = { outer: [], inner: [] }
        runs.push(open)
      }
      // It runs out in a point, not in a cut.
      const end = Math.min(1, Math.sqrt((lies - least) / 0.4))
      const wide = radius * 0.1 * share * end * Math.max(0.25, 1 + near * 0.5 + at(width, a) * 0.8)
      const out = radius * (1 + at(middle, a))
      const point = (r: number): string =>
        `${(x + Math.cos(a) * r).toFixed(1)} ${(y + Math.sin(a) * r).toFixed(1)}`
      open.outer.push(point(out + wide * 0.45))
      open.inner.push(point(out - wide))
    }
    return runs
      .filter(({ outer }) => outer.length > 3)
      .map(({ outer, inner }) => `M${outer.join('L')}L${inner.reverse().join('L')}Z`)
      .join('')
  }
  const deep = radius * 0.009
  const drops = [
    [1.3, 40, 0.11],
    [1.52, 47, 0.055],
    [1.24, 58, 0.03],
    [0.62, 210, 0.035],
  ]
    .map(([out = 0, turn = 0, size = 0]) => {
      const a = ((heavy - 45 + turn) * Math.PI) / 180
      return blot(x + Math.cos(a) * radius * out, y + Math.sin(a) * radius * out, radius * size, next, 0.045)
    })
    .join('')
  return `<g fill="${colour}" stroke="${colour}" stroke-linejoin="round"><path d="${band(1, 0.1)}" fill-opacity="${0.34 * fresh}" stroke-opacity="${0.5 * fresh}" stroke-width="${deep.toFixed(1)}"/><path d="${band(0.62, 0.95)}" fill-opacity="${0.5 * fresh}" stroke="none"/><path d="${band(0.24, 0.6)}" fill-opacity="${0.62 * fresh}" stroke="none"/><path d="${drops}" fill-opacity="${0.5 * fresh}" stroke-opacity="${0.8 * fresh}" stroke-width="${deep.toFixed(1)}"/></g>`
}
