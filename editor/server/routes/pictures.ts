import { Hono } from 'hono'
import { filesOfPicture } from '../../core/media/take-picture'
import type { Store } from '../../core/site/store'
import type { Events } from '../events'

/** Pictures: a new one, or another one in the place of one there is. */
export function pictureRoutes(store: Store, events: Events): Hono {
  return new Hono().post('/pictures', async (context) => {
    const name = context.req.query('name') ?? ''
    const fileName = context.req.query('file') ?? ''
    const bytes = Buffer.from(await context.req.arrayBuffer())
    const tell = (share: number) => events.tell({ type: 'progress', id: name, text: fileName, share })
    const files = await filesOfPicture({ name, fileName, bytes }, tell)
    store.journal.write(`Picture ${name}`, `picture ${name} ${Date.now()}`, files)
    tell(1)
    events.tell({ type: 'site' })
    return context.json({ name })
  })
}
