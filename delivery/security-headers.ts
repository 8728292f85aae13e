/**
 * What every answer of the site says besides its own type and caching; docs/delivery.md lists the few that nginx and Node give alone.
 *
 * HSTS without `includeSubDomains` and `preload`: those speak for domains this site does not know.
 * Cross-origin resource policy `same-origin`: link previews are fetched by servers, which it does not concern; other
 * sites' pages cannot embed the pictures. No embedder policy (COEP): it would shut out the contact page's map.
 */
export const fileHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/**
 * What only a document can heed: pages, drawings opened by themselves, refusals. Scripts, styles, fonts, pictures and films go
 * without these and without a content security policy, 0.6 kB an answer.
 */
export const documentHeaders: Readonly<Record<string, string>> = {
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'autoplay=(self), fullscreen=(self), camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

export const securityHeaders: Readonly<Record<string, string>> = { ...fileHeaders, ...documentHeaders }
