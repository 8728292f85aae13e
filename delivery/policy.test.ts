import { expect, test } from 'vitest'
import { cacheControl, immutable, revalidated, shortLived } from './caching'
import { contentType, isCompressible } from './content-types'
import { headersOf } from './policy'

test.each([
  ['/assets/entry-abc.js', immutable],
  ['/pictures/hero-abc.avif', immutable],
  ['/films/reel-abc.webm', immutable],
  ['/fonts/anek.woff2', immutable],
  ['/index.html', revalidated],
  ['/about.data', revalidated],
  ['/404.html', revalidated],
  ['/favicon.svg', shortLived],
  ['/sitemap.xml', shortLived],
  ['/site.webmanifest', shortLived],
])('%s is kept by browsers for: %s', (path, caching) => {
  expect(cacheControl(path)).toBe(caching)
})

test('text says its charset and is compressed, media are neither', () => {
  for (const end of ['html', 'data', 'js', 'css', 'svg', 'xml', 'txt', 'json', 'webmanifest']) {
    expect(contentType(`/a.${end}`)).toMatch(/; charset=utf-8$/)
    expect(isCompressible(`/a.${end}`)).toBe(true)
  }
  for (const end of ['avif', 'webp', 'png', 'jpg', 'webm', 'woff2', 'ico']) {
    expect(contentType(`/a.${end}`)).toMatch(/^(image|video|font)\/[a-z0-9-]+$/)
    expect(isCompressible(`/a.${end}`)).toBe(false)
  }
  expect(contentType('/a.unheard')).toBe('application/octet-stream')
})

const everyFile = {
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
}

test('a film carries what keeps a browser careful, and nothing that only a document can heed', () => {
  expect(headersOf('/films/a.webm', { provider: null, pages: {} })).toEqual({
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Content-Type': 'video/webm',
    ...everyFile,
  })
})

test('what a browser opens as a document carries the policies of documents', () => {
  const headers = headersOf('/favicon.svg', { provider: null, pages: {} })
  expect(headers).toEqual({
    'Cache-Control': 'public, max-age=3600',
    'Content-Security-Policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "style-src-attr 'none'",
      "img-src 'self' data: https://www.openstreetmap.org",
      "font-src 'self'",
      "media-src 'self'",
      "manifest-src 'self'",
      "connect-src 'self'",
      'frame-src https://www.openstreetmap.org',
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
    'Content-Type': 'image/svg+xml; charset=utf-8',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': [
      'autoplay=(self)',
      'fullscreen=(self)',
      'camera=()',
      'display-capture=()',
      'geolocation=()',
      'microphone=()',
      'payment=()',
      'usb=()',
    ].join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'DENY',
    ...everyFile,
  })
})
