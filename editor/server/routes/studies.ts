import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import { isList, valueAt } from '../../core/change'
import { samplePictures, samplesInContent } from '../../core/site/library'
import type { Store } from '../../core/site/store'
import { makeStudy, studyRequest } from '../../core/studies/new-study'
import { removalOfStudy, removeStudy } from '../../core/studies/remove-study'
import { renameRequest, renameStudy } from '../../core/studies/rename-study'
import { hasOwnLook, mentionsOf } from '../../core/studies/study-files'
import type { Events } from '../events'

const item = z.strictObject({ file: z.string(), item: z.string() })

/** Samples that are ticked off, and new case studies. */
export function workRoutes(home: string, store: Store, events: Events): Hono {
  return new Hono()
    .get('/samples', (context) =>
      context.json({ files: samplesInContent(store), pictures: samplePictures() }),
    )
    .post('/sample-done', async (context) => {
      const asked = item.parse(await context.req.json())
      const { file, revision, data } = store.open(asked.file)
      const samples = valueAt(data, ['sample'])
      const at = isList(samples) ? samples.indexOf(asked.item) : -1
      const isLast = isList(samples) && samples.length === 1
      const path = isLast ? ['sample'] : ['sample', at]
      if (at >= 0)
        store.change({
          id: randomUUID(),
          file,
          revision,
          change: { op: 'remove', path },
          label: `Sample “${asked.item}”`,
          group: `sample ${file} ${asked.item}`,
        })
      events.tell({ type: 'site' })
      return context.json({})
    })
    .post('/study', async (context) => {
      const made = makeStudy(store, home, studyRequest.parse(await context.req.json()))
      if ('mistakes' in made) return context.json(made)
      events.tell({ type: 'site' })
      return context.json(made)
    })
}

const named = z.strictObject({ id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), name: z.string() })

/** Case studies that are there: another name or address, and removing one. */
export function studyRoutes(home: string, store: Store, events: Events): Hono {
  return new Hono()
    .get('/study/name', (context) => {
      const { id, name } = named.parse(context.req.query())
      return context.json({ mentions: mentionsOf(id, name, store), hasOwnLook: hasOwnLook(id, store, home) })
    })
    .get('/study/removal', (context) => {
      const { id, name } = named.parse(context.req.query())
      return context.json(removalOfStudy(id, name, store))
    })
    .post('/study/renamed', async (context) => {
      const outcome = renameStudy(store, home, renameRequest.parse(await context.req.json()))
      if ('mistakes' in outcome) return context.json(outcome)
      events.tell({ type: 'site' })
      return context.json(outcome)
    })
    .post('/study/removed', async (context) => {
      const { id, name } = named.parse(await context.req.json())
      removeStudy(id, name, store, home)
      events.tell({ type: 'site' })
      return context.json({})
    })
}
