import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { findSchema } from '../schema/files'
import { checkContent } from './check-content'
import { describeProblem, sortProblems } from './problem'

/** The mistakes found in a fixed copy of a content file after some of its text was replaced. */
export function mistakesIn(file: string, ...changes: [from: string | RegExp, to: string][]): string[] {
  const schema = findSchema(file)
  if (!schema) throw new Error(`${file} has no schema`)
  const text = readFileSync(`tests/content-files/${file}`, 'utf8')
  const changed = changes.reduce((all, [from, to]) => all.replace(from, () => to), text)
  expect(changed, 'the change has to change something').not.toBe(text)
  return sortProblems(checkContent(`content/${file}`, changed, schema).problems ?? []).map(describeProblem)
}

/** The same for the case study Avante, without the name of its file. */
export const avante = (...changes: [from: string | RegExp, to: string][]) =>
  mistakesIn('projects/avante.yaml', ...changes).map((line) =>
    line.replace('content/projects/avante.yaml, ', ''),
  )
