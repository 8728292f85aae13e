import type { Context } from 'hono'
import { redirectTarget } from '../delivery/redirects'
import { securityHeaders } from '../delivery/security-headers'
import { deliverFile, deliverNotFound } from './deliver-file'
import { refusal } from './refusal'
import { requestPath } from './request-path'
import type { SiteIndex } from './site-index'

function redirected(target: string, url: string): Response {
  const query = url.indexOf('?')
  const location = query < 0 ? target : target + url.slice(query)
  return new Response(null, {
    status: 308,
    headers: { Location: location, 'Content-Length': '0', ...securityHeaders },
  })
}

/** Answers everything but the mail endpoint from the finished build (ROUTE-2, ROUTE-4, ROUTE-5). */
export function deliverSite(site: SiteIndex) {
  return async (c: Context): Promise<Response> => {
    const { method, url } = c.req
    if (method !== 'GET' && method !== 'HEAD') {
      return refusal(405, 'This address can only be read.', { Allow: 'GET, HEAD' })
    }
    const path = requestPath(url)
    if (path === undefined) return refusal(400, 'This address is not well formed.')
    const target = redirectTarget(path, site.isPage)
    if (target) return redirected(target, url)
    const request = { method, header: (name: string) => c.req.header(name) }
    const file = site.at(path)
    return (file && (await deliverFile(file, request))) ?? deliverNotFound(site.notFound, request)
  }
}
