import { Hono } from 'hono'
import { z } from 'zod'
import { isList, valueAt } from '../../core/change'
import { samplePictures, samplesInContent } from '../../core/site/library'
import type { Store } from '../../core/site/store'
import { planStudyRemoval, removeStudy, renameRequest, renameStudy } from '../../core/studies/change-study'
import { makeStudy, studyRequest } from '../../core/studies/new-study'
import { findMentions, hasOwnLook } from '../../core/studies/study-files'

const item = z.strictObject({ file: z.string(), item: z.string() })

const named = z.strictObject({ id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), name: z.string() })

/** Samples that are ticked off, and case studies: new ones, another name or address for one, and removing one. */
export function studyRoutes(home: string, store: Store): Hono {
  return new Hono()
    .get('/samples', (context) =>
      context.json({ files: samplesInContent(store), pictures: samplePictures() }),
    )
    .post('/sample-done', async (context) => {
      const asked = item.parse(await context.req.json())
      const samples = valueAt(store.data(asked.file), ['sample'])
      const at = isList(samples) ? samples.indexOf(asked.item) : -1
      const path = isList(samples) && samples.length === 1 ? ['sample'] : ['sample', at]
      const label = `Sample “${asked.item}”`
      if (at >= 0) store.edit(label, `${label} ${asked.file}`, asked.file, { op: 'remove', path })
      return context.json({})
    })
    .post('/study', async (context) =>
      context.json(makeStudy(store, home, studyRequest.parse(await context.req.json()))),
    )
    .get('/study/name', (context) => {
      const { id, name } = named.parse(context.req.query())
      return context.json({
        mentions: findMentions(id, name, store),
        hasOwnLook: hasOwnLook(id, store, home),
      })
    })
    .get('/study/removal', (context) => {
      const { id, name } = named.parse(context.req.query())
      return context.json(planStudyRemoval(id, name, store))
    })
    .post('/study/renamed', async (context) =>
      context.json(renameStudy(store, home, renameRequest.parse(await context.req.json()))),
    )
    .post('/study/removed', async (context) => {
      const { id, name } = named.parse(await context.req.json())
      removeStudy(id, name, store, home)
      return context.json({})
    })
}
