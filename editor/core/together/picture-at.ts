import { extname } from 'node:path'
import type { Value } from '../change'
import type { Git } from '../publish/git'

const kinds: Readonly<Record<string, string>> = {
  '.svg': 'svg+xml',
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.png': 'png',
  '.webp': 'webp',
  '.avif': 'avif',
}

/**
 * A picture of a commit as an address that holds it; nothing where the commit has no such file.
 * @param what its file, or what the list of pictures says of it
 */
export async function pictureAt(
  git: Git,
  commit: string,
  what: string | Readonly<Record<string, Value>>,
): Promise<string | undefined> {
  const file = typeof what === 'string' ? what : `media/files${what.base}.${what.fallback}.webp`
  try {
    const bytes = await git.bytes(`${commit}:${file}`)
    return `data:image/${kinds[extname(file)] ?? 'webp'};base64,${bytes.toString('base64')}`
  } catch {
    return undefined
  }
}
