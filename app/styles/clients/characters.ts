import { project } from '~content/load/project.server'
import { projectIds } from '~content/schema/known'
import type { Section } from '~content/schema/sections'
import type { Typeface } from '~content/schema/typefaces'

/** What a section sets in the typeface of its page. */
function inTypeface(section: Section): readonly string[] {
  switch (section.kind) {
    case 'pull-quote':
      return section.lines
    case 'campaign':
      return [section.name]
    case 'creatives':
      return [section.heading]
    case 'gallery':
      return [section.heading ?? '']
    case 'client':
    case 'films':
    case 'call-to-action':
      return []
  }
}

/** What a case study sets in a client's typeface: name, lead, facts, headings, sentences, campaigns, names of clients. */
function wordsOf(id: string): { typeface: Typeface; words: string[] }[] {
  const study = project(id)
  const inSections = study.sections.flatMap(inTypeface)
  const { name, title, lead, sector, projectType, theme } = study
  const own = { typeface: theme.typeface, words: [name, ...title, lead, sector, projectType, ...inSections] }
  const guests = study.sections.flatMap((section) =>
    section.kind === 'client' ? [{ typeface: section.typeface, words: [section.name] }] : [],
  )
  return [own, ...guests]
}

/** What each case study sets in clients' typefaces. */
export const charactersOfStudies = (): { id: string; typeface: Typeface; characters: Set<string> }[] =>
  projectIds().flatMap((id) =>
    wordsOf(id).map(({ typeface, words }) => ({ id, typeface, characters: new Set(words.join(' ')) })),
  )

/** Every character that content sets in each of the clients' typefaces. */
export function charactersOfClients(): Map<Typeface, string> {
  const all = new Map<Typeface, string>()
  for (const { typeface, characters } of charactersOfStudies())
    all.set(typeface, [...new Set([...(all.get(typeface) ?? ''), ...characters])].sort().join(''))
  return all
}
