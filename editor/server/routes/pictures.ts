import { Hono } from 'hono'
import { pictures } from '../../../content/load/manifest.server'
import { filesOfCut } from '../../core/media/cut-picture'
import { filesOfLogo, filesOfPicture, smallLook } from '../../core/media/picture-files'
import type { Store } from '../../core/site/store'
import type { Events } from '../events'
import { cutRequest, wordsRequest } from './requests'

/** Pictures and logos: a new one, another one in the place of one there is, one cut to a part of itself. */
export function pictureRoutes(store: Store, events: Events): Hono {
  const tellOf = (id: string, text: string) => (share: number) =>
    events.tell({ type: 'progress', id, text, share })
  return new Hono()
    .post('/pictures', async (context) => {
      const { name = '', file: fileName = '', group = `${name} ${Date.now()}` } = context.req.query()
      const bytes = Buffer.from(await context.req.arrayBuffer())
      const tell = tellOf(name, fileName)
      const files = await filesOfPicture({ name, fileName, bytes }, tell)
      const isReplaced = name in pictures()
      store.journal.write(`Picture ${name}`, group, files)
      if (isReplaced) store.wordsToRead.addEverywhere(name)
      tell(1)
      events.tell({ type: 'site' })
      return context.json({ name })
    })
    .post('/pictures/look', async (context) => {
      const bytes = Buffer.from(await context.req.arrayBuffer())
      const look = await smallLook({ fileName: context.req.query('file') ?? '', bytes })
      return context.body(new Uint8Array(look), 200, { 'Content-Type': 'image/jpeg' })
    })
    .post('/cut', async (context) => {
      const { name, part } = cutRequest.parse(await context.req.json())
      const files = await filesOfCut(name, part, tellOf(name, name))
      store.journal.write(`Cut of picture ${name}`, `cut ${name} ${Date.now()}`, files)
      store.wordsToRead.addEverywhere(name)
      events.tell({ type: 'site' })
      return context.json({ name })
    })
    .post('/logos', async (context) => {
      const { name = '', file: fileName = '', group = `${name} ${Date.now()}` } = context.req.query()
      const bytes = Buffer.from(await context.req.arrayBuffer())
      const files = await filesOfLogo({ name, fileName, bytes })
      store.journal.write(`Logo ${name}`, group, files)
      events.tell({ type: 'site' })
      return context.json({ name })
    })
    .post('/words-to-read', async (context) => {
      const { isRead, ...words } = wordsRequest.parse(await context.req.json())
      if (isRead) store.wordsToRead.confirm(words)
      else store.wordsToRead.add(words)
      events.tell({ type: 'site' })
      return context.json({})
    })
}
