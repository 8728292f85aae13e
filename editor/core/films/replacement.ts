import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { pictures } from '../../../content/load/manifest.server'
import { type FilmOrder, makeFilm, orderLike, silent } from '../../../media/films/encode-film'
import { FilmError } from '../../../media/films/ffmpeg'
import { readFilms } from '../../../media/films/film-list'
import { isList, isRecord, type Path, valueAt } from '../change'
import type { Files } from '../disk/journal'
import type { Store } from '../site/store'
import { checkedCaptions, findFilm, longestFor, ownPosterFiles, posterFiles } from './film-files'
import { type GivenFilm, readFilm, type Staged } from './given-film'
import { SHARP, shapeOfPlace } from './limits'

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

/** @throws FilmError if a film or a poster has this name */
function checkFree(id: string): void {
  if (id in readFilms() || `films/${id}` in pictures())
    throw new FilmError(`There is a film “${id}” already. Give the new one another title.`)
}

/** The entry that waits for the film, wherever it was moved meanwhile. */
function findEntry({ path, was }: NewPlace, store: Store, file: string): Path | undefined {
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
  const entry = findEntry(place, store, file)
  if (!entry) return false
  const set = (name: string, value: string) =>
    store.edit(about.label, about.group, file, { op: 'set', path: [...entry, name], value })
  set(String(path.at(-1)), id)
  const around = valueAt(store.data(file), entry)
  if (isRecord(around) && around.name === '') set('name', title)
  return true
}

/** Another film in the place of one there is, or a new one. */
export interface Replacement {
  id: string
  film: Staged
  /** What is to name a film that is not there yet. */
  place?: NewPlace
  /** What the phone version is made from, if it is not the film itself. */
  phone?: Staged
  /** What becomes the poster; if it is missing, the earlier one stays. */
  poster?: { second: number } | { picture: Staged }
  /** The text of a captions file; `null` for none; if it is missing, the earlier ones stay. */
  captions?: string | null
  /** Whether a film without sound may replace one that has sound. */
  maySilent?: boolean
}

/** What may end the work, and who hears how far it is (0 to 1). */
export interface Watch {
  signal: AbortSignal
  onProgress: (share: number) => void
}

/** The order for a source that is larger than the site shows it: its pixels would only cost weight. */
function fitted(order: FilmOrder, { width, height }: GivenFilm): FilmOrder {
  const scale = SHARP / Math.min(width, height)
  if (scale >= 1) return order
  return { ...order, wide: { ...order.wide, height: Math.round((height * scale) / 2) * 2 } }
}

/** Passes on one share of all files together, which never goes back: a file that is too heavy is encoded again. */
function together(files: number, { onProgress }: Watch): (file: string, share: number) => void {
  const shares = new Map<string, number>()
  return (file, share) => {
    shares.set(file, Math.max(share, shares.get(file) ?? 0))
    onProgress([...shares.values()].reduce((sum, one) => sum + one, 0) / files)
  }
}

/** A replacement about which nothing is wrong, as far as that is known before it is encoded. */
export interface Checked {
  request: Replacement
  facts: GivenFilm
  order: FilmOrder
  poster: Files
}

/**
 * Looks at everything that was given: what is wrong is told before minutes have gone.
 * @throws FilmError or PictureError with what is wrong and what to do
 */
export async function checkReplacement(request: Replacement): Promise<Checked> {
  const { id, film, phone, poster, captions } = request
  if (request.place) checkFree(id)
  if (request.place && !poster) throw new FilmError('A new film needs a poster: choose one of its moments.')
  const earlier = request.place ? undefined : findFilm(id)
  const facts = await readFilm(film, longestFor(earlier), earlier ?? shapeOfPlace(request.place?.path ?? []))
  if (phone) await readFilm(phone, longestFor(earlier))
  const wanted = orderLike(earlier)
  if (wanted.wide.sound && !facts.hasSound && !request.maySilent)
    throw new FilmError(`${film.fileName} has no sound. Export it with sound, or say that it is meant so.`)
  if (typeof captions === 'string') checkedCaptions(captions, facts.duration)
  const own = poster && 'picture' in poster ? poster.picture : undefined
  return {
    request,
    facts,
    order: fitted(facts.hasSound ? wanted : silent(wanted), facts),
    poster: own ? await ownPosterFiles(id, own.fileName, readFileSync(own.path)) : new Map(),
  }
}

/**
 * Everything that is written when a film takes the place of another. Nothing is in place yet, and nothing is left over.
 * @throws FilmError or PictureError with what is wrong and what to do
 */
export async function replacementFiles(checked: Checked, watch: Watch): Promise<Files> {
  const { request, facts, order } = checked
  const { id, film, phone, poster, captions } = request
  const moment =
    poster && 'second' in poster
      ? await posterFiles(id, { path: film.path, duration: facts.duration }, poster.second)
      : checked.poster
  const { changes } = await makeFilm(film.path, id, {
    order,
    onProgress: together(order.phone ? 4 : 2, watch),
    signal: watch.signal,
    ...(phone && { phoneSource: phone.path }),
    captions: captions && checkedCaptions(captions, facts.duration),
  })
  watch.signal.throwIfAborted()
  return new Map([...moment, ...changes])
}
