import { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import { ZodError } from 'zod'
import { FilmError } from '../../../media/films/ffmpeg'
import { PictureError } from '../../../media/pictures'
import { NoCaptions } from '../../core/captions/captions'
import { ImpossibleChange } from '../../core/change'
import { ChangedOutside } from '../../core/disk/journal'
import { NotReady } from '../../core/publish/publish'
import type { Store } from '../../core/site/store'
import { OutsideOfContent } from '../../core/site/store'
import type { Events } from '../events'
import { contentRoutes } from './content'
import { filmRoutes } from './films'
import { pictureRoutes } from './pictures'
import { type PublicSite, publishRoutes } from './publish'
import { studyRoutes, workRoutes } from './studies'

/** Milliseconds between signs of life to windows that are open. */
const PULSE = 15_000

/** Everything the editor's page asks for, below /edit/api. */
export function api(home: string, store: Store, events: Events, site: PublicSite = {}): Hono {
  return new Hono()
    .basePath('/edit/api')
    .route('/', contentRoutes(home, store, events))
    .route('/', pictureRoutes(store, events))
    .route('/', filmRoutes(home, store, events))
    .route('/', publishRoutes(home, store, events, site))
    .route('/', workRoutes(home, store, events))
    .route('/', studyRoutes(home, store, events))
    .get('/running', (context) => context.json({ pid: process.pid }))
    .get('/events', (context) =>
      streamSSE(context, async (stream) => {
        const stop = events.listen((event) => void stream.writeSSE({ data: JSON.stringify(event) }))
        stream.onAbort(stop)
        while (!stream.aborted) {
          await stream.writeSSE({ event: 'pulse', data: '' })
          await stream.sleep(PULSE)
        }
      }),
    )
    .onError((error, context) => {
      if (error instanceof ChangedOutside) return context.json({ message: error.message }, 409)
      if (error instanceof PictureError || error instanceof FilmError || error instanceof NotReady)
        return context.json({ message: error.message }, 422)
      if (
        error instanceof NoCaptions ||
        error instanceof ImpossibleChange ||
        error instanceof OutsideOfContent ||
        error instanceof ZodError
      )
        return context.json({ message: error.message }, 400)
      console.error(error)
      return context.json({ message: 'The editor could not do that. What you see is what is saved.' }, 500)
    })
    .notFound((context) => context.json({ message: 'There is nothing with this name.' }, 404)) as Hono
}
