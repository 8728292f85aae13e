import { widestLine } from '~/styles/clients/measure.server'
import { wovenText } from '~/woven/heading/woven-text.server'
import type { Project } from '../schema/project'
import { agency } from './agency.server'
import { head } from './head.server'
import { neighbours } from './neighbours.server'
import { pictureData } from './picture.server'
import { project } from './project.server'
import { sectionData } from './section.server'
import { type FindPicture, studyPictures } from './study-pictures.server'
import { woven } from './woven.server'

/** Everything a case study shows (CASE-1 to CASE-7). */
export function caseStudyData(id: string) {
  const study = project(id)
  const { name, sector, projectType, summary, description, theme } = study
  const { name: agencyName, origin } = agency()
  const picture = studyPictures(id, study.pictures)
  const url = `${origin}/project/${id}`
  return {
    id,
    head: head({
      title: `${name} | ${agencyName}`,
      description,
      path: `/project/${id}`,
      structuredData: [
        {
          '@context': 'https://schema.org',
          '@type': 'CreativeWork',
          name,
          headline: summary,
          description,
          url,
          genre: projectType,
          about: sector,
          image: `${origin}${socialPicture(study.card.name, id)}`,
          creator: { '@type': 'Organization', name: agencyName, url: `${origin}/` },
        },
      ],
    }),
    theme,
    opening: openingData(id, study, picture),
    sections: study.sections.map((section) =>
      sectionData(section, picture, theme.typeface, `projects/${id}.yaml`),
    ),
    neighbours: neighbours(id),
  }
}

/** The page's first screen: the client's layout, or a woven headline where the page has several clients. */
function openingData(id: string, study: Project, picture: FindPicture) {
  const { name, sector, projectType, opening: layout, title, lead, text, hero, theme } = study
  const words = { name, sector, projectType, lead, text }
  if (!hero)
    return { kind: 'statement' as const, ...words, heading: wovenText({ wide: title, narrow: title }) }
  return {
    kind: 'client' as const,
    ...words,
    layout,
    lines: title,
    em: widestLine(title, theme.typeface),
    hero: { wide: picture(hero.wide), narrow: picture(hero.narrow) },
    band: woven(`band-${id}`),
  }
}

/** The card's picture as a file that everybody can show. */
function socialPicture(name: string, id: string): string {
  const { base, fallback } = pictureData({ name, alt: '' }, `projects/${id}.yaml`)
  return `${base}.${fallback}.webp`
}
