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

test('every file carries the headers that keep a browser careful', () => {
  const headers = headersOf('/films/a.webm', { provider: null, pages: {} })
  expect(Object.keys(headers).sort()).toEqual([
    'Cache-Control',
    'Content-Security-Policy',
    'Content-Type',
    'Cross-Origin-Opener-Policy',
    'Cross-Origin-Resource-Policy',
    'Permissions-Policy',
    'Referrer-Policy',
    'Strict-Transport-Security',
    'X-Content-Type-Options',
    'X-Frame-Options',
  ])
  expect(headers['Permissions-Policy']).toContain('autoplay=(self)')
})
