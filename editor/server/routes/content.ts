import { Hono } from 'hono'
import { films, wordmarks, wovenPictures } from '../../../content/load/manifest.server'
import { findSchema } from '../../../content/schema/files'
import { knownPaths, projectIds } from '../../../content/schema/known'
import { filmsOnSite } from '../../core/films/films-on-site'
import { describeForm } from '../../core/form/describe'
import { pathInWords } from '../../core/form/titles'
import { asking } from '../../core/publish/author'
import { findWords, replaceWords } from '../../core/site/find-words'
import { countSamples, drawings, library } from '../../core/site/library'
import { isContentFile, pagesShowing, places } from '../../core/site/places'
import type { Store } from '../../core/site/store'
import { type ShownInWords, shownIn } from '../../core/site/texts'
import type { Events } from '../events'
import { changeRequest, ofFile, replacement } from './requests'

/** Content files: list, form, change, undo. */
export function contentRoutes(home: string, store: Store, events: Events): Hono {
  const tell = (file: string) => {
    const { revision } = store.open(file)
    events.tell({ type: 'file', file, revision, isByHand: false })
    events.tell({ type: 'site' })
  }
  const textsOf = (file: string): ShownInWords[] => {
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
        films: filmsOnSite(),
        person: asking.getStore() ?? null,
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
      return context.json(files.filter(isContentFile).flatMap(textsOf))
    })
    .get('/words', (context) => context.json(findWords(store, home, context.req.query('search') ?? '')))
    .post('/words', async (context) => {
      const files = replaceWords(store, home, replacement.parse(await context.req.json()))
      for (const file of files) tell(file)
      events.tell({ type: 'site' })
      return context.json({})
    })
    .post('/change', async (context) => {
      const asked = changeRequest.parse(await context.req.json())
      const outcome = store.change(asked)
      if (outcome.isMade) tell(asked.file)
      return context.json(outcome, outcome.isMade ? 200 : 409)
    })
    .post('/drop-draft', async (context) => {
      const { file } = ofFile.parse(await context.req.json())
      const opened = store.dropDraft(file, `Unfinished changes of ${file}`)
      tell(file)
      return context.json(opened)
    })
    .post('/keep-draft', async (context) => {
      const { file } = ofFile.parse(await context.req.json())
      const opened = store.keepDraft(file, `Unfinished changes of ${file}`)
      tell(file)
      return context.json(opened)
    })
    .post('/undo', (context) => {
      const label = store.journal.undo()
      events.tell({ type: 'site' })
      return context.json({ label: label ?? null })
    })
    .post('/redo', (context) => {
      const label = store.journal.redo()
      events.tell({ type: 'site' })
      return context.json({ label: label ?? null })
    })
}
