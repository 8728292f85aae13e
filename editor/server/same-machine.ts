import type { IncomingMessage, ServerResponse } from 'node:http'

const hosts = (port: number) => [`localhost:${port}`, `127.0.0.1:${port}`]

/** Whether a request comes from a page of this server on this machine: no other site may read or write files through a visitor. */
export function isFromHere(headers: IncomingMessage['headers'], port: number): boolean {
  const { host = '', origin, 'sec-fetch-site': site } = headers
  if (!hosts(port).includes(host)) return false
  if (origin !== undefined && origin !== `http://${host}`) return false
  return site === undefined || site === 'same-origin' || site === 'none'
}

/** Answers everybody else with a sentence. Links from other sites may open the page, but nothing below it. */
export function onlyFromHere(port: () => number) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    // Not into a frame: there, clicks could be stolen.
    const { 'sec-fetch-dest': target, 'sec-fetch-site': site, ...others } = request.headers
    const isLink = request.method === 'GET' && target === 'document' && !request.url?.startsWith('/edit/api/')
    if (isFromHere(isLink ? others : { ...others, 'sec-fetch-site': site }, port())) return next()
    response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' })
    response.end('The editor answers only to its own page on this machine.\n')
  }
}
