import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isCompressible } from '../delivery/content-types'
import { readRecord } from '../delivery/finished-build'
import { type DeliveryRecord, headersOf } from '../delivery/policy'
import { encodedEndings, notFoundFile, pageFile, publishedFiles } from '../delivery/published-files'
import type { Encoding } from './accepted-encoding'
import type { ByteRange } from './byte-range'
import { entityTag } from './entity-tag'
import { KeptFiles } from './kept-files'

/** The bytes of one variant of a file: in memory (text) or read on request (pictures, films, fonts). */
export interface Form {
  tag: string
  size: number
  source: Uint8Array | ((range: ByteRange) => ReturnType<KeptFiles['read']>)
}

export interface SiteFile {
  plain: Form
  encoded: Partial<Record<Encoding, Form>>
  headers: Readonly<Record<string, string>>
}

/** Everything there is to serve: a path that is not in here does not exist. */
export interface SiteIndex {
  /** By the path in the published folder. */
  files: ReadonlyMap<string, SiteFile>
  notFound: SiteFile
  isPage(path: string): boolean
  /** The file at a path, or the page of that path. */
  at(path: string): SiteFile | undefined
}

const encodings = Object.entries(encodedEndings) as [Encoding, string][]

async function held(path: string): Promise<Form> {
  const source = await readFile(path)
  return { source, size: source.length, tag: entityTag(source) }
}

async function onDisk(path: string, disk: KeptFiles): Promise<Form> {
  const { size, mtimeMs } = await stat(path)
  const source = (range: ByteRange) => disk.read(path, size, range)
  return { source, size, tag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"` }
}

/** A file of a build with its headers and variants. */
export async function siteFile(
  root: string,
  path: string,
  record: DeliveryRecord,
  disk: KeptFiles,
): Promise<SiteFile> {
  const headers: Record<string, string> = { ...headersOf(path, record), 'Accept-Ranges': 'bytes' }
  if (!isCompressible(path)) return { plain: await onDisk(root + path, disk), encoded: {}, headers }
  const file: SiteFile = { plain: await held(root + path), encoded: {}, headers }
  for (const [encoding, ending] of encodings) {
    const variant = await held(root + path + ending).catch(() => undefined)
    if (variant) file.encoded[encoding] = variant
  }
  if (file.encoded.br ?? file.encoded.gzip) headers.Vary = 'Accept-Encoding'
  return file
}

/**
 * Reads a finished build. Text is kept in memory (a few megabytes), the rest is read on request. Throws if there is no finished
 * build, or if it has no 404 page.
 */
export async function indexSite(buildFolder: string): Promise<SiteIndex> {
  const record = await readRecord(buildFolder)
  const root = join(buildFolder, 'client')
  const disk = new KeptFiles()
  const files = new Map<string, SiteFile>()
  for (const path of await publishedFiles(root)) files.set(path, await siteFile(root, path, record, disk))
  const notFound = files.get(notFoundFile)
  if (!notFound) throw new Error(`${root} holds no ${notFoundFile}`)
  files.delete(notFoundFile)
  return {
    files,
    notFound,
    isPage: (path) => files.has(pageFile(path)),
    at: (path) => (path.endsWith('/index.html') ? undefined : files.get(path)) ?? files.get(pageFile(path)),
  }
}
