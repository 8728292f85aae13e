/**
 * What every answer of the site says besides its own type and caching; docs/delivery.md lists the few that nginx and Node give alone.
 *
 * HSTS without `includeSubDomains` and `preload`: those speak for domains this site does not know.
 * Cross-origin resource policy `same-origin`: link previews are fetched by servers, which it does not concern; other
 * sites' pages cannot embed the pictures. No embedder policy (COEP): it would shut out the contact page's map.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'autoplay=(self), fullscreen=(self), camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}
