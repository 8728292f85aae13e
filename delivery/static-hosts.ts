import { hashedFolders, immutable } from './caching'
import { type DeliveryRecord, policyOf } from './policy'
import { pagePath } from './published-files'
import { redirects } from './redirects'
import { securityHeaders } from './security-headers'

function rule(path: string, headers: Readonly<Record<string, string>>): string {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')
}

/**
 * `_headers` as Netlify, Cloudflare Pages and their like read it. Hosts join headers of all rules that match, and two
 * policies joined are one too strict: so each page names its own and `/*` none. The 404 page, shown at any path, goes
 * without on such hosts. Nor can a rule take headers back, so files that are no documents get those of documents too.
 */
export function hostHeaders(record: DeliveryRecord): string {
  const folders = hashedFolders.map((folder) => rule(`${folder}*`, { 'Cache-Control': immutable }))
  const pages = Object.keys(record.pages).flatMap((file) => {
    const path = pagePath(file)
    if (path === undefined) return []
    const policy = { 'Content-Security-Policy': policyOf(file, record) }
    // Some hosts answer at the page's path, some with a slash behind it.
    return path === '/' ? [rule(path, policy)] : [rule(path, policy), rule(`${path}/`, policy)]
  })
  return `${[rule('/*', securityHeaders), ...folders, ...pages].join('\n\n')}\n`
}

/** `_redirects` for the same hosts; 301, since not all of them know 308. */
export function hostRedirects(): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('')
}
