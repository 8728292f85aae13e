import { type Context, Hono } from 'hono'
import { z } from 'zod'
import type { Messages } from './messages'
import type { Pages } from './pages'
import type { People, Person } from './people'
import { page, whoAsks } from './respond'

const question = z.object({
  q: z.string().max(200).catch(''),
  show: z.enum(['open', 'done']).catch('open'),
})
const action = z.object({ do: z.enum(['done', 'open']) })

const unreadable =
  'The studio cannot read the messages of the site. Ask an engineer to tell it where they are (OUTBOX), and to let it read them.'

interface MessageRoutes {
  people: People
  pages: Pages
  messages: Messages
}

/** The messages of the contact form, for publishers: they hold what strangers wrote about themselves. */
export function messageRoutes({ people, pages, messages }: MessageRoutes): Hono {
  const notThere = (context: Context, self: Person) =>
    page(context, pages.noMessage(self, 'This message is not here any more.'), 404)

  return new Hono()
    .use(async (context, next) => {
      const self = await whoAsks(people, context)
      if (self.role === 'publisher') return next()
      return page(
        context,
        pages.noMessage(self, 'Only publishers read what visitors wrote. Ask one of them.'),
        403,
      )
    })
    .get('/', async (context) => {
      const { q, show } = question.parse(context.req.query())
      const self = await whoAsks(people, context)
      try {
        const found = await messages.search(q)
        return page(context, pages.messages({ self, found, q, show, days: messages.days }))
      } catch (error) {
        console.error(`The messages cannot be read: ${error instanceof Error ? error.message : error}`)
        return page(context, pages.noMessage(self, unreadable))
      }
    })
    .get('/new', async (context) => {
      // Messages that cannot be read are explained on their own page.
      const found = await messages.search('').catch(() => [])
      return context.text(`${found.filter(({ mark }) => !mark).length}`, 200, { 'Cache-Control': 'no-store' })
    })
    .get('/:id', async (context) => {
      const self = await whoAsks(people, context)
      const id = context.req.param('id')
      const found = await messages.find(id)
      if (!found) return notThere(context, self)
      if (!found.mark) messages.note(id, 'read', self.name)
      return page(context, pages.oneMessage({ self, message: found, days: messages.days }))
    })
    .post('/:id', async (context) => {
      const self = await whoAsks(people, context)
      const id = context.req.param('id')
      const asked = action.safeParse(await context.req.parseBody())
      if (!asked.success || !(await messages.find(id))) return notThere(context, self)
      messages.note(id, asked.data.do === 'done' ? 'done' : 'read', self.name)
      return context.redirect('/studio/messages', 303)
    })
}
