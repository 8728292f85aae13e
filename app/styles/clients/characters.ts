import { project } from '~content/load/project.server'
import { projectIds } from '~content/schema/known'
import type { Typeface } from '~content/schema/typefaces'

/** What a case study sets in a client's typeface: name, lead, facts, headings, sentences, campaigns, names of clients. */
function wordsOf(id: string): { typeface: Typeface; words: string[] }[] {
  const study = project(id)
  const inSections = study.sections.flatMap((section) => {
    if (section.kind === 'pull-quote') return section.lines
    if (section.kind === 'campaign') return [section.name]
    if (section.kind === 'creatives') return [section.heading]
    if (section.kind === 'gallery') return [section.heading ?? '']
    return []
  })
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
