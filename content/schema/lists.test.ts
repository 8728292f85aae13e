import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Document, isSeq, parseDocument } from 'yaml'
import { checkContent } from '../validation/check-content'
import { findSchema } from './files'
import { RANGES } from './lists'

/** The file of each list and its path in it. */
const lists: Record<keyof typeof RANGES, [file: string, ...path: string[]]> = {
  testimonials: ['testimonials.yaml', 'testimonials'],
  team: ['team.yaml', 'members'],
  logos: ['logos.yaml', 'logos'],
  socialNetworks: ['agency.yaml', 'social'],
  phones: ['agency.yaml', 'phones'],
  campaigns: ['campaigns.yaml', 'campaigns'],
  projects: ['pages/projects.yaml', 'projects'],
  filters: ['pages/projects.yaml', 'filters'],
  filterGroups: ['pages/projects.yaml', 'filters', '0', 'groups'],
  barLinks: ['navigation.yaml', 'links'],
  films: ['films.yaml', 'landscape'],
  showcase: ['films.yaml', 'showcase'],
  filmsOfStudy: ['projects/av.yaml', 'sections', '1', 'films'],
  figures: ['pages/about.yaml', 'story', 'facts'],
  steps: ['pages/services.yaml', 'howWeWork', 'steps'],
  engagement: ['services/ui-ux.yaml', 'engagement', 'contains'],
  roles: ['pages/about.yaml', 'join', 'wanted', 'roles'],
  serviceProjects: ['services/marketing-360.yaml', 'projects'],
  printGalleries: ['services/print-media.yaml', 'galleries'],
  featured: ['pages/home.yaml', 'stories', 'featured'],
}

/** The problem with the list when it has this many entries, copies of its own; one message per list. */
function findMistakes(file: string, path: string[], count: number): string[] {
  const document: Document = parseDocument(readFileSync(`content/${file}`, 'utf8'))
  const list = document.getIn(path)
  if (!isSeq(list)) throw new Error(`${file} has no list ${path.join('.')}`)
  const entries: unknown[] = list.toJSON()
  document.setIn(
    path,
    Array.from({ length: count }, (_, index) => structuredClone(entries[index % entries.length])),
  )
  const schema = findSchema(file)
  if (!schema) throw new Error(`${file} has no schema`)
  const { problems = [] } = checkContent(file, document.toString({ lineWidth: 0 }), schema)
  // Messages count entries from one.
  const field = path.map((step) => (/^\d+$/.test(step) ? Number(step) + 1 : step)).join('.')
  return problems.filter((problem) => problem.field === field).map(({ text }) => text)
}

for (const [name, [least, most]] of Object.entries(RANGES)) {
  const [file, ...path] = lists[name as keyof typeof RANGES]

  test(`FREE-1 ${name}: ${least} and ${most} are right`, () => {
    for (const count of [least, most]) expect(findMistakes(file, path, count)).toEqual([])
  })

  test(`FREE-1 ${name}: more than ${most} are refused, and the message says what to do`, () => {
    expect(findMistakes(file, path, most + 3)).toEqual([
      `there are ${most + 3}, at most ${most}; take three out`,
    ])
  })

  if (least > 0)
    test(`FREE-1 ${name}: fewer than ${least} are refused`, () => {
      expect(findMistakes(file, path, least - 1)[0]).toMatch(/, at least \d+; add one$/)
    })
}

test.each([
  ['testimonials.yaml', 'testimonials', 'id'],
  ['team.yaml', 'members', 'id'],
  ['logos.yaml', 'logos', 'id'],
  ['films.yaml', 'portrait', 'id'],
  // Entries without a key: the third repeats the first.
  ['agency.yaml', 'phones', '3'],
  ['navigation.yaml', 'links', 'path'],
])('FREE-1 in %s the same one twice among %s is refused', (file, list, key) => {
  const document = parseDocument(readFileSync(`content/${file}`, 'utf8'))
  const entries = document.getIn([list])
  const [first]: unknown[] = isSeq(entries) ? entries.toJSON() : []
  const name = typeof first === 'string' ? first : new Map(Object.entries(first ?? {})).get(key)
  document.addIn([list], first)
  const schema = findSchema(file)
  const { problems = [] } = schema ? checkContent(file, document.toString({ lineWidth: 0 }), schema) : {}
  const twice = problems.filter(({ text }) => text === `“${name}” is listed twice; take one out`)
  expect(twice.map(({ field }) => field?.endsWith(`.${key}`))).toEqual([true])
})

test('FREE-1 a film in both groups is refused', () => {
  const document = parseDocument(readFileSync('content/films.yaml', 'utf8'))
  document.setIn(['portrait', 0], document.getIn(['landscape', 0]))
  const schema = findSchema('films.yaml')
  const { problems = [] } = schema
    ? checkContent('films.yaml', document.toString({ lineWidth: 0 }), schema)
    : {}
  expect(problems.map(({ text }) => text)).toContainEqual(
    expect.stringContaining('is in the other group too'),
  )
})

test('FREE-10 the number to dial is derived from the one that visitors read', () => {
  const agency = parseDocument(readFileSync('content/agency.yaml', 'utf8'))
  agency.setIn(['phones'], ['+91 (674) 000-1998'])
  const parsed = findSchema('agency.yaml')?.parse(agency.toJS())
  expect(parsed).toMatchObject({ phones: [{ shown: '+91 (674) 000-1998', dial: '+916740001998' }] })
})
