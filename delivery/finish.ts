import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { writeAliasPages } from './alias-page'
import { inlineHashes } from './inline-hashes'
import { inlineStyles } from './inline-styles'
import { mailSettings, providerOf } from './mail-provider'
import { nginxConfiguration } from './nginx'
import type { DeliveryRecord } from './policy'
import { precompress } from './precompress'
import { publishedFiles } from './published-files'
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
 * Makes a build ready to be served by anyone: the names, alias pages, headers and compressed twins that a static host,
 * nginx and the embedded server need. `buildFolder` holds `client/`. Run again on the same build it writes the same.
 * Throws where a redirect's page is missing or `VITE_EMAILJS_ORIGIN` is no URL.
 */
export async function finishBuild(buildFolder: string): Promise<{ pages: number; compressed: number }> {
  const client = join(buildFolder, 'client')
  const provider = providerOf(await mailSettings(dirname(resolve(buildFolder))))
  await nameForStaticHosts(client)
  await inlineStyles(client)
  await scriptsAfterPaint(client)
  await writeAliasPages(client)
  await writeSitemap(client)
  await writeWebManifest(client)
  const record = await recordOf(client, provider)
  await writeFile(join(client, '_headers'), hostHeaders(record))
  await writeFile(join(client, '_redirects'), hostRedirects())
  await writeFile(join(buildFolder, 'nginx.conf'), nginxConfiguration(record))
  const compressed = await precompress(client)
  // Last, because its time tells the embedded server that the build is whole.
  await writeFile(join(buildFolder, 'delivery.json'), `${JSON.stringify(record, null, 2)}\n`)
  return { pages: Object.keys(record.pages).length, compressed }
}

const [, script, folder = 'build/client'] = process.argv
if (script && import.meta.url === pathToFileURL(resolve(script)).href) {
  const { pages, compressed } = await finishBuild(dirname(resolve(folder)))
  console.log(`delivery: ${pages} pages, ${compressed} files compressed`)
}
