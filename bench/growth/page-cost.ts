import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { encodedEndings } from '../../delivery/published-files'
import { median } from '../statistics'

export interface PageCost {
  /** The median of the case studies' HTML (bytes, brotli). */
  study: number
  /** The page that lists them all. */
  list: number
  /** All scripts of the site together. */
  script: number
}

/** Bytes transferred: the size of the brotli variant if there is one (small files have none). */
async function transferred(file: string): Promise<number> {
  const variant = await stat(file + encodedEndings.br).catch(() => undefined)
  return (variant ?? (await stat(file))).size
}

/** Transfer sizes of a finished build's pages. */
export async function pageCost(build: string): Promise<PageCost> {
  const client = join(build, 'client')
  const folders = await readdir(join(client, 'project'), { withFileTypes: true })
  const ids = folders.filter((entry) => entry.isDirectory() && entry.name !== 'ruchi').map(({ name }) => name)
  const studies = await Promise.all(ids.map((id) => transferred(join(client, 'project', id, 'index.html'))))
  const assets = (await readdir(join(client, 'assets'))).filter((name) => name.endsWith('.js'))
  const scripts = await Promise.all(assets.map((name) => transferred(join(client, 'assets', name))))
  return {
    study: median(studies),
    list: await transferred(join(client, 'projects/index.html')),
    script: scripts.reduce((sum, bytes) => sum + bytes, 0),
  }
}
