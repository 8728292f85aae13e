import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withEarlierFiles } from './earlier-files'
import { type FixtureSite, fixtureSite } from './fixtures/site'
import { indexSite, type SiteIndex } from './site-index'

let [earlier, later]: FixtureSite[] = []
let site: SiteIndex

beforeAll(async () => {
  ;[earlier, later] = await Promise.all([fixtureSite(), fixtureSite()])
  const of = (build: FixtureSite, name: string) => join(build.build, 'client', name)
  await writeFile(of(earlier, 'assets/gone-C0ffee.js'), 'export {}')
  await writeFile(of(earlier, 'gone.txt'), 'old')
  await rm(of(later, 'pictures/hero-abc123.avif'))
  site = await withEarlierFiles(await indexSite(later.build), [earlier.build, join(later.folder, 'missing')])
})
afterAll(() => Promise.all([earlier, later].map((build) => build?.remove())))

test('code and pictures that only an earlier build has are still there', () => {
  expect(site.at('/assets/gone-C0ffee.js')).toBeDefined()
  expect(site.at('/pictures/hero-abc123.avif')?.plain.size).toBe(earlier?.picture.length)
})

test('pages and files without a hash in their name come from the latest build only', () => {
  expect(site.at('/gone.txt')).toBeUndefined()
  expect(site.at('/about')).toBe(site.files.get('/about/index.html'))
})
