import { extname } from 'node:path'
import { type Context, Hono } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { z } from 'zod'
import { fileInWords } from '../../core/publish/changes'
import { gitIn } from '../../core/publish/git'
import { NotReady } from '../../core/publish/publish'
import { places } from '../../core/site/places'
import type { Store } from '../../core/site/store'
import { findWaiting, goBack, nameWaiting, versionFolder } from '../../core/versions/go-back'
import { commitName, listVersions, readVersion } from '../../core/versions/versions'
import type { EarlierPages } from '../earlier-pages'
import { titlesOnSite } from '../titles-on-site'

const commit = z.string().regex(commitName)
/** Of pages, `now` is the state that is edited; of pictures, `published` is the newest version. */
const pageState = z.union([commit, z.literal('now')])
const pictureState = z.union([commit, z.literal('published')])
const back = z.strictObject({ commit, label: z.string().max(200), seen: z.array(z.string()) })

/** A page to look at: nothing in it runs, and nothing is sent. */
const onlyToLookAt = "sandbox allow-same-origin; form-action 'none'; frame-ancestors 'self'"

const scripts = /<script\b[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g

/** Links in a page, so that they lead to pages of its own version. */
const withLinks = (html: string, own: string) =>
  html.replaceAll(/(<a\b[^>]*\shref=")(?=\/(?!\/))/g, `$1${own}/page`)

/** Pictures and films in a page, so that they are those of its own version. */
const withMedia = (html: string, own: string) =>
  html.replaceAll(/(?<=["'(,\s])\/(?=(?:pictures|wordmarks|woven|films)\/)/g, `${own}/media/`)

/** What was published, page by page and picture by picture, and the way back. */
export function versionRoutes(home: string, store: Store, pages?: EarlierPages): Hono {
  const git = gitIn(home)
  const fileTitles = () => {
    const titles = new Map(places(store.data).map(({ file, title }) => [`content/${file}`, title]))
    return (file: string) => titles.get(file) ?? fileInWords(file)
  }
  const findFolder = async (version: string) => (version === 'now' ? home : versionFolder(git, home, version))
  /** What follows the name of a version and a word in an address. */
  const readRest = (context: Context, word: string) =>
    decodeURI(new URL(context.req.url).pathname).split(`/${word}/`).slice(1).join(`/${word}/`)

  return new Hono()
    .get('/versions', async (context) => {
      const before = commit.optional().parse(context.req.query('before'))
      return context.json(await listVersions(git, fileTitles(), before))
    })
    .get('/versions/:commit', async (context) => {
      const version = commit.parse(context.req.param('commit'))
      const mistakes = (await pages?.countMistakes(await findFolder(version))) ?? 0
      return context.json({
        ...(await readVersion(git, version, titlesOnSite(store.data))),
        fits: mistakes === 0,
      })
    })
    .get('/versions/:commit/page/*', async (context) => {
      const version = pageState.parse(context.req.param('commit'))
      const path = `/${readRest(context, 'page')}`
      const page = await pages?.render(await findFolder(version), path)
      if (!page?.headers.get('content-type')?.startsWith('text/html')) return context.notFound()
      const own = `/edit/api/versions/${version}`
      const html = withLinks((await page.text()).replaceAll(scripts, ''), own)
      return context.html(version === 'now' ? html : withMedia(html, own), page.status === 404 ? 404 : 200, {
        'Content-Security-Policy': onlyToLookAt,
        'Cache-Control': 'no-store',
      })
    })
    .get('/versions/:commit/media/*', async (context) => {
      const version = pictureState.parse(context.req.param('commit'))
      const file = readRest(context, 'media')
      const isFixed = version !== 'published'
      const bytes = await git.at(isFixed ? version : 'HEAD', `media/files/${file}`)
      if (!bytes) return context.notFound()
      return context.body(new Uint8Array(bytes), 200, {
        'Content-Type': getMimeType(extname(file)) ?? 'application/octet-stream',
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'Cache-Control': isFixed ? 'max-age=31536000, immutable' : 'no-cache',
      })
    })
    .get('/unpublished', async (context) => {
      const waiting = await findWaiting(git, home, store)
      const title = fileTitles()
      const titles = waiting.map(({ file, by }) => {
        const own = file.startsWith('content/') ? title(file) : fileInWords(file)
        return by ? `${own} (by ${by})` : own
      })
      return context.json({ seen: waiting.map(nameWaiting), titles: [...new Set(titles)] })
    })
    .post('/go-back', async (context) => {
      const asked = back.parse(await context.req.json())
      if (await pages?.countMistakes(await findFolder(asked.commit)))
        throw new NotReady(
          'The site itself was changed since then, and these words no longer fit it. An engineer can bring this version back.',
        )
      await goBack(git, home, store, asked)
      return context.json({})
    })
}
