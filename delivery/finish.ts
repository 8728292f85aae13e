import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeAliasPages } from './alias-page'
import { writeRecord } from './builds'
import { inlineHashes } from './inline-hashes'
import { inlineStyles } from './inline-styles'
import { nginxConfiguration } from './nginx'
import type { DeliveryRecord } from './policy'
import { precompress } from './precompress'
import { publishedFiles } from './published-files'
import { leaveStylesToPages } from './route-manifest'
import { scriptsAfterPaint } from './script-after-paint'
import { writeSitemap } from './sitemap'
import { hostHeaders, hostRedirects } from './static-hosts'
import { nameForStaticHosts } from './static-names'
import { writeWebManifest } from './web-manifest'

async function recordOf(client: string, provider: string | null): Promise<DeliveryRecord> {
  const record: DeliveryRecord = { provider, pages: {} }
  for (const file of await publishedFiles(client)) {
    if (file.endsWith('.html')) record.pages[file] = inlineHashes(await readFile(client + file, 'utf8'))
  }
  return record
}

/**
 * Makes a build ready to be served by anyone: the names, alias pages, headers and precompressed files that a static host,
 * nginx and the embedded server need. `buildFolder` holds `client/`, fresh from the framework; `provider` is the origin that
 * takes the messages, `null` for the site's own. Throws where a step finds nothing to do: the framework's output has changed.
 */
export async function finishBuild(buildFolder: string, provider: string | null): Promise<void> {
  const client = join(buildFolder, 'client')
  await nameForStaticHosts(client)
  await inlineStyles(client)
  await leaveStylesToPages(client)
  await scriptsAfterPaint(client)
  await writeAliasPages(client)
  await writeSitemap(client)
  await writeWebManifest(client)
  const record = await recordOf(client, provider)
  await writeFile(join(client, '_headers'), hostHeaders(record))
  await writeFile(join(client, '_redirects'), hostRedirects())
  await writeFile(join(buildFolder, 'nginx.conf'), nginxConfiguration(record))
  await precompress(client)
  await writeRecord(buildFolder, record)
}
