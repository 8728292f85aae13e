import { type APIRequestContext, expect, test } from '@playwright/test'
import sharp from 'sharp'
import { caseStudyPaths, pagePaths, topLevelPaths } from '../page-paths'
import { structuredDataProblems } from '../structured-data'
import { studiesWith } from '../studies'
import { readMeta, readStructuredData, servedPage } from './served-page'

/** Type and size of a picture that the site serves. */
async function pictureAt(request: APIRequestContext, path: string) {
  const response = await request.get(path)
  if (!response.ok()) return { status: response.status() }
  const { width, height } = await sharp(await response.body()).metadata()
  return { status: response.status(), type: response.headers()['content-type'], width, height }
}

test('EXP-5 the sitemap lists the known paths and nothing else, and robots.txt names it', async ({
  request,
}) => {
  const response = await request.get('/sitemap.xml')
  expect(response.headers()['content-type']).toContain('xml')
  const addresses = [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? ''),
  )
  expect(addresses.map(({ pathname }) => pathname).sort()).toEqual([...pagePaths].sort())
  const [{ origin } = { origin: '' }] = addresses
  expect(new Set(addresses.map((address) => address.origin)).size).toBe(1)

  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`)
  expect(robots).toContain('User-agent: *\nAllow: /')
  expect(robots).not.toContain('Disallow')
})

test('EXP-5 the web manifest names the site and icons that exist in the sizes it says', async ({
  request,
}) => {
  const { document } = await servedPage(request, '/')
  const href = document.querySelector('link[rel=manifest]')?.getAttribute('href') ?? ''
  const response = await request.get(href)
  expect(response.headers()['content-type']).toContain('application/manifest+json')
  const manifest = await response.json()
  expect(document.title).toContain(manifest.short_name)
  expect(manifest).toMatchObject({ start_url: '/', theme_color: '#17120f', background_color: '#f6f0e4' })
  expect(manifest.icons).toHaveLength(3)
  for (const { src, sizes, type } of manifest.icons) {
    const [side] = sizes.split('x').map(Number)
    expect.soft(await pictureAt(request, src), src).toEqual({ status: 200, type, width: side, height: side })
  }
})

test('EXP-5 every icon that a page names exists', async ({ request }) => {
  const { document } = await servedPage(request, '/about')
  const icons = [...document.querySelectorAll('link[rel=icon], link[rel=apple-touch-icon]')].map(
    (link) => link.getAttribute('href') ?? '',
  )
  expect(icons).toHaveLength(3)
  for (const icon of icons) {
    const response = await request.get(icon)
    expect.soft(response.status(), icon).toBe(200)
    expect.soft(response.headers()['content-type'], icon).toMatch(/^image\//)
  }
  expect(await pictureAt(request, '/apple-touch-icon.png')).toMatchObject({ width: 180, height: 180 })
})

test('EXP-5 every page has a social picture of 1200 × 630', async ({ request }) => {
  for (const path of pagePaths) {
    const { document } = await servedPage(request, path)
    const { pathname } = new URL(readMeta(document, 'og:image') ?? 'none:')
    const picture = await pictureAt(request, pathname)
    expect.soft(picture, `${pathname} of ${path}`).toMatchObject({ status: 200, width: 1200, height: 630 })
    const { length } = await (await request.get(pathname)).body()
    expect.soft(length, `bytes of ${pathname}`).toBeLessThanOrEqual(100_000)
    expect.soft(readMeta(document, 'og:image:width')).toBe('1200')
  }
  // The router writes it as a page's data, too.
  expect((await request.get('/social/home.jpg.data')).status()).toBe(404)
})

test('EXP-25 structured data has what Google requires and recommends for each of its types', async ({
  request,
}) => {
  for (const path of pagePaths) {
    const data = readStructuredData((await servedPage(request, path)).document)
    expect.soft(structuredDataProblems(data), path).toEqual([])
  }
  const home = readStructuredData((await servedPage(request, '/')).document)
  expect(home).toContainEqual(expect.objectContaining({ '@type': 'Organization' }))
})

test('EXP-5 structured data: the way to each page, each case study, the films', async ({ request }) => {
  for (const path of pagePaths.filter((known) => known !== '/')) {
    const data = readStructuredData((await servedPage(request, path)).document)
    const trail = data.find((one) => one['@type'] === 'BreadcrumbList')?.itemListElement as
      | { name: string; item: string }[]
      | undefined
    expect.soft(trail?.at(0)?.item, path).toMatch(/^https:\/\/[^/]+\/$/)
    expect.soft(new URL(trail?.at(-1)?.item ?? 'none:').pathname, path).toBe(path)
    const steps = topLevelPaths.includes(path) ? 2 : 3
    expect.soft(trail, path).toHaveLength(steps)
  }
  for (const path of caseStudyPaths) {
    const types = readStructuredData((await servedPage(request, path)).document).map((one) => one['@type'])
    expect.soft(types, path).toContain('CreativeWork')
  }
  for (const path of ['/', '/services/av-production', ...studiesWith('films').map((study) => study.path)]) {
    const types = JSON.stringify(readStructuredData((await servedPage(request, path)).document))
    expect.soft(types, `the films of ${path}`).toContain('"VideoObject"')
  }
})
