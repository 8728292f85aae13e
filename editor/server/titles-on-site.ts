import type { Value } from '../core/change'
import { filmsOnSite } from '../core/films/film-files'
import { type TitleOfName, titleOfNameIn } from '../core/form/titles'
import { places } from '../core/site/places'

/** What pages, case studies, services and films are called now. */
export const titlesOnSite = (readData: (file: string) => Value): TitleOfName =>
  titleOfNameIn(places(readData), filmsOnSite(readData))
