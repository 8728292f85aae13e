import { join } from 'node:path'
import { hashedFolders } from '../delivery/caching'
import { readRecord } from '../delivery/finished-build'
import { publishedFiles } from '../delivery/published-files'
import { KeptFiles } from './kept-files'
import { type SiteFile, type SiteIndex, siteFile } from './site-index'

/** A name with a hash of the content: the same file in every build. */
const isHashed = (path: string) => hashedFolders.some((folder) => path.startsWith(folder))

/** Adds the files of a build that `files` lacks. */
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
 * The site together with code, styles and pictures of earlier builds, which pages opened before a restart still request. Earlier
 * builds that cannot be read are left out.
 */
export async function withEarlierFiles(site: SiteIndex, earlier: readonly string[]): Promise<SiteIndex> {
  const files = new Map<string, SiteFile>()
  for (const folder of earlier) {
    await add(files, folder, site).catch((error) => console.warn(`${folder} is left out: ${error.message}`))
  }
  return { ...site, at: (path) => site.at(path) ?? files.get(path) }
}
