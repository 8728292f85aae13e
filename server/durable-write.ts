import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

/** Suffix of files that are not complete yet. */
export const unfinishedEnding = '.tmp'

/** Flushes a folder, and with it the names in it, to the disk. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Creates a folder and its parents so that they survive a power cut. Only this user may read it. */
export async function makeFolderDurably(folder: string): Promise<void> {
  const whole = resolve(folder)
  const highest = await mkdir(whole, { recursive: true, mode: 0o700 })
  if (highest === undefined) return
  for (let made = whole; made.length >= highest.length; made = dirname(made)) await flushFolder(dirname(made))
}

/**
 * Writes a file so that it survives a power cut once this resolves, and does not exist under its name before it is complete.
 * Throws what the file system throws, leaving nothing behind. `opener` is the file system's `open`.
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

/** Moves a file to another folder so that the move survives a power cut. */
export async function moveDurably(from: string, to: string): Promise<void> {
  await rename(from, to)
  await flushFolder(dirname(to))
  await flushFolder(dirname(from))
}
