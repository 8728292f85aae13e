import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { pictures } from '../../../content/load/manifest.server'
import { FilmError } from '../../../media/films/film-error'
import { readList } from '../../../media/films/shelf'
import { PictureError } from '../../../media/picture-files'
import { isList, isRecord, type Path, valueAt } from '../change'
import type { Journal } from '../disk/journal'
import type { Store } from '../site/store'
import type { Staging } from './given-film'
import { type Checked, checkReplacement, filesOfReplacement, type Replacement } from './replacement'

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

/** A film that is being prepared, or was. */
export interface FilmJob {
  id: string
  fileName: string
  /** How much is done, 0 to 1. */
  share: number
  state: 'working' | 'done' | 'cancelled' | 'failed'
  /** If it is a new film: whether it is in the place it was made for, once it is done. */
  isNew?: 'placed' | 'unplaced'
  /** Why it failed, and what to do. */
  said?: string
}

function reasonOf(error: unknown, isNew: boolean): string {
  if (error instanceof FilmError || error instanceof PictureError) return error.message
  console.error(error)
  if (isNew) return 'The film could not be prepared. Nothing has changed.'
  return 'The film could not be prepared. The one there was is still in place.'
}

/** Names a new film where it was wanted, in the same step of Undo; false if that place is gone. */
type Enter = (id: string, place: NewPlace, about: { label: string; group: string }) => boolean

/** Prepares films, one at a time: two would take twice as long each. */
export function openFilmJobs(
  journal: Journal,
  staging: Staging,
  tell: (job: FilmJob) => void,
  enter: Enter = () => false,
) {
  let job: FilmJob | undefined
  let stopping: AbortController | undefined
  /** The film that is being prepared, or about to be. */
  let current: Replacement | undefined
  /** When the last one has left nothing over. */
  let ended: Promise<void> | undefined

  function set(next: FilmJob): void {
    job = next
    tell(next)
  }

  async function run(checked: Checked, signal: AbortSignal): Promise<void> {
    const { request } = checked
    const about = { id: request.id, fileName: request.film.fileName }
    let percent = 0
    try {
      signal.throwIfAborted()
      set({ ...about, share: 0, state: 'working' })
      const files = await filesOfReplacement(checked, {
        signal,
        onProgress(share) {
          if (Math.floor(share * 100) <= percent || signal.aborted) return
          percent = Math.floor(share * 100)
          set({ ...about, share: percent / 100, state: 'working' })
        },
      })
      signal.throwIfAborted()
      const step = { label: `Film ${request.id}`, group: `film ${request.id} ${Date.now()}` }
      journal.write(step.label, step.group, files)
      // Only now is the name one that content may use.
      const isNew = request.place && (enter(request.id, request.place, step) ? 'placed' : 'unplaced')
      set({ ...about, share: 1, state: 'done', ...(isNew && { isNew }) })
    } catch (error) {
      if (!signal.aborted)
        set({ ...about, share: 0, state: 'failed', said: reasonOf(error, request.place !== undefined) })
    } finally {
      if (current === request) current = undefined
      for (const staged of [request.film, request.phone]) if (staged) staging.drop(staged.token)
      if (request.poster && 'picture' in request.poster) staging.drop(request.poster.picture.token)
    }
  }

  return {
    now: () => job,
    /**
     * Looks at what was given, then prepares it in the background; `done` is when that has ended, however it did. One that was
     * cancelled is waited for.
     * @throws FilmError or PictureError if something is wrong with it, or while another film is being prepared
     */
    async start(request: Replacement): Promise<{ done: Promise<void> }> {
      if (current)
        throw new FilmError(`${current.film.fileName} is still being prepared. Wait for it, or cancel it.`)
      current = request
      const own = new AbortController()
      stopping = own
      try {
        await ended
        const done = run(await checkReplacement(request), own.signal)
        ended = done
        return { done }
      } catch (error) {
        if (current === request) current = undefined
        throw error
      }
    },
    /** Ends what is under way; nothing has changed then. */
    cancel(): void {
      stopping?.abort()
      if (!current) return
      const { id, film } = current
      current = undefined
      set({ id, fileName: film.fileName, share: 0, state: 'cancelled' })
    },
  }
}
