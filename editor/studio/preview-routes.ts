import { setTimeout as sleep } from 'node:timers/promises'
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { Pages } from './pages'
import type { People } from './people'
import { NoPreview, type Previews } from './previews'
import { page, whoAsks } from './respond'

/** A proxy in front may close what stays unanswered for longer (ms). */
const longestWait = 25_000

const action = z.object({ do: z.enum(['make', 'end']), token: z.string().max(200).optional() })

interface PreviewRoutes {
  people: People
  pages: Pages
  previews: Previews
  previewOrigin: string
}

/** The page of all previews, where everybody who edits makes and ends them. */
export function previewRoutes({ people, pages, previews, previewOrigin }: PreviewRoutes): Hono {
  async function show(context: Context, problem?: string) {
    const html = pages.previews({
      self: await whoAsks(people, context),
      previews: previews.list(),
      linkTo: ({ token }) => `${previewOrigin}/see/${token}`,
      building: previews.building(),
      failure: previews.failure(),
      problem,
    })
    return page(context, html, problem ? 400 : 200)
  }

  return new Hono()
    .get('/', (context) => show(context))
    .get('/wait', async (context) => {
      await Promise.race([previews.settled(), sleep(longestWait)])
      return context.body(null, 204, { 'Cache-Control': 'no-store' })
    })
    .post('/', async (context) => {
      const asked = action.safeParse(await context.req.parseBody())
      if (!asked.success) return show(context, 'This cannot be done here.')
      try {
        if (asked.data.do === 'make') previews.make((await whoAsks(people, context)).name)
        else previews.end(asked.data.token ?? '')
      } catch (error) {
        if (error instanceof NoPreview) return show(context, error.message)
        throw error
      }
      // Loading the page again is not to make another one.
      return context.redirect('/studio/previews', 303)
    })
}
