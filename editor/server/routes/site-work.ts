import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import { isList, valueAt } from '../../core/change'
import { makeStudy, studyWish } from '../../core/site/new-study'
import { samplePictures, samplesInContent } from '../../core/site/sample-items'
import type { Store } from '../../core/site/store'
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
      const made = makeStudy(store, home, studyWish.parse(await context.req.json()))
      if ('mistakes' in made) return context.json(made, 422)
      events.tell({ type: 'site' })
      return context.json(made)
    })
}
