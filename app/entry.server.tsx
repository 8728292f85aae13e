import { prerender } from 'react-dom/static.node'
import { type EntryContext, ServerRouter } from 'react-router'

/**
 * Renders one page when the site is built. `prerender` waits for everything and adds none of the markers of a streamed page.
 */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />, {
    // Without this React would render pages over 12 kB hidden, until script reveals them.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  })
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(prelude, { status, headers })
}
