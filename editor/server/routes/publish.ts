import { Hono } from 'hono'
import { z } from 'zod'
import { changesSince } from '../../core/publish/changes'
import { gitIn } from '../../core/publish/git'
import { fetchLetters, isMissingLetter } from '../../core/publish/letters'
import { discard, fullCheck, publish } from '../../core/publish/publish'
import { send, unsentCommits } from '../../core/publish/send'
import { places } from '../../core/site/places'
import type { Store } from '../../core/site/store'
import type { Events } from '../events'

const choice = z.strictObject({ ids: z.array(z.string()) })
const message = z.strictObject({ message: z.string().max(500) })

/** What changed, discarding, and publishing. */
export function publishRoutes(home: string, store: Store, events: Events): Hono {
  const git = gitIn(home)
  const changes = () => {
    const titles = new Map(places(store.data).map(({ file, title }) => [`content/${file}`, title]))
    return changesSince(git, home, (file) => titles.get(file) ?? file)
  }
  return new Hono()
    .get('/changes', async (context) => {
      return context.json({ items: await changes(), unsent: await unsentCommits(git) })
    })
    .get('/check', async (context) => {
      const problems = await fullCheck(home)
      return context.json({ problems, lacksLetters: problems.some(isMissingLetter) })
    })
    .post('/letters', async (context) => {
      await fetchLetters(home, await fullCheck(home))
      return context.json({})
    })
    .post('/discard', async (context) => {
      const { ids } = choice.parse(await context.req.json())
      const items = (await changes()).filter(({ id }) => ids.includes(id))
      await discard(git, store.journal, items)
      events.tell({ type: 'site' })
      return context.json({ count: items.length })
    })
    .post('/publish', async (context) => {
      const asked = message.parse(await context.req.json())
      const commit = await publish(git, home, asked.message)
      events.tell({ type: 'site' })
      return context.json({ commit })
    })
    .post('/push', async (context) => {
      await send(git)
      return context.json({})
    })
}
