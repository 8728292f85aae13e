import { Hono } from 'hono'
import { z } from 'zod'
import type { Store } from '../../core/site/store'
import { mentionsOf } from '../../core/studies/mentions'
import { hasOwnLook } from '../../core/studies/own-look'
import { removalOfStudy, removeStudy } from '../../core/studies/remove-study'
import { renameStudy, renameWish } from '../../core/studies/rename-study'
import type { Events } from '../events'

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
      const outcome = renameStudy(store, home, renameWish.parse(await context.req.json()))
      if ('mistakes' in outcome) return context.json(outcome, 422)
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
