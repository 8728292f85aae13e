import { prerender } from 'react-dom/static.edge'
import { type EntryContext, ServerRouter } from 'react-router'

/**
 * Renders one page when the site is built. `prerender` waits for everything and leaves none of the markers that a streamed
 * page carries.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />, {
    // React would deliver a page of over 12 kB hidden, for script to put in its place.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  })
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(prelude, { status, headers })
}
