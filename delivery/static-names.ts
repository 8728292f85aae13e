import { access, rename, rm } from 'node:fs/promises'
import { notFoundFile } from './published-files'

/**
 * Gives the framework's output the names static hosts look for: the prerendered `/404` becomes `404.html` (ROUTE-2), and
 * the fallback for client-only routes goes, since every route has a page. Run again, it changes nothing.
 */
export async function nameForStaticHosts(root: string): Promise<void> {
  const prerendered = `${root}/404/index.html`
  const exists = await access(prerendered).then(
    () => true,
    () => false,
  )
  if (exists) await rename(prerendered, root + notFoundFile)
  await rm(`${root}/404`, { recursive: true, force: true })
  await rm(`${root}/__spa-fallback.html`, { force: true })
}
