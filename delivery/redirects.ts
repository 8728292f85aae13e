import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import moved from './moved.json' with { type: 'json' }
import { pageFile } from './published-files'
import { canonicalAddress } from './sitemap'

/** A permanent redirect. 308 keeps the method and is cached like 301. */
export interface Redirect {
  from: string
  to: string
  status: 308
}

/** Old addresses (ROUTE-4). The editor adds one when it changes the address of a case study. */
export const redirects: readonly Redirect[] = moved.map((one) => ({ ...one, status: 308 }))

/**
 * The path that a request for `path` is redirected to, or `undefined` if it is not redirected.
 *
 * ROUTE-4 the alias; ROUTE-5 a page asked for with a trailing slash (or by its file name). Only returns paths of known pages, so
 * that `//elsewhere.example/` leads nowhere.
 */
export function redirectTarget(path: string, isPage: (path: string) => boolean): string | undefined {
  const page = path.replace(/(?:\/index\.html|\/)$/, '') || '/'
  const moved = redirects.find(({ from }) => from === page)
  if (moved) return moved.to
  return page !== path && isPage(page) ? page : undefined
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

/** The title of a page as its HTML writes it, or `undefined` if it has none. */
const readTitle = (html: string) => /<title>([^<]+)<\/title>/.exec(html)?.[1]

/**
 * The page that a static host without redirects shows at an old address (ROUTE-4): a link to the new page. `canonical` is the
 * canonical address of the new page, `title` its title, both already escaped.
 */
function aliasPage(to: string, canonical: string, title: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>${title}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex, follow">
    <meta http-equiv="refresh" content="0; url=${escaped(to)}">
    <link rel="canonical" href="${canonical}">
  </head>
  <body>
    <main>
      <h1><a href="${escaped(to)}">${title}</a></h1>
    </main>
  </body>
</html>
`
}

/** Writes an alias page for every redirect. Throws if a redirect leads to a page that was not built. */
export async function writeAliasPages(root: string): Promise<void> {
  for (const { from, to } of redirects) {
    const target = await readFile(root + pageFile(to), 'utf8').catch((cause) => {
      throw new Error(`delivery: ${from} redirects to ${to}, which was not built`, { cause })
    })
    const file = root + pageFile(from)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(
      file,
      aliasPage(to, canonicalAddress(target) ?? escaped(to), readTitle(target) ?? escaped(to)),
    )
  }
}
