import { openJournal } from '../disk/journal'
import { openFilmJobs } from './jobs'
import { openStaging } from './staging'

/** Prepares a film in the current folder and tells how far it is: a process that tests can kill. */
const [path = '', id = ''] = process.argv.slice(2)
const jobs = openFilmJobs(openJournal('.'), openStaging('.'), ({ state, share }) =>
  console.log(`${state} ${share}`),
)
const { done } = await jobs.start({ id, film: { token: '', path, fileName: 'film.mp4' } })
await done
