import { Hono } from 'hono'
import sharp from 'sharp'
import { z } from 'zod'
import { FilmError } from '../../../media/films/ffmpeg'
import {
  captionFiles,
  filesWithoutFilm,
  filmFile,
  findFilm,
  frameAt,
  longestFor,
  otherPosterFiles,
  planFilmRemoval,
} from '../../core/films/film-files'
import { openStaging, readFilm } from '../../core/films/given-film'
import { type FilmJob, openFilmJobs } from '../../core/films/jobs'
import { shapeOfPlace, whyNotFilm } from '../../core/films/limits'
import { enterFilm, newPlace, type Replacement } from '../../core/films/replacement'
import type { Store } from '../../core/site/store'
import { contentIn } from '../../core/site/take-out'
import type { Events } from '../events'

/** Longer side in px of the pictures that a moment is chosen by. */
const LOOK = 640

const id = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
const ofId = z.strictObject({ id })
const ofToken = z.strictObject({ token: z.string() })
const captions = z.string().max(100_000).nullable()
const ofCaptions = z.strictObject({ id, captions })
const ofMoment = z.strictObject({ id, second: z.number().min(0) })
const replacement = z.strictObject({
  id,
  token: z.string(),
  phone: z.string().optional(),
  poster: z.union([z.strictObject({ second: z.number().min(0) }), ofToken]).optional(),
  captions: captions.optional(),
  maySilent: z.boolean(),
  place: newPlace.optional(),
})

/** Films: one that is given is looked at, then prepared in the background; captions and posters of those there are. */
export function filmRoutes(home: string, store: Store, events: Events): Hono {
  const staging = openStaging(home)
  const durations = new Map<string, number>()
  const tell = (job: FilmJob) => {
    events.tell({ type: 'film', job })
    if (job.state === 'done') events.tell({ type: 'site' })
  }
  const jobs = openFilmJobs(store.journal, staging, tell, (id, place, step) => {
    const isEntered = enterFilm(store, id, place, step)
    const { revision } = store.open(place.file)
    events.tell({ type: 'file', file: place.file, revision, isByHand: false })
    return isEntered
  })

  function replacementFrom(asked: z.output<typeof replacement>): Replacement {
    const { token, phone, poster, ...others } = asked
    return {
      id: others.id,
      maySilent: others.maySilent,
      film: staging.find(token),
      ...(others.place && { place: others.place }),
      ...(phone !== undefined && { phone: staging.find(phone) }),
      ...(poster && { poster: 'token' in poster ? { picture: staging.find(poster.token) } : poster }),
      ...(others.captions !== undefined && { captions: others.captions }),
    }
  }

  return new Hono()
    .get('/film', (context) => context.json(jobs.now() ?? null))
    .post('/film/given', async (context) => {
      const { file = '', name = '', kind, path } = context.req.query()
      const length = Number(context.req.header('content-length'))
      const problem = kind === 'picture' ? undefined : whyNotFilm(file, length)
      if (problem) throw new FilmError(problem)
      const staged = await staging.take(file, context.req.raw.body ?? [])
      const { token } = staged
      if (kind === 'picture') return context.json({ token, fileName: file })
      try {
        const earlier = path === undefined ? findFilm(name) : undefined
        const place = kind === 'film' ? (earlier ?? shapeOfPlace([path ?? ''])) : undefined
        const facts = await readFilm(staged, longestFor(earlier), place)
        durations.set(token, facts.duration)
        return context.json({ token, fileName: file, ...facts })
      } catch (error) {
        staging.drop(token)
        throw error
      }
    })
    .get('/film/frame', async (context) => {
      const { token, name = '', at = '0' } = context.req.query()
      const film = token
        ? { path: staging.find(token).path, duration: durations.get(token) ?? 0 }
        : { path: filmFile(name), duration: findFilm(name).duration }
      const frame = await frameAt(film.path, Number(at) || 0, film.duration)
      const small = await sharp(frame).resize(LOOK, LOOK, { fit: 'inside' }).jpeg().toBuffer()
      return context.body(new Uint8Array(small), 200, { 'Content-Type': 'image/jpeg' })
    })
    .post('/film/replaced', async (context) => {
      await jobs.start(replacementFrom(replacement.parse(await context.req.json())))
      return context.json({})
    })
    .post('/film/cancelled', (context) => {
      jobs.cancel()
      return context.json({})
    })
    .get('/film/removal', (context) =>
      context.json(planFilmRemoval(id.parse(context.req.query('name')), store)),
    )
    .post('/film/removed', async (context) => {
      const asked = ofId.parse(await context.req.json())
      const files = filesWithoutFilm(asked.id, store)
      store.journal.write(`Removal of film ${asked.id}`, `film ${asked.id} ${Date.now()}`, files)
      for (const file of contentIn(files))
        events.tell({ type: 'file', file, revision: store.open(file).revision, isByHand: false })
      return context.json({})
    })
    .post('/film/captions', async (context) => {
      const asked = ofCaptions.parse(await context.req.json())
      const files = captionFiles(asked.id, asked.captions)
      store.journal.write(`Captions of ${asked.id}`, `captions ${asked.id} ${Date.now()}`, files)
      return context.json({})
    })
    .post('/film/poster', async (context) => {
      const asked = ofMoment.parse(await context.req.json())
      const files = await otherPosterFiles(asked.id, asked.second)
      store.journal.write(`Poster of ${asked.id}`, `poster ${asked.id} ${Date.now()}`, files)
      return context.json({})
    })
}
