import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Suffixes of the precompressed variants beside a file. */
export const encodedEndings = { br: '.br', gzip: '.gz' } as const

/** Read by static hosts, never sent to a visitor. */
const hostFiles = new Set(['/_headers', '/_redirects'])

/** Whether a path in the published folder is one that visitors may request. */
export function isPublished(path: string): boolean {
  if (hostFiles.has(path) || path.endsWith(encodedEndings.br) || path.endsWith(encodedEndings.gzip))
    return false
  return !path.split('/').some((segment) => segment.startsWith('.') && segment !== '.well-known')
}

/**
 * The paths of all files that visitors may request (`/about/index.html`), sorted. Only plain files count; links are not followed.
 */
export async function publishedFiles(root: string): Promise<string[]> {
  const found: string[] = []
  async function walk(folder: string): Promise<void> {
    for (const entry of await readdir(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`
      if (entry.isDirectory()) await walk(path)
      else if (entry.isFile() && isPublished(path)) found.push(path)
    }
  }
  await walk('')
  return found.sort()
}

/** The file that holds the page at `path`. */
export function pageFile(path: string): string {
  return path === '/' ? '/index.html' : `${path}/index.html`
}

/** The file for a path: itself, or that of the page. */
export function fileAt(path: string): string {
  return /\.\w+$/.test(path) ? path : pageFile(path)
}

/** The path of the page in a file, or `undefined` if the file is not a page. */
export function pagePath(file: string): string | undefined {
  if (file === '/index.html') return '/'
  return file.endsWith('/index.html') ? file.slice(0, -'/index.html'.length) : undefined
}

/** The file of the 404 page (ROUTE-2). */
export const notFoundFile = '/404.html'

/**
 * Gives the framework's output the names static hosts look for: the prerendered `/404` becomes `404.html` (ROUTE-2), and the
 * fallback for client-only routes is removed, because every route has a page. Throws if there is no 404 page.
 */
export async function nameForStaticHosts(root: string): Promise<void> {
  await rename(`${root}/404/index.html`, root + notFoundFile).catch((cause) => {
    throw new Error('delivery/published-files.ts: the page /404 was not built', { cause })
  })
  await rm(`${root}/404`, { recursive: true, force: true })
  await rm(`${root}/__spa-fallback.html`, { force: true })
}
