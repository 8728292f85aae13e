import { project } from '~content/load/project.server'
import { readContent } from '~content/load/read.server'
import { cycle as cycleSchema } from '~content/schema/collections'
import type { Project } from '~content/schema/project'
import { needed } from './needed'
import { caseStudyPaths, servicePaths, topLevelPaths } from './page-paths'

type Section = Project['sections'][number]
type Kind = Section['kind']

/** A case study of the content with its address. */
export interface Study extends Project {
  id: string
  path: string
}

/** Every case study; tests choose by what one shows, not by its name (FREE-4). */
export const studies: readonly Study[] = caseStudyPaths.map((path) => {
  const id = path.replace('/project/', '')
  return { ...project(id), id, path }
})

export const findStudy = (id: string): Study =>
  needed(
    studies.find((one) => one.id === id),
    `case study ${id}`,
  )

/** Those that Prev and Next lead through, in that order (CASE-2). */
export const cycle: readonly Study[] = readContent('cycle.yaml', cycleSchema).cycle.map(findStudy)

/** The sections of one kind. */
export const findSections = <K extends Kind>({ sections }: Project, kind: K) =>
  sections.filter((one): one is Extract<Section, { kind: K }> => one.kind === kind)

/** Those with a section of this kind. */
export const studiesWith = (kind: Kind): Study[] =>
  studies.filter((study) => findSections(study, kind).length > 0)

/** The galleries of a page, each with its pictures' names in the order for that screen. */
export const readGalleries = ({ sections }: Project, screen: 'desktop' | 'mobile'): string[][] =>
  sections.flatMap((one) => ('desktop' in one ? [one[screen].flat()] : []))

/** All pictures of a page's galleries in the order for that screen: what its lightbox goes through. */
export const readPictures = ({ sections }: Project, screen: 'desktop' | 'mobile'): string[] =>
  sections.flatMap((one) => {
    if (one.kind === 'creatives') return one.pictures
    return 'desktop' in one ? one[screen].flat() : []
  })

/** What begins with a gallery that is worth leafing through, however the screen is turned. */
const hasLongGallery = (study: Study) =>
  (['desktop', 'mobile'] as const).every((screen) => (readGalleries(study, screen)[0]?.length ?? 0) >= 3)

/** One with a gallery of three pictures or more. */
export const studyWithGallery = needed(
  studies.find(hasLongGallery),
  'case study with a gallery of three pictures',
)

/** The one with the most sections. */
export const longestStudy = studies.reduce((one, other) =>
  other.sections.length > one.sections.length ? other : one,
)

const kinds: readonly Kind[] = ['gallery', 'creatives', 'campaign', 'client', 'films']

/** Every page that is like no other, and one case study with each kind of section. */
export const onePageOfEachKind: readonly string[] = [
  ...new Set([
    ...topLevelPaths,
    ...servicePaths,
    ...kinds.flatMap((kind) => studiesWith(kind).slice(0, 1)).map(({ path }) => path),
  ]),
]
