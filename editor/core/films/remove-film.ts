import { contentFiles } from '../../../content/load/content-files.server'
import { pictures } from '../../../content/load/manifest.server'
import { openingStill } from '../../../content/schema/films'
import { FILM_LIST, listWithoutFilm, pathsOfFilm } from '../../../media/films/film-list'
import type { Files } from '../disk/journal'
import { filesWithoutPictures } from '../media/picture-files'
import { textsOf } from '../site/library'
import type { Store } from '../site/store'
import { type Blocked, type Named, namedIn, refuseBlocked, takeOut } from '../site/take-out'
import { filmOf } from './film-files'

/** What goes when a film is removed. */
export interface FilmRemoval {
  /** The content files that show it. */
  files: string[]
  blocked: Blocked[]
  /** Whether its poster stays, since it is shown as a picture too. */
  keepsPoster: boolean
}

const usesOf = (id: string, store: Store): Named[] =>
  contentFiles()
    .flatMap((file) => [...namedIn(file, store.data(file))])
    .filter(({ kind, name }) => kind === 'film' && name === id)

const postersOf = (id: string) =>
  [`films/${id}`, `films/${id}-portrait`, openingStill(id)].filter((name) => name in pictures())

const isShownAsPicture = (names: readonly string[], store: Store): boolean =>
  contentFiles().some((file) => [...textsOf(store.data(file))].some((text) => names.includes(text)))

/** What removing a film would take along. */
export function removalOf(id: string, store: Store): FilmRemoval {
  const uses = usesOf(id, store)
  return {
    files: [...new Set(uses.map(({ file }) => file))],
    blocked: takeOut(uses, store).blocked,
    keepsPoster: isShownAsPicture(postersOf(id), store),
  }
}

/**
 * Everything that is written when a film goes: its entries, its files, and its poster unless that is shown elsewhere.
 * @throws ImpossibleChange if a place cannot do without it
 */
export function filesWithoutFilm(id: string, store: Store): Files {
  const entry = filmOf(id)
  const { files, blocked } = takeOut(usesOf(id, store), store)
  refuseBlocked(blocked)
  const posters = postersOf(id)
  return new Map<string, string | null>([
    ...files,
    ...pathsOfFilm(entry).map((file): [string, null] => [file, null]),
    [FILM_LIST, listWithoutFilm(id)],
    ...(isShownAsPicture(posters, store) ? [] : filesWithoutPictures(posters)),
  ])
}
