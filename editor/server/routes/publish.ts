import { Hono } from 'hono'
import { z } from 'zod'
import { hosting } from '../../../content/schema/every-page'
import { openAsked } from '../../core/publish/asked'
import { type Asking, asking } from '../../core/publish/author'
import { changesSince, fileInWords } from '../../core/publish/changes'
import { gitIn } from '../../core/publish/git'
import { openPublication } from '../../core/publish/live'
import {
  discard,
  findRemote,
  fullCheck,
  mailProblems,
  OthersWereFaster,
  problemsByField,
  publish,
  send,
  unsentCommits,
} from '../../core/publish/publish'
import { places } from '../../core/site/places'
import type { Store } from '../../core/site/store'
import { finishTogether, lookAtOthers } from '../../core/together/with-others'
import { titlesOnSite } from '../titles-on-site'

const choice = z.strictObject({ ids: z.array(z.string()) })
const published = z.strictObject({ message: z.string().max(500) })
const request = z.strictObject({ note: z.string().trim().max(500) })

const chosen = z.strictObject({
  ours: z.string(),
  theirs: z.string().regex(/^[0-9a-f]{40,64}$/),
  choices: z.record(z.string(), z.enum(['ours', 'theirs'])),
})

const settings = z.object({ hosting, origin: z.string() })

/** Where the site is, if it is served from this machine, and its public address if it is not the agency's. */
export interface PublicSite {
  folder?: string | undefined
  origin?: string | undefined
  /** Tells those who publish that somebody asks them to. */
  tellPublishers?: (who: Asking, note: string) => void
}

/** What changed, discarding, publishing, and whether visitors have it. */
export function publishRoutes(home: string, store: Store, site: PublicSite): Hono {
  const git = gitIn(home)
  const asked = openAsked(home)
  const agency = () => settings.parse(store.data('agency.yaml'))
  const publication = openPublication({
    home,
    git,
    siteFolder: site.folder,
    hosting: () => agency().hosting,
    origin: () => site.origin ?? agency().origin,
  })
  const titleOfFile = () => {
    const titles = new Map(places(store.data).map(({ file, title }) => [`content/${file}`, title]))
    return (file: string) => titles.get(file) ?? fileInWords(file)
  }
  const changes = () => changesSince(git, home, titlesOnSite(store.data))
  return new Hono()
    .get('/changes', async (context) => {
      return context.json({
        items: await changes(),
        unsent: await unsentCommits(git),
        isShared: (await findRemote(git)) !== undefined,
      })
    })
    .get('/check', async (context) => {
      const lines = await fullCheck(home)
      const problems = problemsByField([...lines, ...mailProblems(home)], store.data)
      return context.json({ problems })
    })
    .post('/discard', async (context) => {
      const { ids } = choice.parse(await context.req.json())
      const items = (await changes()).filter(({ id }) => ids.includes(id))
      await discard(git, store.journal, items)
      return context.json({ count: items.length })
    })
    .post('/publish', async (context) => {
      const message = published.parse(await context.req.json())
      const commit = await publish(git, home, message.message)
      asked.forget()
      return context.json({ commit })
    })
    .post('/ask', async (context) => {
      const { note } = request.parse(await context.req.json())
      const who = asking.getStore()
      if (!who) return context.json({ message: 'Nobody is asked here: publish it yourself.' }, 422)
      asked.keep({ by: who.name, at: new Date().toISOString(), note })
      site.tellPublishers?.(who, note)
      return context.json({})
    })
    .post('/push', async (context) => {
      try {
        await send(git)
      } catch (error) {
        if (error instanceof OthersWereFaster) return context.json({ others: true })
        throw error
      }
      return context.json({ others: false })
    })
    .get('/live', async (context) => context.json(await publication.look()))
    .post('/live', (context) => {
      publication.start()
      return context.json({})
    })
    .post('/others', async (context) => context.json(await lookAtOthers(git, titleOfFile())))
    .post('/together', async (context) => {
      const { choices, ...seen } = chosen.parse(await context.req.json())
      await finishTogether(git, home, seen, choices)
      return context.json({})
    })
}
