import type { FilmWords } from '~/components/film/film-data'
import { fillIn } from '~/fill-in'
import { film, filmLength } from '~/page-data/film.server'
import { pictureData } from '~/page-data/picture.server'
import { clearLeading, widestLine } from '~/styles/fonts/measure.server'
import { wovenText } from '~/woven/heading/woven-text.server'
import type { CaseStudyWords } from '~content/schema/pages/case-study'
import type { Section } from '~content/schema/sections'
import type { Typeface } from '~content/schema/typefaces'
import type { Fact } from '../facts'
import type { FindPicture } from '../study-pictures.server'
import { withPlaces } from './creatives-places'
import { figureThreads } from './figure-threads'
import { withFilmPlaces } from './film-places'
import { brokenForTablets, type Rhythm, sizedRow } from './gallery-sizes'

interface Rows {
  desktop: string[][]
  mobile: string[][]
  whole?: string[] | undefined
  acrossTablets?: string[] | undefined
}

/** Where a section stands: the study's file, and the section's field in it, e.g. `sections.2`. */
interface Place {
  file: string
  field: string
}

/** Who a client is, what was done for it and why, under their titles. */
const clientFacts = (
  titles: CaseStudyWords['facts'],
  { client, services, objective }: Record<'client' | 'services' | 'objective', string>,
): Fact[] => [
  [titles.client, client],
  [titles.services, services],
  [titles.objective, objective],
]

/** The one in the middle: not what a client's section opens with, which follows right below its link. */
const middleOf = <Item>(items: Item[]): Item | undefined => items[Math.floor(items.length / 2)]

/** What a section needs of its case study and of all. */
interface Study {
  picture: FindPicture
  typeface: Typeface
  words: CaseStudyWords
  films: FilmWords
}

/** Tells of each section of a case study what it shows: its words, pictures and films. */
export const sectionData = (study: Study) => (section: Section, place: Place) => {
  const { picture, typeface, words } = study
  const { facts: titles, lightbox } = words
  const { file, field } = place
  /** Both orders of a gallery with their pictures. */
  const galleryRows = (rows: Rows, rhythm: Rhythm = 'flush') => {
    /** Whether a picture is among those that such a field names. */
    const isNamedIn = (name: 'whole' | 'acrossTablets') => {
      const bases = (rows[name] ?? []).map((one) => picture(one, `${field}.${name}`).base)
      return ({ base }: { base: string }) => bases.includes(base)
    }
    const isWhole = isNamedIn('whole')
    const isAcross = isNamedIn('acrossTablets')
    const list = (name: 'desktop' | 'mobile') =>
      rows[name].map((row) =>
        sizedRow(
          row.map((one) => picture(one, `${field}.${name}`)),
          name,
          rhythm,
          isWhole,
        ),
      )
    const desktop = list('desktop').map((row) => brokenForTablets(row, isAcross))
    return { desktop, mobile: list('mobile'), words: lightbox }
  }
  switch (section.kind) {
    case 'gallery': {
      const { whole, acrossTablets, ...shown } = section
      return { ...shown, ...galleryRows(section, section.rhythm) }
    }
    case 'campaign': {
      const { acrossTablets, ...shown } = section
      return {
        ...shown,
        em: widestLine([section.name], typeface),
        plan: (['objective', 'strategy', 'execution'] as const).map(
          (step): Fact => [words.campaign[step], section[step]],
        ),
        resultsTitle: words.campaign.results,
        threads: figureThreads(section.results.length),
        ...galleryRows(section),
      }
    }
    case 'client': {
      const { acrossTablets, linkPicture, ...shown } = section
      const rows = galleryRows(section)
      return {
        ...shown,
        em: widestLine([section.name], section.typeface),
        facts: clientFacts(titles, section),
        linkPicture: linkPicture
          ? picture(linkPicture, `${field}.linkPicture`)
          : middleOf(rows.desktop.flat()),
        ...rows,
      }
    }
    case 'creatives': {
      const pictures = section.pictures.map((name) => picture(name, `${field}.pictures`))
      return {
        ...section,
        hint: fillIn(words.creatives.swipe, { number: pictures.length }),
        words: lightbox,
        pictures: withPlaces(section.pattern, pictures),
      }
    }
    case 'pull-quote':
      return {
        ...section,
        em: widestLine(section.lines, typeface),
        leading: clearLeading(section.lines, typeface),
      }
    case 'films':
      return {
        ...section,
        titles: words.films,
        films: withFilmPlaces(
          section.films.map(({ id, name, title, alt, services, objective }) => {
            const shown = film(id, `${file}: ${field}.films`)
            return {
              id,
              name,
              title,
              length: filmLength(shown),
              services,
              objective,
              words: study.films,
              film: shown,
              poster: pictureData({ name: `films/${id}`, alt }, `${file}: ${field}.films`),
            }
          }),
        ),
      }
    case 'call-to-action':
      return { ...section, heading: wovenText(section.heading) }
    default:
      // A kind without a case of its own shows its words alone.
      return section
  }
}

export type SectionData = ReturnType<ReturnType<typeof sectionData>>
