import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { canonicalAddress } from './canonical-address'
import { pageFile } from './published-files'
import { redirects } from './redirects'

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

/**
 * The page that a static host without redirects shows at an old address (ROUTE-4). `canonical` is the canonical address of the
 * new page, already escaped.
 */
function aliasPage(to: string, canonical: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>This page has moved</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex, follow">
    <meta http-equiv="refresh" content="0; url=${escaped(to)}">
    <link rel="canonical" href="${canonical}">
  </head>
  <body>
    <main>
      <h1>This page has moved</h1>
      <p><a href="${escaped(to)}">Read the case study at its new address</a></p>
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
    await writeFile(file, aliasPage(to, canonicalAddress(target) ?? escaped(to)))
  }
}
