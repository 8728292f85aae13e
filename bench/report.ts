import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { machine } from './machine'

const file = fileURLToPath(new URL('results.md', import.meta.url))

/** The sections of the report in order; each command replaces its own and leaves the others alone. */
const titles = [
  'The home page beside others',
  'Interaction',
  'How cost grows',
  'Load',
  'The editor’s preview',
  'The studio',
  'Lighthouse, mobile',
] as const
export type Title = (typeof titles)[number]

const opening = `# What the site costs

Written by \`npm run bench\` (see \`bench/run.ts\`). Figures of one table were taken in one run, interleaved, so that a busy machine
favours none of them: compare ratios, not milliseconds of different runs.
`

const heading = (title: Title) => `\n## ${title}\n`

function splitParts(report: string): Map<string, string> {
  const [, ...parts] = report.split(/^## /m)
  return new Map(
    parts.map((part) => {
      const end = part.indexOf('\n')
      return [part.slice(0, end), part.slice(end + 1).trim()]
    }),
  )
}

/** Writes a section to `bench/results.md`, with the machine and the date, and prints it. */
export function report(title: Title, text: string): void {
  const parts = splitParts(existsSync(file) ? readFileSync(file, 'utf8') : '')
  parts.set(title, `${text.trim()}\n\n${machine()}`)
  const written = titles.flatMap((one) => {
    const part = parts.get(one)
    return part ? [heading(one), part, ''] : []
  })
  writeFileSync(file, [opening, ...written].join('\n').replaceAll(/\n{3,}/g, '\n\n'))
  console.log(`${heading(title)}\n${parts.get(title)}\n`)
}
