import { useEffect, useState } from 'react'
import type { FilmJob } from '../../core/films/jobs'
import { get } from '../server/api'
import { useEvents } from '../server/use-events'

/** The film that is being prepared, or was last: also in a window that was opened later. */
export function useFilmJob(): FilmJob | undefined {
  const [job, setJob] = useState<FilmJob>()
  useEffect(() => {
    get<FilmJob | null>('/film').then(
      (now) => now?.state === 'working' && setJob((known) => known ?? now),
      // Without an answer there is none to show; the bar says that the editor is gone.
      () => undefined,
    )
  }, [])
  useEvents((event) => event.type === 'film' && setJob(event.job))
  return job
}
