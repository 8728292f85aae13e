import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Ends of name of the precompressed variants that stand beside a file. */
export const encodedEndings = { br: '.br', gzip: '.gz' } as const

/** Read by static hosts where they stand, never sent to a visitor. */
const hostFiles = new Set(['/_headers', '/_redirects'])

function isPublished(path: string): boolean {
  if (hostFiles.has(path) || path.endsWith(encodedEndings.br) || path.endsWith(encodedEndings.gzip))
    return false
  return !path.split('/').some((segment) => segment.startsWith('.') && segment !== '.well-known')
}

/**
 * The paths of all files a visitor may have (`/about/index.html`), sorted. Links are not followed: what is not a plain
 * file in the folder does not exist.
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

/** The page a file holds, or `undefined` where it holds none. */
export function pagePath(file: string): string | undefined {
  if (file === '/index.html') return '/'
  return file.endsWith('/index.html') ? file.slice(0, -'/index.html'.length) : undefined
}

/** What is shown for a path that does not exist (ROUTE-2). */
export const notFoundFile = '/404.html'
