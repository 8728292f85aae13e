import type { CreativeWork } from 'schema-dts'
import { fillIn } from '~/fill-in'
import { clientBand } from '~/page-data/client-band.server'
import { filmWords } from '~/page-data/film.server'
import { head } from '~/page-data/head.server'
import { pictureData } from '~/page-data/media.server'
import { videoObject } from '~/page-data/video-object.server'
import { letterAdvances, widestLine } from '~/styles/fonts/measure.server'
import { wovenText } from '~/woven/heading/woven-text.server'
import { agency } from '~content/load/agency.server'
import { project } from '~content/load/project.server'
import { readContent } from '~content/load/read.server'
import { cycle as schema } from '~content/schema/collections'
import type { CaseStudyWords } from '~content/schema/pages'
import type { Project } from '~content/schema/project'
import { fullPictureName } from '~content/schema/study-pictures'
import type { Fact } from './parts'
import { type FindPicture, type SectionData, sectionData, studyPictures } from './sections/sections.server'
import { caseStudyWords, sharedWords } from './story.server'

/** The data of a case study (CASE-1 to CASE-7). */
export function caseStudyData(id: string) {
  const study = project(id)
  const { name, description, socialPicture, theme } = study
  const file = `projects/${id}.yaml`
  const picture = studyPictures(id, study)
  const words = caseStudyWords()
  const readSection = sectionData({ picture, words, films: filmWords(), typeface: theme.typeface })
  const sections = study.sections.map((section, index) =>
    readSection(section, { file, field: `sections.${index}` }),
  )
  return {
    id,
    head: head({
      title: `${name} | ${agency().name}`,
      description,
      socialPicture,
      path: `/project/${id}`,
      structuredData: [creativeWork(id, study), ...sections.flatMap(videoObjects)],
    }),
    theme,
    look: study.look ?? id,
    opening: openingData(id, study, picture, words),
    living: study.living && { name: study.living, after: study.livingAfter },
    ...sharedWords(study, picture),
    sections,
    neighbours: neighbours(id, words.neighbours),
  }
}

/** On phones a short title of one line gets a line for each word, or it would be small. */
const narrowLines = (title: string[]) => {
  const words = title.join(' ').split(' ')
  return title.length === 1 && words.length <= 3 ? words : title
}

/** The page's first screen: the client's layout, or a woven headline if the page has several clients. */
function openingData(id: string, study: Project, picture: FindPicture, { facts: titles }: CaseStudyWords) {
  const { name, sample, projectType, title, singleLetters, lead, text, hero, theme } = study
  const sector = sample ? fillIn(titles.sampleSector, study) : study.sector
  const facts: Fact[] = [
    [titles.sector, sector],
    [titles.projectType, projectType],
  ]
  const words = { name, facts, lead, text }
  if (!hero) {
    return {
      kind: 'statement' as const,
      ...words,
      heading: wovenText({ wide: title, narrow: narrowLines(title) }),
    }
  }
  return {
    kind: 'client' as const,
    ...words,
    lines: title,
    em: widestLine(title, theme.typeface),
    letters: singleLetters && title.map((line) => letterAdvances(line, theme.typeface)),
    hero: {
      wide: picture(hero.wide, 'hero.wide'),
      narrow: picture(hero.narrow, 'hero.narrow'),
      halfWidth: hero.halfWidth === true,
    },
    band: clientBand(id),
  }
}

/** The case study as search engines read it (EXP-5). */
function creativeWork(id: string, { name, sector, projectType, summary, description, card }: Project) {
  const { name: agencyName, origin } = agency()
  const { base, fallback } = pictureData(card, `projects/${id}.yaml: card`)
  return {
    '@type': 'CreativeWork',
    name,
    headline: summary,
    description,
    url: `${origin}/project/${id}`,
    genre: projectType,
    about: { '@type': 'Thing', name: sector },
    image: `${origin}${base}.${fallback}.webp`,
    author: { '@type': 'Organization', name: agencyName, url: `${origin}/` },
  } satisfies CreativeWork
}

const videoObjects = (section: SectionData) =>
  section.kind === 'films'
    ? [...section.films.wide, ...section.films.tall].map((film) =>
        videoObject({ ...film, description: film.poster.alt }),
      )
    : []

function neighbourData(id: string) {
  const { name, card, theme, neighbour } = project(id)
  // The name beside it is the link's text, so the picture is decorative.
  const shown = neighbour?.picture ? fullPictureName(id, neighbour.picture) : card.name
  const focus = neighbour ? neighbour.focus : card.focus
  return {
    id,
    name,
    panel: theme.panel,
    onPanel: theme.onPanel,
    picture: pictureData({ name: shown, focus, alt: '' }, `projects/${id}.yaml`),
  }
}

/** The case studies before and after one, or null for those outside the cycle (CASE-2). */
function neighbours(id: string, words: CaseStudyWords['neighbours']) {
  const { cycle } = readContent('cycle.yaml', schema)
  const index = cycle.indexOf(id)
  if (index < 0) return null
  const previous = cycle.at(index - 1)
  const next = cycle[(index + 1) % cycle.length]
  return previous && next ? { words, previous: neighbourData(previous), next: neighbourData(next) } : null
}
