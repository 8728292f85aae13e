import { widestLine } from '~/styles/clients/measure.server'
import { wovenText } from '~/woven/heading/woven-text.server'
import type { Section } from '../schema/sections'
import type { Typeface } from '../schema/typefaces'
import { film } from './film.server'
import { pictureData } from './picture.server'
import type { FindPicture } from './study-pictures.server'

interface Rows {
  desktop: string[][]
  mobile: string[][]
}

/** Both orders of a gallery with their pictures. */
const galleryRows = ({ desktop, mobile }: Rows, picture: FindPicture) => ({
  desktop: desktop.map((row) => row.map(picture)),
  mobile: mobile.map((row) => row.map(picture)),
})

/** One section of a case study with its pictures and films. */
export function sectionData(section: Section, picture: FindPicture, typeface: Typeface, file: string) {
  switch (section.kind) {
    case 'gallery':
      return { ...section, ...galleryRows(section, picture) }
    case 'campaign':
      return { ...section, ...galleryRows(section, picture) }
    case 'client':
      return {
        ...section,
        em: widestLine([section.name], section.typeface),
        ...galleryRows(section, picture),
      }
    case 'creatives':
      return { ...section, pictures: section.pictures.map(picture) }
    case 'line':
      return { ...section, em: widestLine([section.text], typeface) }
    case 'films':
      return {
        ...section,
        films: section.films.map(({ id, alt, dye, ...words }) => ({
          ...words,
          id,
          dye,
          film: film(id, file),
          poster: pictureData({ name: `films/${id}`, alt }, file),
        })),
      }
    case 'call':
      return { ...section, heading: wovenText(section.heading) }
  }
}

export type SectionData = ReturnType<typeof sectionData>
