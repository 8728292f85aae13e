import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** The end of the name of what is not written to its end yet. */
export const unfinishedEnding = '.tmp'

/** Has the names in a folder written to the disk itself. */
export async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Writes a new file so that after this returns it survives a power cut, and before that it does not exist under its
 * name. Throws what the file system throws, leaving nothing behind. `opener` is the file system's `open`.
 */
export async function writeDurably(path: string, bytes: Uint8Array, opener = open): Promise<void> {
  const unfinished = path + unfinishedEnding
  try {
    const handle = await opener(unfinished, 'wx', 0o600)
    try {
      await handle.writeFile(bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(unfinished, path)
    await flushFolder(dirname(path))
  } catch (error) {
    for (const name of [unfinished, path]) await rm(name, { force: true }).catch(() => undefined)
    throw error
  }
}
