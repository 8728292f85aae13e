import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { streamSSE } from 'hono/streaming'
import { ZodError } from 'zod'
import { FilmError } from '../../../media/films/ffmpeg'
import { PictureError } from '../../../media/pictures'
import { NoCaptions } from '../../core/captions/captions'
import { ImpossibleChange } from '../../core/change'
import { ChangedOutside } from '../../core/disk/journal'
import { tooHeavy } from '../../core/media/given'
import { asking } from '../../core/publish/author'
import { NotReady } from '../../core/publish/publish'
import { OutsideOfContent, type Store } from '../../core/site/store'
import type { EarlierPages } from '../earlier-pages'
import type { Events } from '../events'
import { Presence, presenceRoutes } from '../presence'
import { contentRoutes } from './content'
import { filmRoutes } from './films'
import { pictureRoutes } from './pictures'
import { type PublicSite, publishRoutes } from './publish'
import { studyRoutes } from './studies'
import { versionRoutes } from './versions'

/** Milliseconds between signs of life to windows that are open. */
const PULSE = 15_000

/** Bytes that are taken at once, but for a film, which has its own limit: more than a picture may have. */
const LARGEST = 35_000_000
const limited = bodyLimit({
  maxSize: LARGEST,
  onError: ({ req, json }) =>
    json({ message: tooHeavy(req.query('file') ?? 'This', Number(req.header('Content-Length'))) }, 413),
})
const isFilm = ({ req }: Context) => req.path.endsWith('/film/given') && req.query('kind') !== 'picture'

/** Errors whose messages are for people: what is wrong, and what to do. */
const forPeople = [
  ChangedOutside,
  FilmError,
  ImpossibleChange,
  NoCaptions,
  NotReady,
  OutsideOfContent,
  PictureError,
  ZodError,
]

/** Everything the editor's page asks for, below /edit/api. */
export function api(
  home: string,
  store: Store,
  events: Events,
  site: PublicSite = {},
  pages?: EarlierPages,
): Hono {
  const presence = new Presence(events)
  return (
    new Hono()
      .basePath('/edit/api')
      .use((context, next) => (isFilm(context) ? next() : limited(context, next)))
      .route('/', presenceRoutes(store, presence))
      // After what changes nothing of the site.
      .use(async (context, next) => {
        await next()
        if (context.req.method === 'POST' && context.res.ok) events.tell({ type: 'site' })
      })
      .route('/', contentRoutes(home, store, events))
      .route('/', pictureRoutes(store, events))
      .route('/', filmRoutes(home, store, events))
      .route('/', publishRoutes(home, store, site))
      .route('/', studyRoutes(home, store))
      .route('/', versionRoutes(home, store, pages))
      .get('/events', (context) =>
        streamSSE(context, async (stream) => {
          const tell = (event: unknown) => void stream.writeSSE({ data: JSON.stringify(event) })
          events.on('told', tell)
          const leave = presence.enter(context.req.query('window') ?? '', asking.getStore())
          stream.onAbort(() => {
            events.off('told', tell)
            leave()
          })
          while (!stream.aborted) {
            await stream.writeSSE({ event: 'pulse', data: '' })
            await stream.sleep(PULSE)
          }
        }),
      )
      .onError((error, context) => {
        if (forPeople.some((kind) => error instanceof kind))
          return context.json({ message: error.message }, 422)
        console.error(error)
        return context.json({ message: 'The editor could not do that. What you see is what is saved.' }, 500)
      })
      .notFound((context) => context.json({ message: 'There is nothing with this name.' }, 404)) as Hono
  )
}
