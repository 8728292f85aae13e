import type { FilmWords } from '~/components/film/film-tile'
import type { CaptionedPicture } from '~/components/picture/picture'
import { ratio } from '~/components/picture/picture'
import { fillIn } from '~/fill-in'
import { film, filmLength } from '~/page-data/film.server'
import { pictureData } from '~/page-data/media.server'
import { clearLeading, widestLine } from '~/styles/fonts/measure.server'
import { wovenText } from '~/woven/heading/woven-text.server'
import type { Typeface } from '~content/schema/look'
import type { CaseStudyWords } from '~content/schema/pages'
import type { Project } from '~content/schema/project'
import type { Section } from '~content/schema/sections'
import { fullPictureName } from '~content/schema/study-pictures'
import { ContentError } from '~content/validation/problem'
import type { Fact } from '../parts'
import type { GalleryPicture } from './gallery'
import { layOutFigures, layOutFilms, layOutMosaic } from './layouts.server'

/** Looks up a picture of a case study by its name there; `field` is the field that refers to it. */
export type FindPicture = (name: string, field: string) => CaptionedPicture

/**
 * The pictures that a case study lists under `pictures`, with their captions.
 * @throws with file and field if one is missing in the manifest, or a section refers to one that is not listed
 */
export function studyPictures(
  id: string,
  { pictures, captions = {} }: Pick<Project, 'pictures' | 'captions'>,
): FindPicture {
  const file = `projects/${id}.yaml`
  const listed = new Map(
    Object.entries(pictures).map(([name, alt]) => {
      const caption = captions[name]
      const data = pictureData({ name: fullPictureName(id, name), alt }, `${file}: pictures.${name}`)
      return [name, caption ? { ...data, caption } : data]
    }),
  )
  return (name, field) => {
    const picture = listed.get(name)
    if (!picture)
      throw new ContentError([
        { file: `content/${file}`, field, text: `“${name}” is not listed under “pictures”` },
      ])
    return picture
  }
}

/** From this ratio on, phones scroll a picture sideways, because its lettering must be legible (gallery.module.css). */
const LONG = 2.3

interface Rows {
  desktop: string[][]
  mobile: string[][]
  whole?: string[] | undefined
  acrossTablets?: string[] | undefined
}

/** The study's file, and the section's field in it, e.g. `sections.2`. */
interface FieldInFile {
  file: string
  field: string
}

/** The facts of a client: who it is, what was done for it and why. */
const clientFacts = (
  titles: CaseStudyWords['facts'],
  { client, services, objective }: Record<'client' | 'services' | 'objective', string>,
): Fact[] => [
  [titles.client, client],
  [titles.services, services],
  [titles.objective, objective],
]

/** The middle item: the first of a client's section would follow right below its link. */
const middle = <Item>(items: Item[]): Item | undefined => items[Math.floor(items.length / 2)]

/** What a section needs from its case study and from the shared words. */
interface Study {
  picture: FindPicture
  typeface: Typeface
  words: CaseStudyWords
  films: FilmWords
}

/** Returns the data of each section of a case study: its words, pictures and films. */
export const sectionData = (study: Study) => (section: Section, origin: FieldInFile) => {
  const { picture, typeface, words } = study
  const { facts: titles, lightbox } = words
  const { file, field } = origin
  /** Both orders of a gallery, with pictures. */
  const galleryRows = (rows: Rows) => {
    /** Whether a picture is among those that such a field names. */
    const isNamedIn = (name: 'whole' | 'acrossTablets') => {
      const bases = (rows[name] ?? []).map((one) => picture(one, `${field}.${name}`).base)
      return ({ base }: { base: string }) => bases.includes(base)
    }
    const isWhole = isNamedIn('whole')
    const isAcross = isNamedIn('acrossTablets')
    const list = (name: 'desktop' | 'mobile', mark: (one: GalleryPicture) => GalleryPicture) =>
      rows[name].map((row) => row.map((one) => mark(picture(one, `${field}.${name}`))))
    return {
      desktop: list('desktop', (one) => (isAcross(one) ? { ...one, across: true } : one)),
      mobile: list('mobile', (one) => (ratio(one) > LONG && !isWhole(one) ? { ...one, swiped: true } : one)),
      words: lightbox,
    }
  }
  switch (section.kind) {
    case 'gallery': {
      const { whole, acrossTablets, ...shown } = section
      return { ...shown, ...galleryRows(section) }
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
        threads: layOutFigures(section.results.length),
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
        linkPicture: linkPicture ? picture(linkPicture, `${field}.linkPicture`) : middle(rows.desktop.flat()),
        ...rows,
      }
    }
    case 'creatives': {
      const pictures = section.pictures.map((name) => picture(name, `${field}.pictures`))
      const cells = section.pattern === 'mosaic' ? layOutMosaic(pictures.length) : []
      return {
        ...section,
        hint: fillIn(words.creatives.swipe, { number: pictures.length }),
        words: lightbox,
        pictures: pictures.map((one, index) => ({ ...one, cell: cells[index] })),
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
        films: layOutFilms(
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
      // A kind without a case shows only its words.
      return section
  }
}

/** The data of a section, by its kind. */
export type SectionData<Kind extends Section['kind'] = Section['kind']> = Extract<
  ReturnType<ReturnType<typeof sectionData>>,
  { kind: Kind }
>
