import { rename, rm } from 'node:fs/promises'
import { notFoundFile } from './published-files'

/**
 * Gives the framework's output the names static hosts look for: the prerendered `/404` becomes `404.html` (ROUTE-2), and
 * the fallback for client-only routes goes, since every route has a page. Throws where there is no 404 page.
 */
export async function nameForStaticHosts(root: string): Promise<void> {
  await rename(`${root}/404/index.html`, root + notFoundFile).catch((cause) => {
    throw new Error('delivery/static-names.ts: the page /404 was not built', { cause })
  })
  await rm(`${root}/404`, { recursive: true, force: true })
  await rm(`${root}/__spa-fallback.html`, { force: true })
}
