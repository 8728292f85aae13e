import { createHash, type Hash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** What the built site is made from, files and folders. */
const sources = [
  'app',
  'content',
  'media',
  'delivery',
  'build.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'react-router.config.ts',
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
]

/** Adds a file, or all files of a folder but for hidden ones (an editor's, the system's). Links are followed. */
async function add(hash: Hash, home: string, path: string): Promise<void> {
  const kind = await stat(join(home, path)).catch(() => undefined)
  if (kind?.isFile()) {
    const bytes = await readFile(join(home, path))
    hash.update(`${path}\0${bytes.length}\0`).update(bytes)
  }
  if (!kind?.isDirectory()) return
  for (const name of (await readdir(join(home, path))).sort()) {
    if (!name.startsWith('.')) await add(hash, home, `${path}/${name}`)
  }
}

/**
 * A fingerprint of everything the site is built from: names and content. Times would be cheaper (this takes half a second),
 * but a copied or restored file may be older than a build that lacks it.
 */
export async function fingerprint(home: string): Promise<string> {
  const hash = createHash('sha256')
  for (const path of sources) await add(hash, home, path)
  return hash.digest('hex')
}
