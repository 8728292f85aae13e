import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { deliverSite } from '../../server/deliver-site'
import { isFromOwnPage, isLink } from '../server/own-page'
import { measureEnd, type Preview, type Previews } from './previews'
import { page } from './respond'

const cookie = 'preview'
const dayInWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })

/**
 * What every page of a preview says at the bottom of the window. Its style is in attributes, since those are what a page's policy
 * allows; React leaves an element alone that it doesn't know.
 */
const ribbon = ({ made }: Preview) =>
  `<preview-ribbon role="note" style="position:sticky;inset-block-end:0;z-index:50;display:block;padding:0.375rem 1rem;border-block-start:3px solid #ffc145;background:#17120f;color:#f6f0e4;font:560 0.9375rem/1.4 var(--font-text);text-align:center">Preview of ${dayInWords.format(made)}: not published yet</preview-ribbon>`

const keptByNobody = { 'Cache-Control': 'private, no-cache', 'X-Robots-Tag': 'noindex, nofollow, noarchive' }

/**
 * Previews, at an address of their own beside the studio's: a built site only works at the root, and its script can't act there for
 * whoever is signed in to the studio. An address with a token sets a cookie and leads to the home page.
 * @param origin the address of all previews
 * @param ended the page of a link that has ended, and of one that never was
 * @param fonts the letters of that page
 */
export function previewSite(previews: Previews, origin: string, ended: string, fonts: Hono) {
  const sites = new WeakMap<Preview, Promise<Hono>>()

  function openSite(preview: Preview): Promise<Hono> {
    const site = sites.get(preview) ?? deliverSite(previews.previewFolder(preview))
    sites.set(preview, site)
    return site
  }

  /** The site's own answer, with the ribbon. */
  async function show(preview: Preview, request: Request): Promise<Response> {
    const headers = new Headers(request.headers)
    // Compressed pages could not be given a ribbon.
    headers.delete('accept-encoding')
    const answer = await (await openSite(preview)).fetch(
      new Request(request.url, { method: request.method, headers }),
    )
    const isPage = answer.headers.get('content-type')?.startsWith('text/html')
    if (!isPage || request.method === 'HEAD' || !answer.body) return answer
    const html = await answer.text()
    const shown = new Headers(answer.headers)
    shown.delete('content-length')
    return new Response(
      html.replace(/<\/body>(?![\s\S]*<\/body>)/, () => `${ribbon(preview)}</body>`),
      {
        status: answer.status,
        headers: shown,
      },
    )
  }

  const routes = new Hono()
    .use(async (context, next) => {
      await next()
      for (const [name, value] of Object.entries(keptByNobody)) context.header(name, value)
    })
    .route('/studio/fonts', fonts)
    .get('/see/:token', (context) => {
      const preview = previews.find(context.req.param('token'))
      if (!preview) return page(context, ended, 410)
      setCookie(context, cookie, preview.token, {
        httpOnly: true,
        secure: origin.startsWith('https:'),
        sameSite: 'Lax',
        path: '/',
        expires: new Date(measureEnd(preview)),
      })
      return context.redirect('/', 303)
    })
    .all('*', (context) => {
      const preview = previews.find(getCookie(context, cookie) ?? '')
      return preview ? show(preview, context.req.raw) : page(context, ended, 410)
    })
  const answer = getRequestListener(routes.fetch)

  return {
    /** Whether a request is for a preview, not for the studio. */
    isAsked: ({ headers }: IncomingMessage) => headers.host === new URL(origin).host,
    answer(request: IncomingMessage, response: ServerResponse): void {
      const { 'sec-fetch-site': site, ...others } = request.headers
      if (isFromOwnPage(isLink(request) ? others : { ...others, 'sec-fetch-site': site }, [origin]))
        return void answer(request, response)
      response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
      response.end('A preview answers only to its own pages.\n')
    },
  }
}

export type PreviewSite = ReturnType<typeof previewSite>
