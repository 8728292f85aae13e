import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeSitemap } from './sitemap'

let client: string

async function page(file: string, canonical: string | undefined) {
  const path = join(client, file)
  await mkdir(dirname(path), { recursive: true })
  const link = canonical === undefined ? '' : `<link rel="canonical" href="${canonical}"/>`
  await writeFile(path, `<!DOCTYPE html><html><head><title>A page</title>${link}</head></html>`)
}

const read = (file: string) => readFile(join(client, file), 'utf8')

beforeEach(async () => {
  client = await mkdtemp(join(tmpdir(), 'sitemap-'))
})
afterEach(() => rm(client, { recursive: true }))

test('EXP-5 the sitemap lists every page once by its canonical address, no alias and no 404 page', async () => {
  await page('index.html', 'https://site.example/')
  await page('about/index.html', 'https://site.example/about')
  await page('project/ruchi-tea/index.html', 'https://site.example/project/ruchi-tea')
  await page('project/ruchi/index.html', 'https://site.example/project/ruchi-tea')
  await page('404.html', 'https://site.example/404')
  await writeSitemap(client)
  const addresses = [...(await read('sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address]) => address,
  )
  expect(addresses).toEqual([
    'https://site.example/',
    'https://site.example/about',
    'https://site.example/project/ruchi-tea',
  ])
})

test('EXP-5 an address that needs escaping stays escaped', async () => {
  await page('index.html', 'https://site.example/?a=1&amp;b=2')
  await writeSitemap(client)
  expect(await read('sitemap.xml')).toContain('<loc>https://site.example/?a=1&amp;b=2</loc>')
})

test('EXP-5 robots may see everything and find the sitemap', async () => {
  await page('index.html', 'https://site.example/')
  await writeSitemap(client)
  expect(await read('robots.txt')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://site.example/sitemap.xml\n',
  )
})

test('EXP-5 a page without an address of its own stops the build and is named', async () => {
  await page('index.html', 'https://site.example/')
  await page('about/index.html', undefined)
  await expect(writeSitemap(client)).rejects.toThrow('/about/index.html names no canonical address')
})

test('EXP-5 a build without pages stops', async () => {
  await expect(writeSitemap(client)).rejects.toThrow('there are no pages')
})
