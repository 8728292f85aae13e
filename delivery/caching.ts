/** For names that change with their content. */
const immutable = 'public, max-age=31536000, immutable'
/** For pages and their data: cached, but revalidated every time (the ETag makes the answer 304). */
const revalidated = 'no-cache'
/** For files with a fixed name that rarely change: favicon, robots, sitemap. */
const shortLived = 'public, max-age=3600'

/** Folders in which every name holds a hash of its content. */
export const hashedFolders = ['/assets/', '/pictures/', '/films/', '/fonts/'] as const

/** The `Cache-Control` of a file of the site, by its path in the published folder. */
export function cacheControl(path: string): string {
  if (hashedFolders.some((folder) => path.startsWith(folder))) return immutable
  if (path.endsWith('.html') || path.endsWith('.data')) return revalidated
  return shortLived
}
