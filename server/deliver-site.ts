import { existsSync, realpathSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { etag } from 'hono/etag'
import { readRecord } from '../delivery/builds'
import { commonHeaders, headersFor, isCompressible } from '../delivery/headers'
import { fileAt, isPublished, notFoundFile, pageFile } from '../delivery/published-files'
import { redirectTarget } from '../delivery/redirects'
import { textResponse } from './http-server'

/** The published folder of the build that a link currently points to: a new build is served from the next request on. */
const publishedFolder = (link: string) => join(realpathSync(link), 'client')

const allowed = { Allow: 'GET, HEAD, OPTIONS' }
const nothingElse = async () => {}

function setHeaders({ headers }: Response, file: string): void {
  for (const [name, value] of Object.entries(headersFor(file))) headers.set(name, value)
  if (isCompressible(file)) headers.set('Vary', 'Accept-Encoding')
}

/** The file with its headers, or `undefined` if there is none. The library handles ranges and compressed variants. */
async function fileResponse(c: Context, root: string): Promise<Response | undefined> {
  // Weak validators cannot tell whether a part belongs to this version (RFC 9110, 13.1.5): the whole file is sent.
  if (c.req.header('If-Range')) c.req.raw.headers.delete('Range')
  const response = await serveStatic({ root, precompressed: true })(c, nothingElse)
  if (!response) return undefined
  const file = fileAt(c.req.path)
  setHeaders(response, file)
  const { size, mtimeMs } = statSync(root + file)
  // Weak, because all encodings share it.
  response.headers.set('ETag', `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`)
  return response
}

/** The 404 page (ROUTE-2). */
async function notFoundResponse(c: Context, root: string): Promise<Response> {
  const page = await serveStatic({ root, precompressed: true, path: notFoundFile })(c, nothingElse)
  const response = new Response(page?.body ?? null, { status: 404, headers: page?.headers ?? {} })
  setHeaders(response, notFoundFile)
  return response
}

function redirectResponse(target: string, url: string): Response {
  const headers = { Location: target + new URL(url).search, 'Content-Length': '0', ...commonHeaders }
  return new Response(null, { status: 308, headers })
}

/** The pages and files of the build that `link` points to (ROUTE-2, ROUTE-4, ROUTE-5). Throws if there is no complete build. */
export async function deliverSite(link: string): Promise<Hono> {
  await readRecord(link)
  const site = new Hono()
  site.use(etag())
  site.get('*', async (c) => {
    const root = publishedFolder(link)
    const { path, url } = c.req
    // A page's address with a second slash would redirect to another host.
    if (/\/\/|\\/.test(path) || !isPublished(path) || path === notFoundFile) return notFoundResponse(c, root)
    const target = redirectTarget(path, (page) => existsSync(root + pageFile(page)))
    if (target) return redirectResponse(target, url)
    return (await fileResponse(c, root)) ?? notFoundResponse(c, root)
  })
  // HAProxy's usual check of a server.
  site.options('*', () => new Response(null, { status: 204, headers: { ...allowed, ...commonHeaders } }))
  site.all('*', () => textResponse(405, 'This address can only be read.', allowed))
  return site
}
