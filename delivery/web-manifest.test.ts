import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { organisationName, webManifest, writeWebManifest } from './web-manifest'

const structuredData = (...objects: unknown[]) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': objects })}</script>`

test('EXP-5 the name is that of the organisation, not of other structured data', () => {
  const html = structuredData(
    { '@type': 'VideoObject', name: 'Showreel' },
    { '@type': 'Organization', name: 'Knot & Co' },
  )
  expect(organisationName(html)).toBe('Knot & Co')
  expect(organisationName(structuredData({ '@type': 'VideoObject', name: 'Showreel' }))).toBeUndefined()
  expect(organisationName('<p>No data</p>')).toBeUndefined()
})

test('EXP-5 the manifest names the site, its colours and an icon for every use', () => {
  const manifest = JSON.parse(webManifest('Knot'))
  const colour = expect.stringMatching(/^#[0-9a-f]{6}$/)
  expect(manifest).toMatchObject({
    name: 'Knot',
    short_name: 'Knot',
    start_url: '/',
    theme_color: colour,
    background_color: colour,
  })
  expect(manifest.icons).toEqual([
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ])
})

test('EXP-5 the build gets a manifest; a home page that names no organisation stops it', async () => {
  const client = await mkdtemp(join(tmpdir(), 'manifest-'))
  await writeFile(join(client, 'index.html'), '<p>No data</p>')
  await expect(writeWebManifest(client)).rejects.toThrow('name no organisation')
  await writeFile(join(client, 'index.html'), structuredData({ '@type': 'Organization', name: 'Knot' }))
  await writeWebManifest(client)
  expect(JSON.parse(await readFile(join(client, 'site.webmanifest'), 'utf8'))).toMatchObject({ name: 'Knot' })
  await rm(client, { recursive: true })
})
