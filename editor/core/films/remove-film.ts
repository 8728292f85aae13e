import { contentFiles } from '../../../content/load/content-files.server'
import { pictures } from '../../../content/load/manifest.server'
import { listWithout, pathsOf } from '../../../media/films/shelf'
import { isList, isRecord, type Value } from '../change'
import type { Files } from '../disk/journal'
import { filesWithoutPictures } from '../media/remove-pictures'
import { textsOf } from '../site/library'
import { type Named, namedIn } from '../site/named-in'
import type { Store } from '../site/store'
import { type Blocked, refuseBlocked, takeOut } from '../site/take-out'
import { filmOf } from './change-parts'

/** What goes when a film is removed. */
export interface FilmRemoval {
  /** The content files that show it. */
  files: string[]
  blocked: Blocked[]
  /** Whether its stills stay, since one is shown as a picture too. */
  keepsPoster: boolean
}

const usesOf = (id: string, store: Store): Named[] =>
  contentFiles()
    .flatMap((file) => [...namedIn(file, store.data(file))])
    .filter(({ kind, name }) => kind === 'film' && name === id)

/** A film's stills: its two posters and, where it has one, that of the top of the AV page. */
const stillsOf = (id: string) =>
  [`films/${id}`, `films/${id}-portrait`, `films/${id}-opening`].filter((name) => name in pictures())

const timesIn = (value: Value, names: readonly string[]) =>
  [...textsOf(value)].filter((text) => names.includes(text)).length

/** What `films.yaml` says of a film. */
const entryOf = (id: string, store: Store): Value =>
  Object.values(store.data('films.yaml') ?? {})
    .flatMap((list) => (isList(list) ? list : []))
    .find((entry) => isRecord(entry) && entry.id === id) ?? null

/** Whether anything but the film's own entry shows one of the pictures. */
function isShownAsPicture(id: string, store: Store): boolean {
  const names = stillsOf(id)
  const everywhere = contentFiles().map((file) => timesIn(store.data(file), names))
  return everywhere.reduce((sum, times) => sum + times, 0) > timesIn(entryOf(id, store), names)
}

/** What removing a film would take along. */
export function removalOf(id: string, store: Store): FilmRemoval {
  const uses = usesOf(id, store)
  return {
    files: [...new Set(uses.map(({ file }) => file))],
    blocked: takeOut(uses, store).blocked,
    keepsPoster: isShownAsPicture(id, store),
  }
}

/**
 * Everything that is written when a film goes: its entries, its files, and its poster unless that is shown elsewhere.
 * @throws ImpossibleChange where a place cannot do without it
 */
export function filesWithoutFilm(id: string, store: Store): Files {
  const entry = filmOf(id)
  const { files, blocked } = takeOut(usesOf(id, store), store)
  refuseBlocked(blocked)
  return new Map<string, string | null>([
    ...files,
    ...pathsOf(entry).map((src): [string, null] => [`media/files${src}`, null]),
    ['media/films.json', listWithout(id)],
    ...(isShownAsPicture(id, store) ? [] : filesWithoutPictures(stillsOf(id))),
  ])
}
