import { useEffect, useState } from 'react'
import type { FilmJob } from '../../core/films/jobs'
import { useEditor } from '../editing/context'
import { Button } from '../parts/button'
import { get, post } from '../server/api'
import { useEvents } from '../server/use-events'
import styles from './film-job.module.css'

/** The film that is being prepared, or was last: also in a window that was opened later. */
function useFilmJob(): FilmJob | undefined {
  const [job, setJob] = useState<FilmJob>()
  useEffect(() => {
    get<FilmJob | null>('/film').then(
      (now) => now?.state === 'working' && setJob((known) => known ?? now),
      // Without an answer there is none to show; the bar says that the editor is gone.
      () => undefined,
    )
  }, [])
  useEvents((event) => {
    if (event.type === 'film') setJob(event.job)
    // How it went on was not heard.
    if (event.type === 'back' && job?.state === 'working')
      get<FilmJob | null>('/film').then(
        (now) => setJob(now ?? undefined),
        () => undefined,
      )
  })
  return job
}

/** How far it is, for those who hear it: in quarters, since every percent would be noise. */
const spoken = ({ fileName, share }: FilmJob) =>
  `${fileName} is being prepared: ${Math.floor(share * 4) * 25} % done.`

function outcome({ fileName, state, said, isNew }: FilmJob, title: string): string {
  if (state === 'failed') return said ?? 'The film could not be prepared.'
  if (state === 'cancelled') return `${fileName} is cancelled. Nothing has changed.`
  if (isNew === 'unplaced')
    return `${fileName} is ready as “${title}”, but its entry is gone. Choose “${title}” where it belongs, or take it back with Undo.`
  if (isNew) return `${fileName} is in its entry as “${title}”. Undo takes it out again.`
  return `${fileName} is in place as “${title}”. Read its words again: do they still say what happens in it? Undo brings the old film back.`
}

/** A film in the making, wherever one works meanwhile: how far it is, Cancel, and how it ended. */
export function FilmProgress() {
  const job = useFilmJob()
  const { titleOfName, titleOfPicture } = useEditor()
  const [closed, setClosed] = useState<FilmJob>()
  const isShown = job !== undefined && job !== closed
  const isWorking = job?.state === 'working'
  return (
    <section className={isShown ? styles.strip : undefined} aria-label="Film in the making">
      <p className={isWorking ? styles.spoken : styles.outcome} role="status" data-state={job?.state}>
        {isShown &&
          (isWorking ? spoken(job) : outcome(job, titleOfName(job.id, 'film') ?? titleOfPicture(job.id)))}
      </p>
      {isShown && isWorking && (
        <>
          <label>
            {job.fileName} is being prepared. You can go on working.
            <progress value={job.share} max={1} />
          </label>
          <b aria-hidden="true">{Math.round(job.share * 100)} %</b>
          <Button onClick={() => void post('/film/cancelled')}>Cancel the film</Button>
        </>
      )}
      {isShown && !isWorking && <Button onClick={() => setClosed(job)}>Close</Button>}
    </section>
  )
}
