import type { FilmEntry as ListedFilm } from '../../content/load/manifest.server'
import { enter, listText, readList } from '../lists'

export const FILM_LIST = 'media/films.json'

/** A film as the site's manifest lists it. */
export interface FilmEntry extends ListedFilm {
  /** SHA-256 of the source, so that an unchanged film is not encoded again. */
  sha: string
}

export const readFilms = () => readList<FilmEntry>(FILM_LIST)

/** Every file that an entry names. */
export const pathsOfFilm = ({ files, phone = [], captions }: FilmEntry): string[] =>
  [...[...files, ...phone].map(({ src }) => src), ...(captions === undefined ? [] : [captions])].map(
    (src) => `media/files${src}`,
  )

/** Changes that put a film into the list, in place of the one of that id. */
export const listFilm = (
  id: string,
  entry: FilmEntry,
  files: Iterable<readonly [string, Uint8Array | string]>,
) => enter(FILM_LIST, [id, entry], files, pathsOfFilm)

/** The list without a film. */
export function listWithoutFilm(id: string): string {
  const { [id]: _, ...others } = readFilms()
  return listText(others)
}
