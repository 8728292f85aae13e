import { median } from '../statistics'
import { asMilliseconds, table } from '../table'

interface Audit {
  id: string
  title: string
  score: number | null
  scoreDisplayMode: string
  displayValue?: string
  numericValue?: number
  details?: { items?: { node?: { selector: string } }[] }
}

/** The parts of Lighthouse's result that are used. */
export interface LighthouseResult {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, Audit>
}

export interface Finding {
  path: string
  results: LighthouseResult[]
}

const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
}
const hundred = 100

/** Times are in ms; the shift is a sum. */
const metrics: readonly [string, string, (value: number) => string][] = [
  ['first-contentful-paint', 'FCP', asMilliseconds],
  ['largest-contentful-paint', 'LCP', asMilliseconds],
  ['total-blocking-time', 'TBT', asMilliseconds],
  ['cumulative-layout-shift', 'CLS', (shift) => shift.toFixed(3)],
]

const readScore = (result: LighthouseResult, category: string) =>
  (result.categories[category]?.score ?? 0) * hundred

export function findingsTable(findings: readonly Finding[]): string {
  const titles = ['page', ...Object.values(categories), ...metrics.map(([, name]) => name)]
  const rows = findings.map(({ path, results }) => [
    path,
    ...Object.keys(categories).map((category) =>
      String(Math.round(median(results.map((one) => readScore(one, category))))),
    ),
    ...metrics.map(([id, , shown]) =>
      shown(median(results.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN))),
    ),
  ])
  return table(titles, rows)
}

/** The first elements that an audit lists. */
function listElements({ details }: Audit): string {
  const selectors = details?.items?.flatMap(({ node }) => node?.selector ?? []) ?? []
  const shown = 3
  return selectors
    .slice(0, shown)
    .map((selector) => `, \`${selector}\``)
    .join('')
}

/** Every weighted audit below its full score in any round, with the pages it concerns. */
export function auditsBelowFull(findings: readonly Finding[]): string {
  const failed = new Map<string, Set<string>>()
  for (const { path, results } of findings) {
    for (const { categories: all, audits } of results) {
      const counting = Object.values(all).flatMap(({ auditRefs }) =>
        auditRefs.filter(({ weight }) => weight > 0),
      )
      for (const { id } of counting) {
        const audit = audits[id]
        if (!audit || audit.score === null || audit.score >= 1) continue
        const name = `${audit.title} (\`${id}\`${listElements(audit)})`
        failed.set(name, (failed.get(name) ?? new Set()).add(path))
      }
    }
  }
  if (failed.size === 0) return 'No audit fell short in any round.'
  const rows = [...failed].map(([name, paths]) => [
    name,
    paths.size === findings.length ? 'all' : [...paths].join(', '),
  ])
  return table(['fell short in at least one round', 'pages'], rows)
}
