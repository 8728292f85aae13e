import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { pictures } from '../../../content/load/manifest.server'
import { FilmError } from '../../../media/films/film-error'
import { readList } from '../../../media/films/shelf'
import { isList, isRecord, type Path, valueAt } from '../change'
import type { Store } from '../site/store'

/** The field that is to name a film which is not there yet. */
export const newPlace = z.strictObject({
  file: z.string(),
  /** Of the field that names the film, in its entry. */
  path: z
    .array(z.union([z.string(), z.number().int()]))
    .min(2)
    .max(20),
  /** What the field held when the film was given. */
  was: z.string(),
  title: z.string().trim().min(1).max(80),
})

export type NewPlace = z.output<typeof newPlace>

/** @throws FilmError where a film or a poster has this name */
export function checkFree(id: string): void {
  if (id in readList() || `films/${id}` in pictures())
    throw new FilmError(`There is a film “${id}” already. Give the new one another title.`)
}

/** The entry that waits for the film, wherever it was moved meanwhile. */
function entryOf({ path, was }: NewPlace, store: Store, file: string): Path | undefined {
  const list = path.slice(0, -2)
  const [at, name] = path.slice(-2)
  const entries = valueAt(store.data(file), list)
  if (!isList(entries) || typeof at !== 'number' || typeof name !== 'string') return undefined
  const waits = (place: number) => valueAt(entries, [place, name]) === was
  const found = waits(at) ? at : entries.findIndex((_, place) => waits(place))
  return found < 0 ? undefined : [...list, found]
}

/**
 * Names a film that has just come in the entry that was made for it, and gives the entry its title if it has none.
 * @returns whether the entry is still there
 */
export function enterFilm(
  store: Store,
  id: string,
  place: NewPlace,
  about: { label: string; group: string },
) {
  const { file, path, title } = place
  const entry = entryOf(place, store, file)
  if (!entry) return false
  const set = (name: string, value: string) => {
    const at = [...entry, name]
    const { revision } = store.open(file)
    store.change({
      id: randomUUID(),
      file,
      revision,
      change: { op: 'set', path: at, value },
      ...about,
    })
  }
  set(String(path.at(-1)), id)
  const around = valueAt(store.data(file), entry)
  if (isRecord(around) && around.name === '') set('name', title)
  return true
}
