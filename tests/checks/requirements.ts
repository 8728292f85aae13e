/** Every numbered requirement of docs/behaviour.md. */
import { readFileSync } from 'node:fs'

/** The numbers that docs/behaviour.md explains, e.g. `NAV-1`; throws if it explains none. */
export function requirementNumbers(): string[] {
  const numbers = [...readFileSync('docs/behaviour.md', 'utf8').matchAll(/^- \*\*([A-Z]+-\d+)\*\*/gm)].map(
    ([, number]) => number ?? '',
  )
  if (numbers.length === 0) throw new Error('docs/behaviour.md names no requirement')
  return numbers
}
