import { project } from '~content/load/project.server'
import { readContent } from '~content/load/read.server'
import { projectIds } from '~content/schema/known'
import { caseStudyPage } from '~content/schema/pages/case-study'
import type { Project } from '~content/schema/project'
import { setInTypeface } from '~content/schema/sections'
import type { Typeface } from '~content/schema/typefaces'

/** Words set in a client's typeface, and the file that says them. */
export interface SetWords {
  file: string
  typeface: Typeface
  words: string[]
}

/** What every case study of one client says in the same words: the titles of its story, and the line that it ends with. */
function sharedWords({ story, sections, theme: { typeface } }: Project): SetWords[] {
  const file = 'pages/case-study.yaml'
  const { story: titles, callToAction } = readContent(file, caseStudyPage)
  const words = [
    ...(story ? [titles.heading] : []),
    ...(story?.process ? [story.process.heading ?? titles.process] : []),
    ...(sections.at(-1)?.kind === 'call-to-action' ? [] : [story?.closing ?? callToAction.line]),
  ]
  return [{ file, typeface, words }]
}

/** What a case study sets in a client's typeface: name, lead, facts, headings, sentences, campaigns, names of clients. */
export function wordsOfStudy(id: string): SetWords[] {
  const file = `projects/${id}.yaml`
  const study = project(id)
  const { name, title, lead, sector, projectType, theme } = study
  const inSections = study.sections.flatMap((section) =>
    'typeface' in section ? [] : setInTypeface(section),
  )
  const words = [name, ...title, lead, sector, projectType, ...inSections]
  const guests = study.sections.flatMap((section) =>
    'typeface' in section ? [{ file, typeface: section.typeface, words: setInTypeface(section) }] : [],
  )
  return [{ file, typeface: theme.typeface, words }, ...guests, ...sharedWords(study)]
}

/** What case studies set in clients' typefaces, and the file that says it. */
export const wordsOfStudies = (): SetWords[] => projectIds().flatMap(wordsOfStudy)

/** Every character that content sets in each of the clients' typefaces. */
export function charactersOfClients(): Map<Typeface, string> {
  const all = new Map<Typeface, string>()
  for (const { typeface, words } of wordsOfStudies())
    all.set(typeface, [...new Set([...(all.get(typeface) ?? ''), ...words.join(' ')])].sort().join(''))
  return all
}
