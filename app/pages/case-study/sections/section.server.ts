import { film } from '~/page-data/film.server'
import { pictureData } from '~/page-data/picture.server'
import { widestLine } from '~/styles/clients/measure.server'
import { wovenText } from '~/woven/heading/woven-text.server'
import type { Section } from '~content/schema/sections'
import type { Typeface } from '~content/schema/typefaces'
import type { FindPicture } from '../study-pictures.server'
import { sizesOf } from './creatives-sizes'
import { type Rhythm, sizedRow } from './gallery-sizes'

interface Rows {
  desktop: string[][]
  mobile: string[][]
}

/** Where a section stands: the study's file, and the section's field in it, e.g. `sections.2`. */
interface Place {
  file: string
  field: string
}

/** One section of a case study with its pictures and films. */
export function sectionData(section: Section, picture: FindPicture, typeface: Typeface, place: Place) {
  const { file, field } = place
  const list = (rows: string[][], name: 'desktop' | 'mobile', rhythm: Rhythm) =>
    rows.map((row) =>
      sizedRow(
        row.map((one) => picture(one, `${field}.${name}`)),
        name,
        rhythm,
      ),
    )
  /** Both orders of a gallery with their pictures. */
  const galleryRows = ({ desktop, mobile }: Rows, rhythm: Rhythm = 'flush') => ({
    desktop: list(desktop, 'desktop', rhythm),
    mobile: list(mobile, 'mobile', rhythm),
  })
  switch (section.kind) {
    case 'gallery':
      return { ...section, ...galleryRows(section, section.rhythm) }
    case 'campaign':
      return { ...section, em: widestLine([section.name], typeface), ...galleryRows(section) }
    case 'client':
      return { ...section, em: widestLine([section.name], section.typeface), ...galleryRows(section) }
    case 'creatives':
      return {
        ...section,
        pictures: section.pictures.map((name, index) => ({
          ...picture(name, `${field}.pictures`),
          sizes: sizesOf(section.pattern, index),
        })),
      }
    case 'pull-quote':
      return { ...section, em: widestLine(section.lines, typeface) }
    case 'films':
      return {
        ...section,
        films: section.films.map(({ id, alt, ...words }) => ({
          ...words,
          id,
          film: film(id, `${file}: ${field}.films`),
          poster: pictureData({ name: `films/${id}`, alt }, `${file}: ${field}.films`),
        })),
      }
    case 'call-to-action':
      return { ...section, heading: wovenText(section.heading) }
  }
}

export type SectionData = ReturnType<typeof sectionData>
