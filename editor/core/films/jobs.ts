import { FilmError } from '../../../media/films/ffmpeg'
import { PictureError } from '../../../media/pictures'
import type { Journal } from '../disk/journal'
import type { Staging } from './given-film'
import {
  type Checked,
  checkReplacement,
  type NewPlace,
  type Replacement,
  replacementFiles,
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

function describeFailure(error: unknown, isNew: boolean): string {
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
  /** The film that is being prepared, or about to be, and how to end that. */
  let current: { request: Replacement; end: AbortController } | undefined
  /** When the last one has left nothing over. */
  let ended = Promise.resolve()

  function set({ id, film }: Replacement, state: FilmJob['state'], more: Partial<FilmJob> = {}): void {
    job = { id, fileName: film.fileName, share: 0, state, ...more }
    tell(job)
  }

  async function run(checked: Checked, signal: AbortSignal): Promise<void> {
    const { request } = checked
    const { id, place } = request
    let percent = 0
    try {
      signal.throwIfAborted()
      set(request, 'working')
      const files = await replacementFiles(checked, {
        signal,
        onProgress(share) {
          if (Math.floor(share * 100) <= percent || signal.aborted) return
          percent = Math.floor(share * 100)
          set(request, 'working', { share: percent / 100 })
        },
      })
      signal.throwIfAborted()
      const step = { label: `Film ${id}`, group: `film ${id} ${Date.now()}` }
      journal.write(step.label, step.group, files)
      // Only now is the name one that content may use.
      const isNew = place && (enter(id, place, step) ? 'placed' : 'unplaced')
      set(request, 'done', { share: 1, ...(isNew && { isNew }) })
    } catch (error) {
      if (!signal.aborted) set(request, 'failed', { said: describeFailure(error, place !== undefined) })
    } finally {
      if (current?.request === request) current = undefined
      const picture = request.poster && 'picture' in request.poster ? request.poster.picture : undefined
      for (const staged of [request.film, request.phone, picture]) if (staged) staging.drop(staged.token)
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
        throw new FilmError(
          `${current.request.film.fileName} is still being prepared. Wait for it, or cancel it.`,
        )
      const own = { request, end: new AbortController() }
      current = own
      try {
        await ended
        ended = run(await checkReplacement(request), own.end.signal)
        return { done: ended }
      } catch (error) {
        if (current === own) current = undefined
        throw error
      }
    },
    /** Ends what is under way; nothing has changed then. */
    cancel(): void {
      if (!current) return
      current.end.abort()
      const { request } = current
      current = undefined
      set(request, 'cancelled')
    },
  }
}
