import { getMimeType, mimes } from 'hono/utils/mime'
import { versionFile } from './version'

/** Hono's content types by file extension, and those it lacks. React Router's page data are a stream of text, never shown as a page. */
const contentTypes = { ...mimes, data: 'text/x-script; charset=utf-8', vtt: 'text/vtt; charset=utf-8' }

/** Text: the build compresses it, everything else is compressed already. */
const compressible = new Set(['html', 'data', 'js', 'css', 'svg', 'xml', 'txt', 'json', 'webmanifest', 'vtt'])

/** Whether a file gets a `.br` and a `.gz` variant. */
export function isCompressible(path: string): boolean {
  return compressible.has(path.slice(path.lastIndexOf('.') + 1).toLowerCase())
}

/** For files whose names change with their content. */
const immutable = 'public, max-age=31536000, immutable'
/** For pages and their data: cached, but revalidated every time (304 if the ETag matches). */
const revalidated = 'no-cache'
/** For files with a fixed name that rarely change: favicon, robots, sitemap. */
const shortLived = 'public, max-age=3600'
/** For the file that says which build is live: a cached copy would be wrong. */
const neverKept = 'no-store'

/** Folders in which every file name contains a hash of the content. */
export const hashedFolders = ['/assets/', '/pictures/', '/films/', '/fonts/'] as const

/** The `Cache-Control` of a file of the site, by its path in the published folder. */
function cacheControl(path: string): string {
  if (hashedFolders.some((folder) => path.startsWith(folder))) return immutable
  if (path === versionFile) return neverKept
  if (path.endsWith('.html') || path.endsWith('.data')) return revalidated
  return shortLived
}

/**
 * The headers of every response, besides type and caching; delivery/nginx.conf and delivery/static/_headers repeat them. The rest
 * of the content security policy is in each page (content-security-policy.ts), which cannot forbid framing.
 *
 * HSTS without `includeSubDomains` and `preload`: those speak for domains that this site does not know. No embedder policy
 * (COEP): it would shut out the contact page's map.
 */
export const commonHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'autoplay=(self), fullscreen=(self), camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
}

/** Pictures, icons and fonts: webmail, signatures and translated copies of a page show them from the site. */
const shownElsewhere = /\.(avif|webp|png|jpe?g|gif|svg|ico|woff2)$/

/** Every header of a file by its path in the published folder (`/about/index.html`), except those about its bytes. */
export function headersFor(file: string): Record<string, string> {
  return {
    'Content-Type': getMimeType(file, contentTypes) ?? 'application/octet-stream',
    'Cache-Control': cacheControl(file),
    ...commonHeaders,
    ...(shownElsewhere.test(file) && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
  }
}
