import { cacheControl } from './caching'
import { contentType } from './content-types'

/**
 * What every answer of the site has besides its type and caching; delivery/nginx.conf and media/files/_headers repeat it. The rest
 * of the content security policy is in each page (content-security-policy.ts), which cannot forbid to be framed.
 *
 * HSTS without `includeSubDomains` and `preload`: those speak for domains that this site does not know. No embedder policy
 * (COEP): it would shut out the contact page's map.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
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

/** Every header of a file, by its path in the published folder (`/about/index.html`), except those of its bytes. */
export function headersFor(file: string): Record<string, string> {
  return {
    'Content-Type': contentType(file),
    'Cache-Control': cacheControl(file),
    ...securityHeaders,
    ...(shownElsewhere.test(file) && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
  }
}
