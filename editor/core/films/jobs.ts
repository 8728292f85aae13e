import { FilmError } from '../../../media/films/ffmpeg'
import { PictureError } from '../../../media/pictures'
import type { Journal } from '../disk/journal'
import type { Staging } from './given-film'
import {
  type Checked,
  checkReplacement,
  filesOfReplacement,
  type NewPlace,
  type Replacement,
} from './replacement'

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
