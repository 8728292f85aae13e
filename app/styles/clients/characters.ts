import { project } from '~content/load/project.server'
import { readContent } from '~content/load/read.server'
import { projectIds } from '~content/schema/known'
import { caseStudyPage } from '~content/schema/pages/case-study'
import type { Project } from '~content/schema/project'
import { setInTypeface } from '~content/schema/sections'
import type { Typeface } from '~content/schema/typefaces'

const sharedFile = 'pages/case-study.yaml'

/** Words set in a client's typeface, and the file that says them. */
export interface SetWords {
  file: string
  typeface: Typeface
  words: string[]
}

/** The titles of a story and a campaign, and the line that it ends with: its own, or where it has none those that all share. */
function titlesOf({ story, sections }: Project): { own: string[]; shared: string[] } {
  const { story: titles, campaign, callToAction } = readContent(sharedFile, caseStudyPage)
  const set: { own: string | undefined; shared: string }[] = []
  if (story) set.push({ own: story.heading, shared: titles.heading })
  if (story?.process) set.push({ own: story.process.heading, shared: titles.process })
  if (sections.at(-1)?.kind !== 'call-to-action') set.push({ own: story?.closing, shared: callToAction.line })
  const plans = sections.some(({ kind }) => kind === 'campaign') ? Object.values(campaign) : []
  return {
    own: set.flatMap(({ own }) => own ?? []),
    shared: [...set.flatMap(({ own, shared }) => (own === undefined ? [shared] : [])), ...plans],
  }
}

/** What a case study sets in a client's typeface: name, lead, facts, headings, sentences, campaigns, names of clients. */
export function wordsOfStudy(id: string): SetWords[] {
  const file = `projects/${id}.yaml`
  const study = project(id)
  const { name, title, lead, sector, projectType, theme } = study
  const inSections = study.sections.flatMap((section) =>
    'typeface' in section ? [] : setInTypeface(section),
  )
  const titles = titlesOf(study)
  const words = [name, ...title, lead, sector, projectType, ...titles.own, ...inSections]
  const guests = study.sections.flatMap((section) =>
    'typeface' in section ? [{ file, typeface: section.typeface, words: setInTypeface(section) }] : [],
  )
  const shared = { file: sharedFile, typeface: theme.typeface, words: titles.shared }
  return [{ file, typeface: theme.typeface, words }, ...guests, shared]
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
