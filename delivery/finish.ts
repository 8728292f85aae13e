import { copyFile, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeRecord } from './builds'
import { withPolicy } from './content-security-policy'
import { precompress } from './precompress'
import { nameForStaticHosts, publishedFiles } from './published-files'
import { redirects, writeAliasPages } from './redirects'
import { leaveStylesToPages } from './route-manifest'
import { scriptAfterPaint } from './script-after-paint'
import { writeSitemap } from './sitemap'
import { type Version, writeVersion } from './version'
import { writeWebManifest } from './web-manifest'

const emptyStyles = /<style data-precedence="page" data-href="([^"]+)">\s*<\/style>/

/**
 * A page with its style sheets in one style element: the first paint waits for one file only. They are last in the head, because
 * link previews read only a page's first kilobytes (EXP-21). Throws if the page names no style sheets, or one that was not built.
 */
async function withStyles(html: string, readSheet: (href: string) => Promise<string>): Promise<string> {
  const [element, hrefs] = emptyStyles.exec(html) ?? []
  if (!element || !hrefs) throw new Error('the page names no style sheets')
  const sheets = await Promise.all(hrefs.split(' ').map(readSheet))
  const css = sheets.map((text) => text.trim()).join('')
  const filled = `<style data-precedence="page" data-href="${hrefs}">${css}</style></head>`
  return html.replace(element, '').replace('</head>', () => filled)
}

/** Rewrites every page for delivery. Its form may post to `provider`. */
async function finishPages(client: string, provider: string | null): Promise<void> {
  const sheets = new Map<string, Promise<string>>()
  const readSheet = (href: string) => {
    const text = sheets.get(href) ?? readFile(join(client, href), 'utf8')
    sheets.set(href, text)
    return text
  }
  for (const file of await publishedFiles(client)) {
    if (!file.endsWith('.html')) continue
    try {
      const styled = await withStyles(await readFile(client + file, 'utf8'), readSheet)
      await writeFile(client + file, withPolicy(scriptAfterPaint(styled), provider))
    } catch (cause) {
      throw new Error(`delivery/finish.ts: ${file}: ${(cause as Error).message}`, { cause })
    }
  }
}

/** The router writes a page's data for each picture that it draws as well: nobody asks for it, and it is larger than the picture. */
async function removeDataOfPictures(client: string): Promise<void> {
  for (const file of await publishedFiles(client))
    if (/^\/(?:social|bands)\/.+\.data$/.test(file)) await rm(client + file)
}

/** Usual names of service workers: one of an earlier site may still run in visitors' browsers. */
const workerNames = ['sw.js', 'service-worker.js']

/** The files for static hosts (`_headers`, `_redirects`), and a service worker that removes itself. */
async function writeHostFiles(client: string): Promise<void> {
  const own = join(import.meta.dirname, 'static')
  await copyFile(join(own, '_headers'), join(client, '_headers'))
  // 301, since not all hosts know 308.
  const moved = redirects.map(({ from, to }) => `${from} ${to} 301\n`)
  await writeFile(join(client, '_redirects'), moved.join(''))
  for (const name of workerNames) await copyFile(join(own, 'service-worker.js'), join(client, name))
}

/**
 * Makes a build ready for any host. `buildFolder` contains `client/` as the framework wrote it; `provider` is the origin that
 * receives messages, `null` for the site's own. Throws if a step finds nothing to do, because the framework's output has changed.
 */
export async function finishBuild(
  buildFolder: string,
  provider: string | null,
  version: Version,
): Promise<void> {
  const client = join(buildFolder, 'client')
  await nameForStaticHosts(client)
  await removeDataOfPictures(client)
  await finishPages(client, provider)
  await leaveStylesToPages(client)
  await writeAliasPages(client)
  await writeSitemap(client)
  await writeWebManifest(client)
  await writeHostFiles(client)
  await writeVersion(client, version)
  await precompress(client)
  await writeRecord(buildFolder, { provider })
}
