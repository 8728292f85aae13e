import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { project } from '~content/schema/project'
import type { Typeface } from '~content/schema/typefaces'

const folder = 'content/projects'

/** What a case study sets in a client's typeface: name, lead, facts, headings, sentences, campaigns, names of clients. */
function wordsOf(file: string): { typeface: Typeface; words: string[] }[] {
  const study = project.parse(parse(readFileSync(join(folder, file), 'utf8')))
  const inSections = study.sections.flatMap((section) => {
    if (section.kind === 'line') return section.lines
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

/** Every character that content sets in each of the clients' typefaces. */
export function charactersOfClients(): Map<Typeface, string> {
  const all = new Map<Typeface, string>()
  for (const { typeface, words } of readdirSync(folder).flatMap(wordsOf)) {
    const characters = new Set([...(all.get(typeface) ?? ''), ...words.join(' ')])
    all.set(typeface, [...characters].sort().join(''))
  }
  return all
}
