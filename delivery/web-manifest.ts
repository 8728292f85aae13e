import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const tokens = readFileSync('app/styles/tokens.css', 'utf8')
const colour = (name: string) => new RegExp(`--${name}: (#\\w+)`).exec(tokens)?.[1]

const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/${file}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** The organisation's name in a page's structured data, or `undefined` if it has none. */
export function organisationName(html: string): string | undefined {
  for (const [, json = ''] of html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)) {
    const { '@graph': graph }: { '@graph': unknown[] } = JSON.parse(json)
    const organisation = graph.find(isOrganisation)
    if (organisation) return organisation.name
  }
  return undefined
}

const isOrganisation = (data: unknown): data is { name: string } =>
  typeof data === 'object' &&
  data !== null &&
  '@type' in data &&
  data['@type'] === 'Organization' &&
  'name' in data &&
  typeof data.name === 'string'

/** The web manifest of a site of that name. */
export function webManifest(name: string): string {
  const manifest = {
    name,
    short_name: name,
    lang: 'en',
    start_url: '/',
    display: 'browser',
    // The colours of the browser's own bar, and of its window until the page is loaded.
    theme_color: colour('ink'),
    background_color: colour('paper'),
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

/** Writes `site.webmanifest` (EXP-5) with the organisation's name from the home page. Throws if it has none. */
export async function writeWebManifest(client: string): Promise<void> {
  const name = organisationName(await readFile(join(client, 'index.html'), 'utf8'))
  if (name === undefined)
    throw new Error('delivery/web-manifest.ts: the home page\u2019s structured data name no organisation')
  await writeFile(join(client, 'site.webmanifest'), webManifest(name))
}
