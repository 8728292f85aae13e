import { Hono } from 'hono'
import { z } from 'zod'
import { films, wordmarks, wovenPictures } from '../../../content/load/manifest.server'
import { findSchema } from '../../../content/schema/files'
import { knownPaths, projectIds } from '../../../content/schema/known'
import type { Value } from '../../core/change'
import { filmsOnSite } from '../../core/films/film-files'
import { describeForm } from '../../core/form/describe'
import { pathInWords } from '../../core/form/titles'
import { openAsked } from '../../core/publish/asked'
import { asking } from '../../core/publish/author'
import { findWords, replaceWords } from '../../core/site/find-words'
import { countSamples, drawings, library } from '../../core/site/library'
import { isContentFile, pagesShowing, places } from '../../core/site/places'
import type { Store } from '../../core/site/store'
import { type ShownInWords, shownIn } from '../../core/site/texts'
import type { Events } from '../events'

const value: z.ZodType<Value> = z.json()
const path = z.array(z.union([z.string(), z.number().int()])).max(20)

const change = z.discriminatedUnion('op', [
  z.strictObject({ op: z.literal('set'), path, value }),
  z.strictObject({ op: z.literal('insert'), path, at: z.number().int().min(0), value }),
  z.strictObject({ op: z.literal('remove'), path }),
  z.strictObject({
    op: z.literal('move'),
    path,
    from: z.number().int().min(0),
    to: z.number().int().min(0),
  }),
])

/** What a window sends when something is changed. */
const changeRequest = z.strictObject({
  id: z.string().max(100),
  file: z.string(),
  revision: z.string(),
  change,
  over: z.strictObject({ revision: z.string(), path }).optional(),
  label: z.string().max(200),
  group: z.string().max(200),
})

/** Words to be replaced, in the places with these ids. */
const replacement = z.strictObject({
  search: z.string().min(1).max(500),
  by: z.string().max(500),
  ids: z.array(z.string()),
})

const aboutDraft = z.strictObject({ file: z.string(), isKept: z.boolean() })

/** Content files: list, form, change, undo. */
export function contentRoutes(home: string, store: Store, events: Events): Hono {
  const tell = (file: string) => {
    const { revision } = store.open(file)
    events.tell({ type: 'file', file, revision, isByHand: false })
  }
  const asked = openAsked(home)
  const readTexts = (file: string): ShownInWords[] => {
    const data = store.data(file)
    return [...shownIn(file, data)].map((one) => ({ ...one, where: pathInWords(one.path, data) }))
  }
  return new Hono()
    .get('/site', (context) =>
      context.json({
        places: places(store.data),
        drafts: store.drafts(),
        steps: store.journal.steps(),
        samples: countSamples(store),
        pictures: library(store.data),
        drawings: drawings(),
        wordsToRead: store.wordsToRead.list(),
        films: filmsOnSite(store.data),
        person: asking.getStore() ?? null,
        asked: asked.read(),
        names: {
          page: knownPaths(),
          project: projectIds(),
          film: Object.keys(films()),
          woven: Object.keys(wovenPictures()),
          wordmark: Object.keys(wordmarks()),
        },
      }),
    )
    .get('/file', (context) => {
      const file = context.req.query('name') ?? ''
      const schema = findSchema(file)
      if (!schema || !isContentFile(file)) return context.json({ message: `There is no file ${file}.` }, 404)
      return context.json({ ...store.open(file), form: describeForm(schema) })
    })
    .get('/pages', (context) =>
      context.json(
        pagesShowing((context.req.query('files') ?? '').split(',').filter(isContentFile), store.data),
      ),
    )
    .get('/texts', (context) => {
      const file = context.req.query('file')
      const files = file === undefined ? places(store.data).map((one) => one.file) : [file]
      return context.json(files.filter(isContentFile).flatMap(readTexts))
    })
    .get('/words', (context) => context.json(findWords(store, home, context.req.query('search') ?? '')))
    .post('/words', async (context) => {
      const { files, label } = replaceWords(store, home, replacement.parse(await context.req.json()))
      for (const file of files) tell(file)
      return context.json({ label })
    })
    .post('/change', async (context) => {
      const asked = changeRequest.parse(await context.req.json())
      const outcome = store.change(asked)
      if (outcome.isMade) tell(asked.file)
      return context.json(outcome, outcome.isMade ? 200 : 409)
    })
    .post('/draft', async (context) => {
      const { file, isKept } = aboutDraft.parse(await context.req.json())
      const label = `Unfinished changes of ${file}`
      const opened = isKept ? store.keepDraft(file, label) : store.dropDraft(file, label)
      tell(file)
      return context.json(opened)
    })
    .post('/undo', (context) => context.json({ label: store.journal.undo() ?? null }))
    .post('/redo', (context) => context.json({ label: store.journal.redo() ?? null }))
}
