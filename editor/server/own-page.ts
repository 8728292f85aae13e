import type { IncomingMessage, ServerResponse } from 'node:http'

/** Whether a request comes from a page of this server: no other site may read or write files through a visitor. */
export function isFromOwnPage(headers: IncomingMessage['headers'], origins: readonly string[]): boolean {
  const { host = '', origin, 'sec-fetch-site': site } = headers
  const own = origins.find((one) => new URL(one).host === host)
  if (!own || (origin !== undefined && origin !== own)) return false
  return site === undefined || site === 'same-origin' || site === 'none'
}

/** Whether a page is opened, not something asked for by one. Into a frame is not: there, clicks could be stolen. */
export const isLink = ({ method, headers }: IncomingMessage) =>
  method === 'GET' && headers['sec-fetch-dest'] === 'document'

/** The addresses of an editor that is open on this machine only. */
export const localOrigins = (port: number) => [`http://localhost:${port}`, `http://127.0.0.1:${port}`]

/** Answers everybody else with a sentence. Links from other sites may open the page, but nothing below it. */
export function onlyFromHere(port: number) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const { 'sec-fetch-site': site, ...others } = request.headers
    const mayBeLinked = isLink(request) && !request.url?.startsWith('/edit/api/')
    const asked = mayBeLinked ? others : { ...others, 'sec-fetch-site': site }
    if (isFromOwnPage(asked, localOrigins(port))) return next()
    response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' })
    response.end('The editor answers only to its own page on this machine.\n')
  }
}
