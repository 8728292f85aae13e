import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Document, isSeq, parseDocument } from 'yaml'
import { checkContent } from '../validation/check-content'
import { schemaOf } from './files'
import { RANGES } from './ranges'

/** Where each list stands: its file and its path in it. */
const lists: Record<keyof typeof RANGES, [file: string, ...path: string[]]> = {
  testimonials: ['testimonials.yaml', 'testimonials'],
  team: ['team.yaml', 'members'],
  logos: ['logos.yaml', 'logos'],
  socialNetworks: ['agency.yaml', 'social'],
  phones: ['agency.yaml', 'phones'],
  campaigns: ['campaigns.yaml', 'campaigns'],
  projects: ['pages/projects.yaml', 'projects'],
  featured: ['pages/home.yaml', 'stories', 'featured'],
}

/** What is wrong with the list when it has so many entries, copies of its own; one message for a list. */
function mistakesOf(file: string, path: string[], count: number): string[] {
  const document: Document = parseDocument(readFileSync(`content/${file}`, 'utf8'))
  const list = document.getIn(path)
  if (!isSeq(list)) throw new Error(`${file} has no list ${path.join('.')}`)
  const entries: unknown[] = list.toJSON()
  document.setIn(
    path,
    Array.from({ length: count }, (_, index) => structuredClone(entries[index % entries.length])),
  )
  const schema = schemaOf(file)
  if (!schema) throw new Error(`${file} has no schema`)
  const { problems = [] } = checkContent(file, document.toString(), schema)
  return problems.filter(({ field }) => field === path.join('.')).map(({ text }) => text)
}

for (const [name, [least, most]] of Object.entries(RANGES)) {
  const [file, ...path] = lists[name as keyof typeof RANGES]

  test(`FREE-1 ${name}: ${least} and ${most} are right`, () => {
    for (const count of [least, most]) expect(mistakesOf(file, path, count)).toEqual([])
  })

  test(`FREE-1 ${name}: more than ${most} are refused, and the message says what to do`, () => {
    expect(mistakesOf(file, path, most + 3)).toEqual([
      `there are ${most + 3}, at most ${most}; take three out`,
    ])
  })

  if (least > 0)
    test(`FREE-1 ${name}: fewer than ${least} are refused`, () => {
      expect(mistakesOf(file, path, least - 1)[0]).toMatch(/, at least \d+; add one$/)
    })
}
