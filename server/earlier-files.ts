import { join } from 'node:path'
import { hashedFolders } from '../delivery/caching'
import { readRecord } from '../delivery/finished-build'
import { publishedFiles } from '../delivery/published-files'
import { KeptFiles } from './kept-files'
import { type SiteFile, type SiteIndex, siteFile } from './site-index'

/** A name that tells its content: it is the same file in every build. */
const isHashed = (path: string) => hashedFolders.some((folder) => path.startsWith(folder))

/** Adds what a build has and `files` lack. */
async function add(files: Map<string, SiteFile>, folder: string, site: SiteIndex): Promise<void> {
  const record = await readRecord(folder)
  const root = join(folder, 'client')
  const disk = new KeptFiles()
  for (const path of await publishedFiles(root)) {
    if (isHashed(path) && !site.files.has(path) && !files.has(path))
      files.set(path, await siteFile(root, path, record, disk))
  }
}

/**
 * A site that also answers for the code, styles and pictures of earlier builds: a page that was opened before a restart asks
 * for them. What cannot be read of an earlier build is left out.
 */
export async function withEarlierFiles(site: SiteIndex, earlier: readonly string[]): Promise<SiteIndex> {
  const files = new Map<string, SiteFile>()
  for (const folder of earlier) {
    await add(files, folder, site).catch((error) => console.warn(`${folder} is left out: ${error.message}`))
  }
  return { ...site, at: (path) => site.at(path) ?? files.get(path) }
}
