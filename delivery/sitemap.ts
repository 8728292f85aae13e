import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pagePath, publishedFiles } from './published-files'

/** The canonical address in a page, or `undefined` if it has none. */
export function canonicalAddress(html: string): string | undefined {
  const link = html.match(/<link\b[^>]*\brel="canonical"[^>]*>/i)?.[0]
  return link?.match(/\bhref="([^"]*)"/i)?.[1]
}

/** A sitemap of `addresses`, which come from HTML and are already escaped. */
function sitemap(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `  <url><loc>${address}</loc></url>\n`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries}</urlset>
`
}

/** Allows every robot everything, and names the sitemap. */
const robots = (origin: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`

/** The canonical addresses of the built pages, each once: an alias names its page, and the 404 page has none. */
async function pageAddresses(client: string): Promise<string[]> {
  const named = new Set<string>()
  // One page at a time: all pages of a large site would need more memory than the rest of its build.
  for (const file of await publishedFiles(client)) {
    if (pagePath(file) === undefined) continue
    const address = canonicalAddress(await readFile(client + file, 'utf8'))
    if (address === undefined) throw new Error(`delivery/sitemap.ts: ${file} names no canonical address`)
    // Copied: a match keeps the whole page in memory.
    named.add(Buffer.from(address).toString())
  }
  return [...named].sort()
}

/** Writes `sitemap.xml` and `robots.txt` (EXP-5). Throws if a page does not name its address. */
export async function writeSitemap(client: string): Promise<void> {
  const addresses = await pageAddresses(client)
  const [first] = addresses
  if (first === undefined) throw new Error('delivery/sitemap.ts: there are no pages')
  await writeFile(join(client, 'sitemap.xml'), sitemap(addresses))
  await writeFile(join(client, 'robots.txt'), robots(new URL(first).origin))
}
