import { Hono } from 'hono'
import { z } from 'zod'
import { pictures } from '../../../content/load/manifest.server'
import { inWords, titleOfPicture } from '../../core/form/titles'
import { cutFiles } from '../../core/media/cut-picture'
import { isSeeThrough, logoFiles, pictureFiles, smallLook } from '../../core/media/picture-files'
import type { Store } from '../../core/site/store'
import { removePicture } from '../../core/studies/study-files'
import type { Events } from '../events'
import { titlesOnSite } from '../titles-on-site'

const share = z.number().min(0).max(1)

/** What part of a picture is to be left. */
const cutRequest = z.strictObject({
  name: z.string(),
  part: z.strictObject({ x: share, y: share, width: share, height: share }),
})

/** An alternative text that is to be read again, or that was. */
const wordsRequest = z.strictObject({
  name: z.string(),
  words: z.string(),
  isRead: z.boolean(),
})

const removal = z.strictObject({ file: z.string(), name: z.string() })

/** Pictures and logos: a new one, another one in the place of one there is, one cut to a part of itself. */
export function pictureRoutes(store: Store, events: Events): Hono {
  const tellProgress = (id: string, text: string) => (share: number) =>
    events.tell({ type: 'progress', id, text, share })
  const titleNow = (name: string) => titleOfPicture(name, titlesOnSite(store.data))
  return new Hono()
    .post('/pictures', async (context) => {
      const { name = '', file: fileName = '', group = `${name} ${Date.now()}` } = context.req.query()
      const bytes = Buffer.from(await context.req.arrayBuffer())
      const tell = tellProgress(name, fileName)
      const files = await pictureFiles({ name, fileName, bytes }, tell)
      const isReplaced = name in pictures()
      store.journal.write(`Picture “${titleNow(name)}”`, group, files)
      if (isReplaced) store.wordsToRead.addEverywhere(name)
      tell(1)
      // A HEIC, which the encoder had to decode first, is a photograph.
      return context.json({ isSeeThrough: await isSeeThrough(bytes).catch(() => false) })
    })
    .post('/pictures/look', async (context) => {
      const bytes = Buffer.from(await context.req.arrayBuffer())
      const { name = '', file: fileName = '' } = context.req.query()
      const look = await smallLook({ name, fileName, bytes })
      return context.body(new Uint8Array(look), 200, { 'Content-Type': 'image/jpeg' })
    })
    .post('/cut', async (context) => {
      const { name, part } = cutRequest.parse(await context.req.json())
      const files = await cutFiles(name, part, tellProgress(name, name))
      store.journal.write(`Crop of “${titleNow(name)}”`, `cut ${name} ${Date.now()}`, files)
      store.wordsToRead.addEverywhere(name)
      return context.json({ name })
    })
    .post('/logos', async (context) => {
      const { name = '', file: fileName = '', group = `${name} ${Date.now()}` } = context.req.query()
      const bytes = Buffer.from(await context.req.arrayBuffer())
      const files = await logoFiles({ name, fileName, bytes })
      store.journal.write(`Logo “${inWords(name)}”`, group, files)
      return context.json({ name })
    })
    .post('/pictures/removed', async (context) => {
      const { file, name } = removal.parse(await context.req.json())
      const places = removePicture(store, file, name)
      events.tell({ type: 'file', file, revision: store.open(file).revision, isByHand: false })
      return context.json({ places })
    })
    .post('/words-to-read', async (context) => {
      const { isRead, ...words } = wordsRequest.parse(await context.req.json())
      if (isRead) store.wordsToRead.confirm(words)
      else store.wordsToRead.add(words)
      return context.json({})
    })
}
